//! What a move costs in a message: `cargo bench -p alfil-fluent`.

use alfil_fluent::{Options, register};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

fn main() {
    divan::main();
}

const MESSAGES: &str = r#"
nothing = Zug: { $san }.
move = Zug: { MOVE($san) }.
figurine = Zug: { MOVE($san, style: "figurine") }.
words = Zug: { MOVE($san, style: "words") }.
piece = { PIECE($san) ->
    [knight] Springer!
   *[other] Zug.
}
line = Partie: { MOVES($line) }.
"#;

fn bundle(tag: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![tag.parse().expect("a tag")]);
    register(&mut bundle, Options::new()).expect("a language with a table");
    let resource = FluentResource::try_new(MESSAGES.into()).expect("Fluent");
    bundle.add_resource(resource).expect("messages of different names");
    bundle
}

/// A whole message, the sentence around the move included. `nothing` is the same message without a function.
#[divan::bench(args = ["nothing", "move", "figurine", "words", "piece"])]
fn one_move(bencher: Bencher<'_, '_>, id: &str) {
    let bundle = bundle("de");
    let pattern = bundle.get_message(id).and_then(|message| message.value()).expect("a message");
    let mut arguments = FluentArgs::new();
    arguments.set("san", "Nbxd7+");
    bencher
        .bench_local(|| black_box(bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new())).len());
}

/// A line of this many moves of each side, in one placeable.
#[divan::bench(args = [1, 10, 100])]
fn line(bencher: Bencher<'_, '_>, moves: usize) {
    let bundle = bundle("de");
    let pattern = bundle.get_message("line").and_then(|message| message.value()).expect("a message");
    let line: Vec<String> = (1..=moves)
        .map(
            |number| {
                if number % 2 == 1 { format!("{number}. Nf3 Nf6") } else { format!("{number}. Ng1 Ng8") }
            },
        )
        .collect();
    let mut arguments = FluentArgs::new();
    arguments.set("line", line.join(" "));
    bencher
        .counter(ItemsCount::new(2 * moves))
        .bench_local(|| black_box(bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new())).len());
}

/// What a program does once for each locale.
#[divan::bench]
fn registration(bencher: Bencher<'_, '_>) {
    bencher.bench(|| {
        let mut bundle = FluentBundle::<FluentResource>::new_concurrent(vec!["de".parse().expect("a tag")]);
        register(&mut bundle, Options::new()).expect("a language with a table");
        bundle
    });
}
