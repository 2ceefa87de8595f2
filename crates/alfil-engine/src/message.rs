//! What is said to people: [`Message`], a [`Template`] with its [`Argument`]s.
//!
//! A message is English when it is written with `{}`. A program that speaks other languages looks up the
//! template's key in a catalogue of its own and gives it the same arguments; nothing here knows of catalogues.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::role::Role;
use crate::square::{File, Rank, Square};

/// Something to say to a person, which can be said in any language.
///
/// Written with `{}` it is English.
///
/// ```
/// mod messages {
///     alfil_engine::messages! {
///         /// A move that is none.
///         pub fn not_a_move(word) = "`{word}` is not a move";
///     }
/// }
/// let message = messages::not_a_move("Nf9");
/// assert_eq!(message.to_string(), "`Nf9` is not a move");
/// assert_eq!(message.key(), "not_a_move");
/// assert_eq!(message.arguments().next(), Some(("word", &"Nf9".into())));
/// assert_eq!(messages::TEMPLATES.len(), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    template: &'static Template,
    arguments: Vec<Argument>,
}

/// What all messages of a kind have in common.
#[derive(Debug, PartialEq, Eq)]
pub struct Template {
    /// Its name, by which catalogues of other languages know it.
    pub key: &'static str,
    /// The English text; `{name}` stands for an argument.
    pub english: &'static str,
    /// The names of the arguments, in their order.
    pub variables: &'static [&'static str],
}

/// What stands in a message in the place of a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Argument {
    /// A text: what was found in a file, or an English word that catalogues select by, such as `knight`.
    Text(Cow<'static, str>),
    /// A number, for languages that inflect by it.
    Number(u64),
    /// Another message.
    Message(Message),
    /// Several of them.
    List(Vec<Argument>, Joint),
}

/// What stands between the parts of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Joint {
    /// A comma.
    Comma,
    /// A semicolon.
    Semicolon,
    /// A comma, but "or" before the last.
    Or,
    /// ", and".
    And,
}

/// A text that is not the program's own, such as the message of another library.
static VERBATIM: Template = Template { key: Message::VERBATIM, english: "{text}", variables: &["text"] };

impl Message {
    /// The key of a message that is a text of its own, such as that of another library.
    pub const VERBATIM: &str = "verbatim";

    /// A message of a kind, with its arguments in the order of the template's variables.
    /// [`messages!`](crate::messages!) writes functions that call this.
    pub fn new<const N: usize>(template: &'static Template, arguments: [Argument; N]) -> Message {
        Message { template, arguments: arguments.into() }
    }

    /// A text that says the same in every language: not the program's own words.
    pub fn verbatim(text: impl Into<Argument>) -> Message {
        Message::new(&VERBATIM, [text.into()])
    }

    /// The name of its template, by which catalogues know it.
    pub fn key(&self) -> &'static str {
        self.template.key
    }

    /// Its arguments, with their names.
    pub fn arguments(&self) -> impl Iterator<Item = (&'static str, &Argument)> {
        self.template.variables.iter().copied().zip(&self.arguments)
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.template.english;
        while let Some((before, behind)) = rest.split_once('{') {
            f.write_str(before)?;
            let found = behind.split_once('}').and_then(|(name, after)| {
                let (_, argument) = self.arguments().find(|(variable, _)| *variable == name)?;
                Some((argument, after))
            });
            rest = match found {
                Some((argument, after)) => {
                    argument.fmt(f)?;
                    after
                }
                // A brace that is meant as one.
                None => {
                    f.write_str("{")?;
                    behind
                }
            };
        }
        f.write_str(rest)
    }
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Argument::Text(text) => f.write_str(text),
            Argument::Number(number) => number.fmt(f),
            Argument::Message(message) => message.fmt(f),
            Argument::List(parts, joint) => {
                for (index, part) in parts.iter().enumerate() {
                    f.write_str(match joint {
                        _ if index == 0 => "",
                        Joint::Comma => ", ",
                        Joint::Semicolon => "; ",
                        Joint::Or if index + 1 == parts.len() => " or ",
                        Joint::Or => ", ",
                        Joint::And => ", and ",
                    })?;
                    part.fmt(f)?;
                }
                Ok(())
            }
        }
    }
}

impl PartialEq<str> for Message {
    /// Whether it is this in English.
    fn eq(&self, english: &str) -> bool {
        use alloc::string::ToString;
        let said = self.to_string();
        said == english
    }
}

impl PartialEq<&str> for Message {
    fn eq(&self, english: &&str) -> bool {
        *self == **english
    }
}

impl Argument {
    /// Several things, and what stands between them.
    pub fn list<T: Into<Argument>>(parts: impl IntoIterator<Item = T>, joint: Joint) -> Argument {
        Argument::List(parts.into_iter().map(Into::into).collect(), joint)
    }

    /// A text as it is written with `{}`, which is the same in every language.
    pub fn text(text: impl fmt::Display) -> Argument {
        Argument::Text(alloc::format!("{text}").into())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Text(text.into())
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Argument {
        Argument::Text(String::from(text).into())
    }
}

impl From<&String> for Argument {
    fn from(text: &String) -> Argument {
        text.as_str().into()
    }
}

impl From<char> for Argument {
    fn from(character: char) -> Argument {
        String::from(character).into()
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Argument {
        Argument::Number(u64::try_from(number).unwrap_or(u64::MAX))
    }
}

macro_rules! from_numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Argument {
            fn from(number: $number) -> Argument {
                Argument::Number(number.into())
            }
        }
    )*};
}

from_numbers! { u8 u16 u32 u64 }

impl From<Message> for Argument {
    fn from(message: Message) -> Argument {
        Argument::Message(message)
    }
}

impl From<Role> for Argument {
    /// Its English name, by which catalogues select.
    fn from(role: Role) -> Argument {
        Argument::Text(role.name().into())
    }
}

impl From<Square> for Argument {
    fn from(square: Square) -> Argument {
        Argument::text(square)
    }
}

impl From<File> for Argument {
    fn from(file: File) -> Argument {
        Argument::text(file)
    }
}

impl From<Rank> for Argument {
    fn from(rank: Rank) -> Argument {
        Argument::text(rank)
    }
}

/// Writes a function for each message that a crate can say, and `TEMPLATES`, a list of them all.
///
/// Each takes what the message needs and gives the [`Message`]. The name of the function is the key by which
/// catalogues know the message. An argument may serve other languages only: English need not use it.
///
/// ```
/// alfil_engine::messages! {
///     /// Something is missing.
///     fn missing(what) = "{what} is missing";
/// }
/// assert_eq!(missing("the tag").to_string(), "the tag is missing");
/// ```
#[macro_export]
macro_rules! messages {
    ($( $(#[$attribute:meta])* $view:vis fn $name:ident ( $($argument:ident),* ) = $english:literal; )*) => {
        $(
            $(#[$attribute])*
            $view fn $name($($argument: impl Into<$crate::Argument>),*) -> $crate::Message {
                static TEMPLATE: $crate::Template = $crate::Template {
                    key: stringify!($name),
                    english: $english,
                    variables: &[$(stringify!($argument)),*],
                };
                $crate::Message::new(&TEMPLATE, [$($argument.into()),*])
            }
        )*

        /// Every message that this crate can say.
        pub static TEMPLATES: &[$crate::Template] = &[$(
            $crate::Template {
                key: stringify!($name),
                english: $english,
                variables: &[$(stringify!($argument)),*],
            },
        )*];
    };
}
