//! Values as JSON, with a schema: what the derives of `serde` and `schemars` cannot know. Only with the feature `json`,
//! so that a rule crate has no dependencies for those who do not need it.
//!
//! A word is its text, a set the list of its words, and a [`Per`](crate::Per) an object with an entry for each key that
//! is in play.

/// Makes a type that prints as a word be that word in JSON. Does nothing without the feature `json` of this crate.
#[cfg(not(feature = "json"))]
#[macro_export]
macro_rules! json_word {
    ($name:ident) => {};
}

/// Makes a set be the list of its words in JSON. Does nothing without the feature `json` of this crate.
#[cfg(not(feature = "json"))]
#[macro_export]
macro_rules! json_set {
    ($name:ident, $key:ident) => {};
}

#[cfg(feature = "json")]
pub use with_serde::*;

#[cfg(feature = "json")]
mod with_serde {
    use crate::{Data, Key, Per, Printed};
    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
    use serde::ser::{Serialize, SerializeMap, Serializer};
    use std::borrow::Cow;

    pub use {schemars, serde};

    /// Makes a type that prints as a word be that word in JSON. Does nothing without the feature `json` of this crate.
    #[macro_export]
    macro_rules! json_word {
        ($name:ident) => {
            impl $crate::json::serde::Serialize for $name {
                fn serialize<S: $crate::json::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }

            impl $crate::json::schemars::JsonSchema for $name {
                fn schema_name() -> std::borrow::Cow<'static, str> {
                    stringify!($name).into()
                }

                fn json_schema(_: &mut $crate::json::schemars::SchemaGenerator) -> $crate::json::schemars::Schema {
                    $crate::json::one_of(<$name as $crate::Key>::KEYS.iter().map(|key| key.to_string()))
                }
            }
        };
    }

    /// Makes a set be the list of its words in JSON. Does nothing without the feature `json` of this crate.
    #[macro_export]
    macro_rules! json_set {
        ($name:ident, $key:ident) => {
            impl $crate::json::serde::Serialize for $name {
                fn serialize<S: $crate::json::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_seq(self.iter())
                }
            }

            impl $crate::json::schemars::JsonSchema for $name {
                fn schema_name() -> std::borrow::Cow<'static, str> {
                    stringify!($name).into()
                }

                fn json_schema(made: &mut $crate::json::schemars::SchemaGenerator) -> $crate::json::schemars::Schema {
                    <Vec<$key> as $crate::json::schemars::JsonSchema>::json_schema(made)
                }
            }
        };
    }

    /// The schema of a text that is one of these words.
    pub fn one_of(words: impl Iterator<Item = String>) -> Schema {
        json_schema!({ "type": "string", "enum": words.collect::<Vec<_>>() })
    }

    impl<K: Key, T: Serialize, const N: usize> Serialize for Per<K, T, N> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let mut map = serializer.serialize_map(Some(N))?;
            for (key, entry) in K::KEYS.iter().zip(self.entries()) {
                map.serialize_entry(&key.to_string(), entry)?;
            }
            map.end()
        }
    }

    /// The fingerprint of the tables: their values are the same for the whole game and stand in the data file.
    impl<D: Data> Serialize for Printed<D> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(&format_args!("{self:?}"))
        }
    }

    impl<D: Data> JsonSchema for Printed<D> {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> Cow<'static, str> {
            "Printed".into()
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!({ "type": "string", "description": "The fingerprint of the data file that is played with" })
        }
    }

    impl<K: Key, T: JsonSchema, const N: usize> JsonSchema for Per<K, T, N> {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> Cow<'static, str> {
            format!("Per{}", T::schema_name()).into()
        }

        fn json_schema(made: &mut SchemaGenerator) -> Schema {
            let entry = made.subschema_for::<T>();
            let keys: Vec<String> = K::KEYS.iter().take(N).map(|key| key.to_string()).collect();
            let properties: serde_json::Map<_, _> =
                keys.iter().map(|key| (key.clone(), entry.clone().into())).collect();
            json_schema!({ "type": "object", "properties": properties, "required": keys, "additionalProperties": false })
        }
    }
}
