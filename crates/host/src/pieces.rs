//! Pieces of one's own: which sets a player keeps, and what a table is played with.

use crate::names::clean_set_name;
use crate::{Host, Refused, now};
use std::sync::Arc;
use store::{PieceSet, Player, PlayerId, SetId};

/// The most bytes of a set: four times as many as the largest that comes with the program.
pub const MOST_SET_BYTES: usize = 48 * 1024;

/// What a new table is to be played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PiecesWish {
    /// What this host usually plays with.
    #[default]
    Usual,
    /// What comes with the program.
    Shipped,
    /// A set that somebody keeps.
    Set(SetId),
}

/// The pieces of a table that are not those of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedPieces {
    /// What they are called, if they have a name: a file that the host gave to the server has none.
    pub name: Option<String>,
    /// The text of the data file.
    pub text: Arc<str>,
}

impl Host {
    /// What new tables of a game are usually played with; nothing if it is what comes with the program. A file that the
    /// server was started with counts first, then the set that the host has chosen.
    pub async fn usual_pieces(&self, game: &str) -> Result<Option<NamedPieces>, Refused> {
        if let Some(text) = self.config.pieces.get(game) {
            return Ok(Some(NamedPieces { name: None, text: text.clone() }));
        }
        let usual = self.store.usual_pieces(game).await?;
        // One that an older program took and this one does not is no reason to open no tables.
        let usual = usual.filter(|usual| catalog::find(game).is_ok_and(|game| game.fingerprint(&usual.text).is_ok()));
        Ok(usual.map(|usual| NamedPieces { name: Some(usual.name), text: usual.text.into() }))
    }

    /// What a wish comes to.
    pub(crate) async fn wished_pieces(&self, game: &str, wish: PiecesWish) -> Result<Option<NamedPieces>, Refused> {
        match wish {
            PiecesWish::Usual => self.usual_pieces(game).await,
            PiecesWish::Shipped => Ok(None),
            PiecesWish::Set(id) => {
                let set = self.store.set(id).await?.filter(|set| set.game == game).ok_or(Refused::NoSet)?;
                Ok(Some(NamedPieces { name: Some(set.name), text: set.text.into() }))
            }
        }
    }

    /// A set, for whoever has its link.
    pub async fn set(&self, id: SetId) -> Result<PieceSet, Refused> {
        self.store.set(id).await?.ok_or(Refused::NoSet)
    }

    /// Keeps a set under a name: a new one, or the next version of one that the player has, if nobody changed it since.
    pub async fn keep_set(
        &self,
        player: &Player,
        (game, name, text): (&str, &str, &str),
        version_of: Option<(SetId, u32)>,
    ) -> Result<SetId, Refused> {
        let name = clean_set_name(name).ok_or(Refused::BadText)?;
        if text.len() > MOST_SET_BYTES {
            return Err(Refused::BadText);
        }
        catalog::find(game).map_err(catalog::Problem::from)?.fingerprint(text)?;
        let Some((id, version)) = version_of else {
            let most = self.config.most_sets;
            return self.store.add_set(player.id, (game, &name, text), most, now()).await?.ok_or(Refused::TooManySets);
        };
        let set = self.set(id).await?;
        if set.player != player.id {
            return Err(Refused::NotYourSet);
        }
        match self.store.change_set(id, player.id, version, (&name, text), now()).await? {
            true => Ok(id),
            false => Err(Refused::SetChanged),
        }
    }

    /// Forgets a set of the player. Tables that were begun with it go on.
    pub async fn remove_set(&self, player: PlayerId, id: SetId) -> Result<(), Refused> {
        if self.store.remove_set(id, player).await? { Ok(()) } else { Err(Refused::NotYourSet) }
    }
}
