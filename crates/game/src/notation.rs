//! The notation of actions, said once: each variant's words are written and read by the same line of a table, so the
//! two cannot drift apart.

/// Gives an enum of actions its `Display` and its `FromStr`: a verb, then the fields in the order of the table, with
/// one space before each. The last field takes what is left of the text, so it may have several words. Only what
/// `Display` writes is read: no other spelling of a number, no word too many.
///
/// ```
/// #[derive(Debug, PartialEq)]
/// enum Action {
///     Buy { good: u8, count: u8 },
///     Name(String),
///     Done,
/// }
///
/// game::notation! {
///     Action {
///         "buy" => Buy { count, good },
///         "name" => Name(name),
///         "done" => Done,
///     }
/// }
///
/// assert_eq!(Action::Buy { good: 7, count: 2 }.to_string(), "buy 2 7");
/// assert_eq!("buy 2 7".parse(), Ok(Action::Buy { good: 7, count: 2 }));
/// assert_eq!("name Hans Sachs".parse(), Ok(Action::Name("Hans Sachs".into())));
/// for text in ["buy 02 7", "buy 2", "buy 2 7 9", "done ", "Done", "done now", "name", ""] {
///     assert!(text.parse::<Action>().is_err(), "{text}");
/// }
/// ```
#[macro_export]
macro_rules! notation {
    ($name:ident { $($verb:literal => $variant:ident $(($($part:ident),+))? $({ $($field:ident),+ })?),+ $(,)? }) => {
        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter) -> ::std::fmt::Result {
                match self {
                    $($name::$variant $(($($part),+))? $({ $($field),+ })? => {
                        f.write_str($verb)?;
                        $($(write!(f, " {}", $part)?;)+)?
                        $($(write!(f, " {}", $field)?;)+)?
                    })+
                }
                Ok(())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::BadNotation;

            fn from_str(text: &str) -> Result<$name, $crate::BadNotation> {
                fn read(text: &str) -> Option<$name> {
                    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
                    Some(match verb {
                        $($verb => {
                            const FIELDS: &[&str] = &[$($(stringify!($part)),+)? $($(stringify!($field)),+)?];
                            let mut _words = rest.splitn(FIELDS.len(), ' ');
                            $($(let $part = _words.next()?.parse().ok()?;)+)?
                            $($(let $field = _words.next()?.parse().ok()?;)+)?
                            $name::$variant $(($($part),+))? $({ $($field),+ })?
                        })+
                        _ => return None,
                    })
                }
                let written = |action: &$name| action.to_string() == text;
                read(text).filter(written).ok_or_else(|| $crate::BadNotation(text.into()))
            }
        }
    };
}
