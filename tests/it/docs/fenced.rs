//! The fenced blocks of a Markdown page.

/// One block between two fences.
pub(super) struct Block {
    /// What follows the opening fence: `toml refused syntax`.
    pub(super) info: String,
    pub(super) text: String,
    /// The line of the opening fence, from 1.
    pub(super) line: usize,
}

impl Block {
    /// The words of the opening fence.
    pub(super) fn words(&self) -> Vec<&str> {
        self.info.split_whitespace().collect()
    }
}

pub(super) fn blocks(page: &str) -> Vec<Block> {
    let mut all = Vec::new();
    rewrite(page, |block| {
        all.push(Block { info: block.info.clone(), text: block.text.clone(), line: block.line });
        String::new()
    });
    all
}

/// The page with the text of each block replaced by what `text` makes of it.
pub(super) fn rewrite(page: &str, mut text: impl FnMut(&Block) -> String) -> String {
    let mut new = String::new();
    let mut open: Option<Block> = None;
    for (number, line) in page.lines().enumerate() {
        match (line.strip_prefix("```"), &mut open) {
            (None, Some(block)) => {
                block.text += line;
                block.text += "\n";
                continue;
            }
            (Some(info), None) => {
                open = Some(Block { info: info.into(), text: String::new(), line: number + 1 });
            }
            (Some(_), Some(block)) => {
                new += &text(block);
                open = None;
            }
            (None, None) => {}
        }
        new += line;
        new += "\n";
    }
    new
}
