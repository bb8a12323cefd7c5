//! How French is set: a narrow no-break space before `? ! ; : »` and after `«`, and no line that ends between a number
//! and what it counts, or between a word and the number that names it.

/// U+202F.
const NARROW: char = '\u{202f}';

/// What is counted: a number stands before these words, with a no-break space.
const COUNTED: &str = "action actions artefact artefacts bateau bateaux boussole boussoles caractères carte cartes \
    comptoir comptoirs commande commandes connaissance connaissances coups disque disques ducat ducats dé dés \
    échelons entrée entrées entrepôt entrepôts énergie façon façons fois hélice hélices heure heures île îles \
    invention inventions jour jours joueur joueurs lampe lampes lignes marchandise marchandises min minute minutes mo \
    mycélium niveaux obsidienne pion pions piston pistons places point points politicien politiciens produit produits \
    relance relances ressource ressources sceau sceaux secondes somnium tables territoires tours tuiles usine usines \
    vide vides villes voile voiles";

/// What is named by a number, which stands behind these words, with a no-break space.
const NAMED: &str = "coup défense échelon île invité manche niveau niveaux n° paragraphe phase place rang règle statut \
    territoire tour tuile vitesse";

/// The values of sentences that are always numbers.
const NUMBERS: &str = "at count level number round row rows rule speed tile weight";

/// What is wrong with a text that is French: the place of each mistake, in its own words.
pub fn mistakes(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let around = |at: usize| letters[at.saturating_sub(20)..(at + 12).min(letters.len())].iter().collect();
    (0..letters.len()).filter(|&at| is_mistake(&letters, at)).map(around).collect()
}

fn is_mistake(letters: &[char], at: usize) -> bool {
    let before = at.checked_sub(1).map(|at| letters[at]);
    let after = letters.get(at + 1).copied();
    match letters[at] {
        // In an address or a time there is something behind it; what a comma separates is named, not punctuation.
        '?' | '!' | ';' | ':' if after.is_none_or(|it| it.is_whitespace() || "»),.<{".contains(it)) => {
            let named = before == Some(' ') && at >= 2 && letters[at - 2] == ',';
            !named && before.is_some_and(|it| it != NARROW && !"?!".contains(it))
        }
        '»' => before != Some(NARROW),
        '«' => after != Some(NARROW),
        '%' => before != Some('\u{a0}'),
        '\'' => before.is_some_and(char::is_alphabetic) && after.is_some_and(char::is_alphabetic),
        ' ' => {
            let (behind, next) = (word_before(letters, at), word_after(letters, at));
            is_number(&behind) && has(COUNTED, &next) || has(NAMED, &behind) && is_number(&next)
        }
        _ => false,
    }
}

/// The word that ends before this place; a value that is put in is one word with its braces.
fn word_before(letters: &[char], at: usize) -> String {
    let begins = match letters[..at].last() {
        Some('}') => letters[..at].iter().rposition(|&it| it == '{').unwrap_or(at),
        _ => letters[..at].iter().rposition(|it| !is_part(*it)).map_or(0, |before| before + 1),
    };
    letters[begins..at].iter().collect()
}

/// The word that begins behind this place.
fn word_after(letters: &[char], at: usize) -> String {
    let rest = &letters[at + 1..];
    let ends = match rest.first() {
        Some('{') => rest.iter().position(|&it| it == '}').map_or(rest.len(), |last| last + 1),
        _ => rest.iter().position(|it| !is_part(*it)).unwrap_or(rest.len()),
    };
    rest[..ends].iter().collect()
}

/// Whether a letter belongs to a word.
fn is_part(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '°'
}

/// Whether a word is a number, or a value that is one.
fn is_number(word: &str) -> bool {
    let value = word.trim_start_matches("{ $").trim_end_matches(" }");
    !word.is_empty() && word.chars().all(|it| it.is_ascii_digit()) || word.starts_with('{') && has(NUMBERS, value)
}

fn has(list: &str, word: &str) -> bool {
    let word = word.to_lowercase();
    list.split(' ').any(|it| it == word)
}
