//! As much of JSON Schema as the schemas in `docs/` use.

use serde_json::{Map, Value};

/// Everything about `value` that `schema` does not allow. `root` is the whole schema.
///
/// # Panics
/// The schema has a keyword that is not known here, so that none is passed over.
pub(super) fn faults(root: &Value, schema: &Value, value: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    check(root, schema, value, "", &mut faults);
    faults
}

/// Follows references.
pub(super) fn resolve<'a>(root: &'a Value, schema: &'a Value) -> &'a Value {
    match schema.get("$ref").and_then(Value::as_str) {
        Some(reference) => root.pointer(reference.trim_start_matches('#')).expect(reference),
        None => schema,
    }
}

fn check(root: &Value, schema: &Value, value: &Value, place: &str, faults: &mut Vec<String>) {
    let schema = resolve(root, schema);
    if *schema == Value::Bool(true) {
        return;
    }
    let empty = Map::new();
    let object = value.as_object().unwrap_or(&empty);
    let array = value.as_array().map_or(&[][..], Vec::as_slice);
    let mut require = |holds: bool, what: String| {
        if !holds {
            faults.push(format!("{place}: {what}"));
        }
    };
    let allows = |schema: &Value| self::faults(root, schema, value).is_empty();
    let length = |limit: &Value| usize::try_from(limit.as_u64().expect("a length")).expect("a small length");
    for (keyword, rule) in schema.as_object().expect("a schema") {
        match keyword.as_str() {
            "$schema" | "title" | "description" | "default" | "definitions" | "$defs" => {}
            "type" => require(
                type_of(value) == rule
                    || rule.as_array().is_some_and(|all| all.contains(&type_of(value).into())),
                format!("{value} is no {rule}"),
            ),
            "minimum" => require(
                value.as_i64().zip(rule.as_i64()).is_none_or(|(value, least)| value >= least),
                format!("{value} is less than {rule}"),
            ),
            "enum" => require(
                rule.as_array().is_some_and(|all| all.contains(value)),
                format!("{value} is not one of {rule}"),
            ),
            "required" => {
                for key in rule.as_array().expect("keys").iter().filter_map(Value::as_str) {
                    require(object.contains_key(key), format!("`{key}` is missing"));
                }
            }
            "minLength" => require(
                value.as_str().is_none_or(|text| text.chars().count() >= length(rule)),
                format!("{value} is too short"),
            ),
            "minItems" => require(!value.is_array() || array.len() >= length(rule), "too few".into()),
            "maxItems" => require(array.len() <= length(rule), "too many".into()),
            "anyOf" => {
                require(
                    rule.as_array().expect("schemas").iter().any(allows),
                    format!("{value} does not fit"),
                );
            }
            "oneOf" => require(
                rule.as_array().expect("schemas").iter().filter(|schema| allows(schema)).count() == 1,
                format!("{value} does not fit"),
            ),
            "propertyNames" => {
                assert_eq!(rule["pattern"], "^[a-z][a-z0-9-]*$", "the one pattern that is known here");
                for name in object.keys() {
                    let fits = name.starts_with(|c: char| c.is_ascii_lowercase())
                        && name.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-');
                    require(fits, format!("`{name}` is not a name"));
                }
            }
            "properties" | "additionalProperties" | "items" => {}
            unknown => panic!("the keyword `{unknown}` is not known to this test"),
        }
    }
    let properties = schema.get("properties").and_then(Value::as_object).unwrap_or(&empty);
    for (key, value) in object {
        let place = format!("{place}/{key}");
        match (properties.get(key), schema.get("additionalProperties")) {
            (Some(schema), _) => check(root, schema, value, &place, faults),
            (None, Some(Value::Bool(false))) => faults.push(format!("{place}: unknown key")),
            (None, Some(schema)) => check(root, schema, value, &place, faults),
            (None, None) => {}
        }
    }
    if let Some(items) = schema.get("items") {
        for (number, value) in array.iter().enumerate() {
            check(root, items, value, &format!("{place}/{number}"), faults);
        }
    }
}

fn type_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}
