//! What was not made for a game as it is today is refused, and the reason is said.

use nets::testing::Draft;
use nets::{Net, find};
use novgorod::Novgorod;
use std::fs;

fn refused(change: impl FnOnce(&mut Draft)) -> String {
    let mut draft = Draft::random::<Novgorod>(1);
    change(&mut draft);
    Net::read::<Novgorod>(&draft.bytes()).unwrap_err().to_string()
}

fn text(key: &'static str, says: &str) -> String {
    let says = says.to_owned();
    refused(move |draft| draft.texts.iter_mut().filter(|text| text.0 == key).for_each(|text| text.1 = says.clone()))
}

#[test]
fn what_does_not_fit_is_refused() {
    let revision = game::newest::<Novgorod>();
    let features = nets::features_print::<Novgorod>();
    assert_eq!(text("game", "noria"), "it was made for the game 'noria', not for novgorod");
    assert_eq!(
        text("revision", "0"),
        format!("it was made for revision '0' of the rules; revision {revision} is played")
    );
    assert_eq!(text("features", "12ab"), format!("it was made for the features '12ab'; the game has {features}"));
    assert_eq!(refused(|draft| draft.texts.clear()), "it was made for the game '', not for novgorod");
    assert_eq!(
        refused(|draft| draft.tensors.retain(|tensor| tensor.0 != "share")),
        "its tensor 'share' should be F32 [32, 4], but is missing"
    );
    let turned = |draft: &mut Draft| draft.tensors.iter_mut().for_each(|tensor| tensor.1.reverse());
    assert_eq!(refused(turned), "its tensor 'share' should be F32 [32, 4], but is F32 [4, 32]");
    for number in [f32::NAN, f32::INFINITY] {
        let spoil = |draft: &mut Draft| draft.tensors[2].2[5] = number;
        assert_eq!(refused(spoil), "its tensor 'hidden' has a number that is not finite");
    }
}

#[test]
fn what_is_no_net_is_refused() {
    let whole = Draft::random::<Novgorod>(1).bytes();
    for bytes in [&b""[..], b"a net", &whole[..100], &whole[..whole.len() - 1]] {
        let why = Net::read::<Novgorod>(bytes).unwrap_err().to_string();
        assert!(why.starts_with("it cannot be read: "), "{why}");
    }
}

/// What lies in the folder of a researcher comes before what is shipped; where nothing lies, that is taken.
#[test]
fn a_folder_is_looked_at_first() {
    let folder = std::env::temp_dir().join(format!("nets-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("novgorod.safetensors");
    assert_eq!(find::<Novgorod>(Some(&folder)), find::<Novgorod>(None));
    fs::write(&file, Draft::random::<Novgorod>(5).bytes()).unwrap();
    assert_eq!(find::<Novgorod>(Some(&folder)).unwrap().unwrap().made(), "by chance, from seed 5");
    fs::write(&file, "a net").unwrap();
    assert!(find::<Novgorod>(Some(&folder)).is_err());
    fs::remove_dir_all(&folder).unwrap();
}
