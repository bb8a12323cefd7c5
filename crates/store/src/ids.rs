//! The names of things: ids that fit into a link and cannot be counted through, and tokens that cannot be guessed.

use data_encoding::{BASE64URL_NOPAD, Encoding, HEXLOWER, Specification};
use sha2::{Digest, Sha256};
use std::fmt::{self, Display};
use std::str::FromStr;
use std::sync::LazyLock;

/// Bits of the random part of an id: it stays positive in a BIGINT, and twelve letters of five bits say it.
const ID_BITS: u32 = 60;

/// Letters and digits that nobody mistakes for each other when reading a link aloud.
static LETTERS: LazyLock<Encoding> = LazyLock::new(|| {
    let mut spec = Specification::new();
    spec.symbols.push_str("0123456789abcdefghjkmnpqrstvwxyz");
    spec.encoding().expect("32 different letters")
});

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(i64);

        impl $name {
            /// A new one.
            ///
            /// # Panics
            /// If the operating system has no random bits to give: nothing that must not be guessed can be made then.
            pub fn random() -> $name {
                let bits = getrandom::u64().expect("random bits from the operating system");
                $name((bits >> (64 - ID_BITS)) as i64)
            }

            /// As the database has it.
            pub fn number(self) -> i64 {
                self.0
            }

            /// As the database had it.
            pub fn from_number(number: i64) -> $name {
                $name(number)
            }
        }

        impl Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                // 60 bits are twelve letters; the four bits in front of them are always zero.
                f.write_str(&LETTERS.encode(&(self.0 << 4).to_be_bytes())[..12])
            }
        }

        impl FromStr for $name {
            type Err = NoId;

            fn from_str(text: &str) -> Result<$name, NoId> {
                // Thirteen letters with a last `0` are eight bytes.
                let bytes = LETTERS.decode(format!("{text}0").as_bytes()).map_err(|_| NoId)?;
                let bytes: [u8; 8] = bytes.try_into().map_err(|_| NoId)?;
                Ok($name((u64::from_be_bytes(bytes) >> 4) as i64))
            }
        }
    };
}

id! {
    /// A table, in links and in the database.
    TableId
}

id! {
    /// A player, in links and in the database.
    PlayerId
}

id! {
    /// A set of pieces, in links and in the database: who has the link may look at it.
    SetId
}

id! {
    /// A study, in links and in the database: who has the link may look at it.
    StudyId
}

/// A text that is no id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoId;

impl Display for NoId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("an id has twelve small letters and digits")
    }
}

impl std::error::Error for NoId {}

/// 256 random bits that open something: a session, an invitation, a link to another device. Only its [`TokenHash`] is
/// stored.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// A new one.
    ///
    /// # Panics
    /// If the operating system has no random bits to give.
    pub fn random() -> Token {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("random bits from the operating system");
        Token(BASE64URL_NOPAD.encode(&bytes))
    }

    /// What somebody presents; it may be anything.
    pub fn presented(text: &str) -> Token {
        Token(text.into())
    }

    /// For a cookie or a link.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What is stored of it.
    pub fn hash(&self) -> TokenHash {
        TokenHash(HEXLOWER.encode(&Sha256::digest(self.0.as_bytes())))
    }
}

/// Tokens do not get into logs.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// 80 random bits that let in whoever has lost everything else, once. People copy it by hand.
#[derive(Clone, PartialEq, Eq)]
pub struct RecoveryCode(String);

impl RecoveryCode {
    /// A new one.
    ///
    /// # Panics
    /// If the operating system has no random bits to give.
    pub fn random() -> RecoveryCode {
        let mut bytes = [0; 10];
        getrandom::fill(&mut bytes).expect("random bits from the operating system");
        RecoveryCode(LETTERS.encode(&bytes))
    }

    /// What somebody types: capitals, spaces and dashes do not matter, nor letters that look like digits.
    pub fn presented(text: &str) -> RecoveryCode {
        let letter = |letter: char| match letter.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            other => other,
        };
        RecoveryCode(text.chars().filter(char::is_ascii_alphanumeric).map(letter).collect())
    }

    /// What is stored of it.
    pub fn hash(&self) -> TokenHash {
        Token::presented(&self.0).hash()
    }
}

/// For paper: four groups of four letters.
impl Display for RecoveryCode {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let letters: Vec<char> = self.0.chars().collect();
        let groups: Vec<String> = letters.chunks(4).map(|group| group.iter().collect()).collect();
        f.write_str(&groups.join("-"))
    }
}

/// Codes do not get into logs.
impl fmt::Debug for RecoveryCode {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("RecoveryCode(…)")
    }
}

/// What is stored of a token: who reads the database cannot sign in with it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TokenHash(pub(crate) String);

impl TokenHash {
    /// As the database has it.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// As the database, or a form that was made from it, has it.
    pub fn from_text(text: &str) -> TokenHash {
        TokenHash(text.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_print_and_parse_back() {
        for number in [0, 1, 31, 32, 1 << 40, (1 << 60) - 1] {
            let id = TableId::from_number(number);
            let text = id.to_string();
            assert_eq!(text.len(), 12, "{text}");
            assert_eq!(text.parse(), Ok(id), "{text}");
        }
        assert_ne!(TableId::random(), TableId::random());
        for bad in ["", "0", "0123456789abc", "0123456789ab0", "0123456789aB", "../../etc/pwd", "ääääääääääää"]
        {
            assert_eq!(bad.parse::<TableId>(), Err(NoId), "{bad}");
        }
    }

    #[test]
    fn codes_can_be_copied_by_hand() {
        let code = RecoveryCode::random();
        let text = code.to_string();
        assert_eq!((text.len(), text.matches('-').count()), (19, 3), "{text}");
        assert_ne!(code, RecoveryCode::random());
        let badly = text.to_uppercase().replace('0', "O").replace('1', "l").replace('-', " ");
        assert_eq!(RecoveryCode::presented(&format!(" {badly}\n")).hash(), code.hash(), "{badly}");
        assert!(!format!("{code:?} {:?}", code.hash()).contains(&text));
    }

    #[test]
    fn tokens_are_long_and_their_hash_does_not_show_them() {
        let token = Token::random();
        assert_eq!(token.text().len(), 43);
        assert_ne!(token, Token::random());
        assert_eq!(token.hash(), Token::presented(token.text()).hash());
        assert!(!format!("{:?} {:?}", token, token.hash()).contains(token.text()));
    }
}
