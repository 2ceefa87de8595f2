//! The option `--style`.

use std::path::Path;

use alfil::document::Form;
use alfil::locale::read_style;
use alfil::{Layout, Notation, Rewriting, Style};

use crate::args::StyleArgument;
use crate::failure::Failure;
use crate::files;
use crate::messages;

/// The way to write that has this name.
pub(super) fn named(name: &str) -> Option<Rewriting> {
    let short = |style| Rewriting { form: Form::Short, layout: Layout::Styled(style) };
    Some(match name {
        "as-written" => Rewriting::default(),
        "fide" => short(Style::fide()),
        "pgn" => short(Style::pgn()),
        "handbook-short" => short(Style::handbook_short()),
        "figurine" => short(Style::figurine()),
        "long" => Rewriting { form: Form::Long, layout: Layout::Styled(Style::long()) },
        "uci" => Rewriting { form: Form::Uci, layout: Layout::AsWritten },
        _ => return None,
    })
}

impl StyleArgument {
    /// The way to write that was asked for, if every one of `targets` can read it back. Some forms can only
    /// be written with a position; `board` tells whether there is one.
    pub(crate) fn rewriting(
        &self,
        targets: &[Notation<'_>],
        board: Option<&str>,
    ) -> Result<Rewriting, Failure> {
        let rewriting = match (named(&self.style), self.style.as_str()) {
            (Some(rewriting), _) => rewriting,
            (None, file) if Path::new(file).is_file() => {
                let input = files::read(Some(Path::new(file)))?;
                let style = read_style(&input.text);
                let style =
                    style.map_err(|faults| Failure::Style(file.into(), input.text.clone(), faults))?;
                Rewriting { form: Form::Short, layout: Layout::Styled(style) }
            }
            (None, unknown) => {
                return Err(Failure::Usage(messages::no_style(
                    unknown,
                    "as-written, fide, pgn, handbook-short, figurine, long, uci",
                )));
            }
        };
        if let (Form::Long | Form::Uci, Some(option)) = (rewriting.form, board) {
            let message = messages::style_needs_position(&self.style, option);
            return Err(Failure::Usage(message));
        }
        if let Layout::Styled(style) = &rewriting.layout {
            for target in targets {
                style
                    .check_against(target.table())
                    .map_err(|error| Failure::UnfitStyle(target.to_string(), error))?;
            }
        }
        Ok(rewriting)
    }
}
