//! Language tags as people's systems have them, and which table answers.

use alfil::Registry;

/// What is asked for, and the table that answers; `-` for none.
const REQUESTS: &str = "
    es              es
    ES              es
    es-MX           es
    es-419          es
    es_ES.UTF-8     es
    es_ES@euro      es
    pt-AO           pt
    pt-BR           pt-BR
    pt_BR.UTF-8     pt-BR
    pt-PT           pt
    zh              zh-Hans
    zh-CN           zh-Hans
    zh-SG           zh-Hans
    zh-TW           zh-Hant
    zh-HK           zh-Hant
    zh-Hant-TW      zh-Hant
    zh-Hans-TW      zh-Hans
    zh_TW.UTF-8     zh-Hant
    sr              sr-Cyrl
    sr-RS           sr-Cyrl
    sr-Latn         sr-Latn
    sr-Latn-RS      sr-Latn
    sr_RS@latin     sr-Latn
    sr-ME           sr-Latn
    sr-Cyrl-ME      sr-Cyrl
    sh              sr-Latn
    no              nb
    nb-NO           nb
    nn-NO           nn
    iw              he
    he-IL           he
    mo              ro
    in              id
    de-AT           de
    de-CH           de
    fr-CA           fr
    az-IR           -
    az-Cyrl         -
    az-Latn-AZ      az
    uk-Latn         -
    ru@latin        ru@latin
    ru@cyrillic     -
    el-GR           el
    el@greek-files  el@greek-files
    C               -
    POSIX           -
    root            -
    und             -
    tlh             -
    xx-YY           -
";

#[test]
fn the_right_table_answers_or_none() {
    let registry = Registry::builtin();
    let mut wrong = Vec::new();
    for line in REQUESTS.lines().filter(|line| !line.trim().is_empty()) {
        let (request, expected) = line.trim().split_once(' ').unwrap();
        let expected = expected.trim();
        let answer = registry.get(request).map_or("-".to_string(), |notation| notation.to_string());
        if answer != expected {
            wrong.push(format!("{request}: {answer} answers, not {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn an_unknown_language_names_the_nearest() {
    let registry = Registry::builtin();
    let said = |request: &str| registry.get(request).unwrap_err().to_string();
    assert_eq!(said("spanish"), "there is no table for the language `spanish`; did you mean `es`?");
    assert_eq!(
        said("español"),
        "`español` is not a language tag such as `es`, `pt-BR` or `sr-Cyrl`; did you mean `es`?"
    );
    assert_eq!(said("az-IR"), "there is no table for the language `az-IR`; did you mean `az`?");
    assert_eq!(
        said("qqq"),
        "there is no table for the language `qqq`; `alfil locales list` shows those there are"
    );
    assert_eq!(said("el@greek"), "there is no variant `el@greek`; did you mean `el@greek-files`?");
    assert_eq!(said("en@x"), "there is no variant `en@x`; this language has none");
}
