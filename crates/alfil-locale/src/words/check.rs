//! Holds the messages of a language to what the program needs of them: [`check`].
//!
//! The build script runs this over `locales/`, a program over the files that are dropped in.

use std::collections::{BTreeMap, BTreeSet};

use alfil_engine::{Diagnostic, Message, Severity, Span};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::messages;
use crate::source::nearest;

/// What a message that the program asks for may and must use.
pub(crate) struct Requirement {
    /// Its name.
    pub(crate) id: &'static str,
    /// Whether a language may be without it.
    pub(crate) optional: bool,
    /// The variables it may use.
    pub(crate) may: &'static [&'static str],
    /// The variables without which it would not say the whole move.
    pub(crate) must: &'static [&'static str],
}

/// The variables of every message that words an action.
const ACTION: &[&str] = &[
    "piece",
    "captured",
    "promotion",
    "passing",
    "side",
    "manner",
    "from",
    "from-text",
    "from-file",
    "from-file-text",
    "from-rank",
    "arrival",
    "to",
    "to-file",
    "to-file-text",
    "to-rank",
];

const MOVE: &[&str] = &["action", "mark", "annotation", "signs", "draw", "manner"];

/// Every message that the program asks for. `docs/fluent.md` describes them for translators.
pub(crate) const REQUIREMENTS: &[Requirement] = &[
    Requirement { id: "piece", optional: false, may: &["piece", "manner"], must: &["piece"] },
    Requirement {
        id: "piece-moves",
        optional: false,
        may: ACTION,
        must: &["piece", "from", "from-text", "to"],
    },
    Requirement {
        id: "piece-captures",
        optional: false,
        may: ACTION,
        must: &["piece", "from", "from-text", "captured", "to"],
    },
    Requirement {
        id: "pawn-moves",
        optional: false,
        may: ACTION,
        must: &["from", "from-text", "arrival", "to", "promotion", "passing"],
    },
    Requirement {
        id: "pawn-captures",
        optional: false,
        may: ACTION,
        must: &["from", "from-text", "captured", "arrival", "to", "promotion", "passing"],
    },
    Requirement { id: "castles", optional: false, may: ACTION, must: &["side"] },
    Requirement { id: "passes", optional: false, may: ACTION, must: &[] },
    Requirement { id: "drops", optional: false, may: ACTION, must: &["piece", "to"] },
    Requirement {
        id: "move",
        optional: false,
        may: MOVE,
        must: &["action", "mark", "annotation", "signs", "draw"],
    },
    Requirement {
        id: "judgement",
        optional: false,
        may: &["verdict", "side", "manner"],
        must: &["verdict", "side"],
    },
    Requirement {
        id: "judged",
        optional: false,
        may: &["move", "judgement", "manner"],
        must: &["move", "judgement"],
    },
    Requirement { id: "line", optional: false, may: &["moves", "move", "manner"], must: &["moves", "move"] },
    Requirement { id: "spoken-file", optional: false, may: &["file"], must: &["file"] },
    Requirement { id: "spoken-rank", optional: false, may: &["rank"], must: &["rank"] },
    Requirement { id: "named-file", optional: true, may: &["file"], must: &["file"] },
];

/// All that is wrong with the messages in `text`.
pub(crate) fn check(text: &str) -> Vec<Diagnostic> {
    let resource = match parser::parse(text) {
        Ok(resource) => resource,
        Err((_, errors)) => {
            let fault = |error: parser::ParserError| {
                fault("ftl-syntax", Span::from(error.pos), Message::verbatim(error.kind.to_string()))
                    .with_help(messages::ftl_see_fluent())
            };
            return errors.into_iter().map(fault).collect();
        }
    };
    let mut faults = Vec::new();
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        let (id, pattern) = match entry {
            Entry::Message(message) => match &message.value {
                Some(value) => (message.id.name, value),
                None => continue,
            },
            Entry::Term(term) => {
                let help = messages::ftl_write_a_message();
                let message = messages::ftl_term(term.id.name);
                let at = place(text, &format!("-{}", term.id.name));
                faults.push(fault("ftl-term", at, message).with_help(help));
                continue;
            }
            _ => continue,
        };
        let mut uses = Uses::default();
        uses.pattern(pattern);
        if messages.insert(id, uses).is_some() {
            let what = messages::ftl_twice(id);
            faults.push(fault("ftl-twice", place(text, id), what).with_help(messages::remove_one()));
        }
    }
    let names: Vec<&str> = messages.keys().copied().collect();
    for (id, uses) in &messages {
        for message in uses.messages.iter().filter(|message| !messages.contains_key(*message)) {
            let what = messages::ftl_unknown_message(*id, *message);
            let help = match nearest(message, &names) {
                Some(near) => messages::did_you_mean(near),
                None => messages::ftl_write_it_too(*message),
            };
            faults.push(fault("ftl-unknown-message", place(text, message), what).with_help(help));
        }
        for other in &uses.others {
            let what = messages::ftl_not_allowed(*id, *other);
            let help = messages::ftl_write_a_message();
            faults.push(fault("ftl-not-allowed", place(text, other), what).with_help(help));
        }
        if reaches(&messages, id, id) {
            let what = messages::ftl_circle(*id);
            faults.push(fault("ftl-circle", place(text, id), what).with_help(messages::ftl_break_circle()));
        }
    }
    for requirement in REQUIREMENTS {
        let id = requirement.id;
        if !messages.contains_key(id) {
            if !requirement.optional {
                let what = messages::ftl_missing(id);
                let help = match nearest(id, &names) {
                    Some(near) if !is_required(near) => messages::ftl_rename(near, id),
                    _ => messages::ftl_write_it(id),
                };
                faults.push(fault("ftl-missing-message", Span::new(0, 0), what).with_help(help));
            }
            continue;
        }
        let used = variables(&messages, id);
        for variable in used.iter().filter(|variable| !requirement.may.contains(*variable)) {
            let what = messages::ftl_unknown_variable(id, format!("${variable}"));
            let help = messages::ftl_variables(format!("${}", requirement.may.join(", $")));
            let at = place(text, &format!("${variable}"));
            faults.push(fault("ftl-unknown-variable", at, what).with_help(help));
        }
        for variable in requirement.must.iter().filter(|variable| !used.contains(*variable)) {
            let what = messages::ftl_unsaid(id, format!("${variable}"));
            let help = messages::ftl_use_it(format!("${variable}"));
            faults.push(fault("ftl-unsaid", place(text, id), what).with_help(help));
        }
    }
    faults
}

fn is_required(id: &str) -> bool {
    REQUIREMENTS.iter().any(|requirement| requirement.id == id)
}

fn fault(code: &'static str, span: Span, message: Message) -> Diagnostic {
    Diagnostic::new(code, Severity::Error, span, message)
}

/// Where `name` first stands as a whole name. The parser keeps no places, and names are written only where
/// they are meant.
pub(crate) fn place(text: &str, name: &str) -> Span {
    let part_of_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let whole = |at: &usize| {
        let before = text.get(..*at).and_then(|text| text.chars().next_back());
        let after = text.get(at + name.len()..).and_then(|text| text.chars().next());
        !before.is_some_and(|c| part_of_name(c) || c == '$') && !after.is_some_and(part_of_name)
    };
    let at = text.match_indices(name).map(|(at, _)| at).find(whole);
    at.map_or(Span::new(0, 0), |at| Span::new(at, at + name.len()))
}

/// What a message uses by itself.
#[derive(Default)]
struct Uses<'t> {
    variables: BTreeSet<&'t str>,
    messages: BTreeSet<&'t str>,
    others: BTreeSet<&'t str>,
}

impl<'t> Uses<'t> {
    fn pattern(&mut self, pattern: &Pattern<&'t str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'t str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'t str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            InlineExpression::MessageReference { id, attribute: None } => {
                self.messages.insert(id.name);
            }
            InlineExpression::MessageReference { id, attribute: Some(_) }
            | InlineExpression::TermReference { id, .. }
            | InlineExpression::FunctionReference { id, .. } => {
                self.others.insert(id.name);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }
}

/// The variables that a message uses, by itself or through others.
fn variables<'t>(messages: &BTreeMap<&'t str, Uses<'t>>, id: &str) -> BTreeSet<&'t str> {
    let mut seen = BTreeSet::new();
    let mut open = vec![id];
    let mut variables = BTreeSet::new();
    while let Some(id) = open.pop() {
        if let Some(uses) = messages.get(id)
            && seen.insert(id)
        {
            variables.extend(&uses.variables);
            open.extend(&uses.messages);
        }
    }
    variables
}

/// Whether a message uses `target` through at least one step.
fn reaches(messages: &BTreeMap<&str, Uses<'_>>, from: &str, target: &str) -> bool {
    let mut seen = BTreeSet::new();
    let mut open: Vec<&str> =
        messages.get(from).into_iter().flat_map(|uses| uses.messages.iter().copied()).collect();
    while let Some(id) = open.pop() {
        if id == target {
            return true;
        }
        if seen.insert(id) {
            open.extend(messages.get(id).into_iter().flat_map(|uses| uses.messages.iter().copied()));
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builtin;

    fn codes(text: &str) -> Vec<(&'static str, usize)> {
        let faults = check(text);
        assert!(faults.iter().all(|fault| fault.help.is_some()), "{faults:#?}");
        faults.iter().map(|fault| (fault.code, fault.span.start)).collect()
    }

    #[test]
    fn faults_have_their_place() {
        let english = builtin::EN.ftl().unwrap();
        assert_eq!(codes(english), []);
        let at = |text: &str, what: &str| text.find(what).unwrap();
        let wrong = english.replace("passes = null move", "passes = null { $mvoe }");
        assert_eq!(codes(&wrong), [("ftl-unknown-variable", at(&wrong, "$mvoe"))]);
        let wrong = english.replace("passes = null move", "passes = { nothing }");
        assert_eq!(codes(&wrong), [("ftl-unknown-message", at(&wrong, "nothing"))]);
        let wrong = english.replace("passes = null move", "passes = { NUMBER(1) }");
        assert_eq!(codes(&wrong), [("ftl-not-allowed", at(&wrong, "NUMBER"))]);
        let wrong = english.replace("passes = null move", "passes = { passes }");
        assert_eq!(codes(&wrong), [("ftl-circle", at(&wrong, "passes"))]);
        let wrong = english.replace("passes = null move", "gone = null move");
        assert_eq!(codes(&wrong), [("ftl-missing-message", 0)]);
        let wrong = english.replace("passes = null move", "pases = null move");
        assert_eq!(check(&wrong)[0].help, Some(messages::ftl_rename("pases", "passes")));
        let wrong = english.replace("drops = { piece } dropped on { $to }", "drops = dropped on { $to }");
        assert_eq!(codes(&wrong), [("ftl-unsaid", at(&wrong, "drops ="))]);
        let wrong = english.replace("passes = null move", "passes = { $side");
        assert!(codes(&wrong).iter().any(|(code, start)| *code == "ftl-syntax" && *start > 100));
    }
}
