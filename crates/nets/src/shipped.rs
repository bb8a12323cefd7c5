//! Finding the net of a game: in a folder that a researcher names, or in the program.

use crate::misfit::Misfit;
use crate::net::Net;
use game::Strategy;
use game::encode::Encode;
use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

/// The environment variable with the folder that is looked at first.
pub const FOLDER_VARIABLE: &str = "SPIELTISCH_NETS";

#[derive(RustEmbed)]
#[folder = "../../nets/"]
#[include = "*.safetensors"]
struct Files;

/// The nets that were looked for, by game: a static of a generic function would be the same for all of them.
static FOUND: Mutex<BTreeMap<&str, Option<Arc<Net>>>> = Mutex::new(BTreeMap::new());

/// The net of a game, read when it is first asked for; `None` if there is none, or none that fits. Ask once a search,
/// not once a position.
pub fn shipped<G: Strategy + Encode>() -> Option<Arc<Net>> {
    let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    let look = || {
        let folder = std::env::var_os(FOLDER_VARIABLE);
        let net = find::<G>(folder.as_deref().map(Path::new)).unwrap_or_else(|misfit| {
            // Programs without a log, and those who try nets, must see it too.
            eprintln!("the net of {} is not used: {misfit}", G::NAME);
            None
        });
        net.map(Arc::new)
    };
    found.entry(G::NAME).or_insert_with(look).clone()
}

/// The net of a game in `folder` or, if it has none there, in the program.
pub fn find<G: Strategy + Encode>(folder: Option<&Path>) -> Result<Option<Net>, Misfit> {
    let name = format!("{}.safetensors", G::NAME);
    let own = folder.map(|folder| read(&folder.join(&name))).transpose()?.flatten();
    let bytes = own.map(Cow::Owned).or_else(|| Some(Files::get(&name)?.data));
    bytes.map(|bytes| Net::read::<G>(&bytes)).transpose()
}

/// The bytes of a file; `None` if there is none.
fn read(file: &Path) -> Result<Option<Vec<u8>>, Misfit> {
    match std::fs::read(file) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Misfit::Unreadable(error.to_string())),
    }
}
