//! Where chessmen stand: [`File`], [`Rank`], [`Square`], whatever letters a language writes for them.

use core::fmt;

/// Defines one of the two coordinates: eight values with a key each.
macro_rules! coordinate {
    ($(#[$doc:meta])* $name:ident { $($variant:ident $key:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $(#[doc = concat!("`", $key, "`")] $variant),*
        }

        impl $name {
            /// All eight, in order.
            pub const ALL: [$name; 8] = [$($name::$variant),*];

            /// Position in `ALL`: 0 to 7.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The value at position `index` of `ALL`, `None` from 8 on.
            #[allow(clippy::indexing_slicing)] // checked right before
            pub const fn new(index: usize) -> Option<$name> {
                if index < 8 { Some($name::ALL[index]) } else { None }
            }

            /// The character of the Laws for it (C.5, C.6).
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $key),* }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }
    };
}

coordinate! {
    /// A file, `a` to `h` from White's left (C.5).
    File { A "a", B "b", C "c", D "d", E "e", F "f", G "g", H "h" }
}

coordinate! {
    /// A rank, `1` to `8` from White's side (C.6).
    Rank {
        First "1", Second "2", Third "3", Fourth "4", Fifth "5", Sixth "6", Seventh "7", Eighth "8",
    }
}

/// One of the sixty-four squares (C.7).
///
/// ```
/// use alfil_engine::{File, Rank, Square};
/// let square = Square::new(File::F, Rank::Third);
/// assert_eq!(square.to_string(), "f3");
/// assert_eq!(Square::from_name("f3"), Some(square));
/// assert_eq!(square.index(), 21); // a1 = 0, b1 = 1, ... h8 = 63
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    // The rank stands first so that the derived order is that of `index`.
    rank: Rank,
    file: File,
}

impl Square {
    /// The square where `file` and `rank` cross.
    pub const fn new(file: File, rank: Rank) -> Square {
        Square { rank, file }
    }

    /// The square with this [`index`](Square::index), `None` from 64 on.
    pub const fn from_index(index: usize) -> Option<Square> {
        match (File::new(index % 8), Rank::new(index / 8)) {
            (Some(file), Some(rank)) => Some(Square { rank, file }),
            _ => None,
        }
    }

    /// The square named in the Laws' letters, `a1` to `h8`; nothing else is accepted.
    pub const fn from_name(name: &str) -> Option<Square> {
        let [file @ b'a'..=b'h', rank @ b'1'..=b'8'] = *name.as_bytes() else { return None };
        Square::from_index((rank - b'1') as usize * 8 + (file - b'a') as usize)
    }

    /// Its file.
    pub const fn file(self) -> File {
        self.file
    }

    /// Its rank.
    pub const fn rank(self) -> Rank {
        self.rank
    }

    /// 0 for a1, 1 for b1 … 63 for h8.
    pub const fn index(self) -> usize {
        self.rank.index() * 8 + self.file.index()
    }

    /// All sixty-four, a1 first, h8 last.
    pub fn all() -> impl Iterator<Item = Square> + Clone {
        Rank::ALL.into_iter().flat_map(|rank| File::ALL.into_iter().map(move |file| Square { rank, file }))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file, self.rank)
    }
}
