//! The colours of the players can be told apart, from each other and from what means "can be chosen", also by people
//! who do not see all colours. Every colour is doubled by a shape besides.

use std::collections::HashMap;
use web::assets;

/// How far apart two colours of players are at least, in hundredths of the lightness from black to white; two that lie
/// 2 apart can just be told apart side by side.
const APART: f64 = 18.0;
/// The same for people who do not see all colours.
const APART_BLIND: f64 = 7.5;
/// How far they are from the colour of what can be chosen.
const FROM_CHOOSABLE: f64 = 12.0;

type Rgb = [f64; 3];
type Matrix = [[f64; 3]; 3];

/// How linear light looks to people without one of the three receptors, by Machado, Oliveira and Fernandes (2009).
const EYES: [(&str, Matrix); 4] = [
    ("all", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    ("no red", [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    ("no green", [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]),
    ("no blue", [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
];

fn linear(hex: &str) -> Rgb {
    let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("a colour of six digits");
    [1, 3, 5].map(|at| {
        let share = f64::from(part(at)) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    })
}

fn times(matrix: &Matrix, rgb: Rgb) -> Rgb {
    matrix.map(|row| row.iter().zip(rgb).map(|(factor, part)| factor * part).sum())
}

/// Oklab, in which equal distances look about equal.
fn lab(rgb: Rgb) -> Rgb {
    let cones = times(
        &[
            [0.4122214708, 0.5363325363, 0.0514459929],
            [0.2119034982, 0.6806995451, 0.1073969566],
            [0.0883024619, 0.2817188376, 0.6299787005],
        ],
        rgb.map(|part| part.clamp(0.0, 1.0)),
    );
    times(
        &[
            [0.2104542553, 0.7936177850, -0.0040720468],
            [1.9779984951, -2.4285922050, 0.4505937099],
            [0.0259040371, 0.7827717662, -0.8086757660],
        ],
        cones.map(f64::cbrt),
    )
}

fn distance(eyes: &Matrix, one: &str, other: &str) -> f64 {
    let [one, other] = [one, other].map(|hex| lab(times(eyes, linear(hex))));
    100.0 * one.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

/// The custom properties of the rules that begin with `selector`, as they are written.
fn properties(style: &str, selector: &str) -> HashMap<String, String> {
    let mut found = HashMap::new();
    for rule in style.split('}') {
        let Some((head, body)) = rule.split_once('{') else { continue };
        if head.trim().lines().last().is_some_and(|line| line.trim() == selector) {
            let pairs = body.split(';').filter_map(|line| line.split_once(':'));
            found.extend(pairs.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned())));
        }
    }
    found
}

/// The colour in light, or in dark.
fn shade(value: &str, dark: bool) -> String {
    let inside = value.strip_prefix("light-dark(").and_then(|rest| rest.strip_suffix(')'));
    let parts = inside.map(|inside| inside.split(',').map(str::trim).collect::<Vec<_>>());
    parts.map_or(value, |parts| parts[usize::from(dark)]).to_owned()
}

fn style(name: &str) -> String {
    String::from_utf8(assets::find(name).expect("a style sheet").bytes.into_owned()).unwrap()
}

/// The sets of four colours: of names and shapes on each kind of page, light and dark, and of the pieces.
fn palettes() -> Vec<(String, [String; 4])> {
    let page = style("page.css");
    let usual = properties(&page, ":root");
    let mut palettes = Vec::new();
    for game in ["none", "noria", "novgorod", "wiraqocha"] {
        let own = properties(&page, &format!("[data-game=\"{game}\"]"));
        for dark in [false, true] {
            let colour = |seat: usize| {
                let name = format!("--s{seat}");
                shade(own.get(&name).or(usual.get(&name)).unwrap_or_else(|| panic!("{name} of {game}")), dark)
            };
            palettes.push((format!("{game}, {}", if dark { "dark" } else { "light" }), [1, 2, 3, 4].map(colour)));
        }
    }
    let pieces = properties(&style("noria.css"), ".n-owner");
    palettes.push(("pieces of noria".into(), [1, 2, 3, 4].map(|seat| pieces[&format!("--s{seat}")].clone())));
    let pieces = properties(&style("novgorod.css"), "[data-game=\"novgorod\"]");
    palettes.push(("pieces of novgorod".into(), [1, 2, 3, 4].map(|seat| pieces[&format!("--c{seat}")].clone())));
    let board = style("wiraqocha.css");
    let named = properties(&board, ":root");
    let body = |seat: usize| {
        let value = properties(&board, &format!("[data-game=\"wiraqocha\"] .s{seat}"))["--w-c"].clone();
        let name = value.strip_prefix("var(").and_then(|rest| rest.strip_suffix(')'));
        name.map_or(value.clone(), |name| named[name].clone())
    };
    palettes.push(("pieces of wiraqocha".into(), [1, 2, 3, 4].map(body)));
    palettes
}

#[test]
fn players_can_be_told_apart_by_everybody() {
    let choosable = properties(&style("table.css"), ":root")["--can"].clone();
    let mut close = Vec::new();
    for (name, colours) in palettes() {
        for (who, eyes) in &EYES {
            let least = if *who == "all" { APART } else { APART_BLIND };
            for (at, one) in colours.iter().enumerate() {
                for other in &colours[at + 1..] {
                    let apart = distance(eyes, one, other);
                    if apart < least {
                        close.push(format!("{name}: {one} and {other} are {apart:.1} apart for eyes with {who}"));
                    }
                }
                let apart = distance(eyes, one, &choosable);
                if apart < FROM_CHOOSABLE {
                    close.push(format!("{name}: {one} is {apart:.1} from what can be chosen for eyes with {who}"));
                }
            }
        }
    }
    assert!(close.is_empty(), "{}", close.join("\n"));
}

#[test]
fn distances_are_those_of_oklab() {
    let (_, eyes) = EYES[0];
    assert!((distance(&eyes, "#000000", "#ffffff") - 100.0).abs() < 0.01);
    assert!(distance(&eyes, "#123456", "#123456") < 0.01);
    // Red and green of one lightness are far apart, unless one does not see green.
    let (red, green) = ("#b93a22", "#2a7440");
    assert!(distance(&EYES[0].1, red, green) > 20.0 && distance(&EYES[2].1, red, green) < 8.0);
}
