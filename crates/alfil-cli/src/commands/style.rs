//! The option `--style`.

use std::path::Path;

use alfil::locale::read_style;
use alfil::{Layout, Notation, Style};

use crate::args::StyleArgument;
use crate::failure::Failure;
use crate::files;

impl StyleArgument {
    /// The layout that was asked for, if every one of `targets` can read it back.
    pub(crate) fn layout(&self, targets: &[Notation<'_>]) -> Result<Layout, Failure> {
        let style = match self.style.as_str() {
            "as-written" => return Ok(Layout::AsWritten),
            "fide" => Style::fide(),
            "pgn" => Style::pgn(),
            "handbook-short" => Style::handbook_short(),
            "figurine" => Style::figurine(),
            file if Path::new(file).is_file() => {
                let input = files::read(Some(Path::new(file)))?;
                read_style(&input.text)
                    .map_err(|faults| Failure::Style(file.into(), input.text.clone(), faults))?
            }
            unknown => {
                return Err(Failure::Usage(format!(
                    "there is no style `{unknown}`, and no file of that name; \
                     the styles are as-written, fide, pgn, handbook-short and figurine"
                )));
            }
        };
        for target in targets {
            style
                .check_against(target.table())
                .map_err(|error| Failure::UnfitStyle(target.to_string(), error))?;
        }
        Ok(Layout::Styled(style))
    }
}
