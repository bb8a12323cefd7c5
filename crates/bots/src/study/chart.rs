//! Horizontal bars as a small SVG picture, on a light or a dark background, as the viewer's system prefers. Every value
//! also stands there as text.

use std::fmt::Write;

/// A picture of bars.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// What is shown.
    pub title: String,
    /// What the numbers are.
    pub unit: String,
    /// What the bars of a group stand for; a legend is drawn if there are several.
    pub series: Vec<String>,
    /// The groups from top to bottom.
    pub groups: Vec<(String, Vec<Bar>)>,
}

/// One bar.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    /// How long it is; bars below 0 have no length.
    pub value: f64,
    /// What is written at its end.
    pub text: String,
}

const WIDTH: usize = 720;
const MARGIN: usize = 16;
/// The room for the text at the end of the longest bar.
const TEXT: usize = 130;
const BAR: usize = 14;
const GAP: usize = 8;
/// A letter is about so wide.
const LETTER: usize = 7;
/// Labels longer than this are cut.
const LETTERS: usize = 28;

const STYLE: &str = "\
.ground{fill:#ffffff}text{fill:#1f2328;font:12px sans-serif}.title{font:bold 14px sans-serif}\
.s0{fill:#4c78a8}.s1{fill:#e08214}.s2{fill:#4f9d69}.s3{fill:#a05195}\
@media(prefers-color-scheme:dark){.ground{fill:#0d1117}text{fill:#e6edf3}}";

impl Chart {
    /// The picture.
    pub fn svg(&self) -> String {
        let legend = self.series.len() > 1;
        let top = if legend { 76 } else { 56 };
        let bars = |group: &(String, Vec<Bar>)| group.1.len() * BAR + GAP;
        let height = top + self.groups.iter().map(bars).sum::<usize>() + MARGIN;
        let longest = self.groups.iter().map(|(label, _)| label.chars().count().min(LETTERS)).max().unwrap_or(0);
        let left = MARGIN + longest * LETTER + GAP;
        let most = self.groups.iter().flat_map(|(_, bars)| bars).map(|bar| bar.value).fold(0.0, f64::max);
        let scale = (WIDTH - left - TEXT) as f64 / if most > 0.0 { most } else { 1.0 };
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\" \
             role=\"img\">\n<title>{title}</title>\n<style>{STYLE}</style>\n\
             <rect class=\"ground\" width=\"{WIDTH}\" height=\"{height}\" rx=\"6\"/>\n",
            title = plain(&self.title)
        );
        text(&mut svg, MARGIN, 24, " class=\"title\"", &self.title);
        text(&mut svg, MARGIN, 42, "", &self.unit);
        if legend {
            let mut x = MARGIN;
            for (at, name) in self.series.iter().enumerate() {
                rect(&mut svg, at, x, 52, 10.0, 10);
                text(&mut svg, x + 15, 61, "", name);
                x += 40 + name.chars().count() * LETTER;
            }
        }
        let mut y = top;
        for (label, bars) in &self.groups {
            let middle = y + bars.len() * BAR / 2 + 4;
            let cut: String = label.chars().take(LETTERS).collect();
            text(&mut svg, left - GAP, middle, " text-anchor=\"end\"", &cut);
            for (at, bar) in bars.iter().enumerate() {
                let length = (bar.value * scale).max(0.0);
                rect(&mut svg, at, left, y, length, BAR - 3);
                text(&mut svg, left + length.round() as usize + 5, y + 10, "", &bar.text);
                y += BAR;
            }
            y += GAP;
        }
        svg + "</svg>\n"
    }
}

fn rect(svg: &mut String, series: usize, x: usize, y: usize, width: f64, height: usize) {
    let class = series % 4;
    writeln!(svg, "<rect class=\"s{class}\" x=\"{x}\" y=\"{y}\" width=\"{width:.1}\" height=\"{height}\"/>")
        .expect("text");
}

fn text(svg: &mut String, x: usize, y: usize, more: &str, said: &str) {
    writeln!(svg, "<text x=\"{x}\" y=\"{y}\"{more}>{}</text>", plain(said)).expect("text");
}

/// The text without what has a meaning in XML.
fn plain(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every tag is closed, in order; text has no loose signs; every attribute stands in quotes.
    fn assert_well_formed(svg: &str) {
        let mut open = Vec::new();
        let mut rest = svg;
        while let Some((text, after)) = rest.split_once('<') {
            assert!(!text.contains('>') && text.split('&').skip(1).all(|part| part.contains(';')), "{text}");
            let (tag, after) = after.split_once('>').expect("a tag ends");
            rest = after;
            let name = tag.trim_matches('/').split(' ').next().unwrap();
            if tag.starts_with('/') {
                assert_eq!(open.pop(), Some(name));
                continue;
            }
            assert_eq!(tag.matches('"').count(), 2 * tag.matches("=\"").count(), "{tag}");
            if !tag.ends_with('/') {
                open.push(name);
            }
        }
        assert!(open.is_empty() && rest == "\n", "{open:?} {rest}");
    }

    fn chart(series: &[&str], labels: &[&str]) -> Chart {
        let bars = |label: &str| -> Vec<Bar> {
            let bar = |at: usize| Bar { value: (label.len() + at) as f64, text: format!("{at} & more") };
            (0..series.len()).map(bar).collect()
        };
        Chart {
            title: "Cards < 3 & \"discs\"".into(),
            unit: "times a game".into(),
            series: series.iter().map(|&name| name.into()).collect(),
            groups: labels.iter().map(|&label| (label.into(), bars(label))).collect(),
        }
    }

    #[test]
    fn pictures_are_well_formed_whatever_the_text() {
        for chart in [
            chart(&["2 seats"], &["a"]),
            chart(&["2 seats", "3 seats", "<4> seats"], &["a<b", "c&d", &"long ".repeat(20)]),
            chart(&[], &["nothing"]),
            chart(&["x"], &[]),
        ] {
            assert_well_formed(&chart.svg());
        }
    }

    #[test]
    fn values_stand_there_as_text_and_nothing_leaves_the_ground() {
        let svg = chart(&["2 seats", "3 seats"], &["death-ray", &"w".repeat(90)]).svg();
        assert!(svg.contains("1 &amp; more") && svg.contains("death-ray") && svg.contains("width=\"720\""), "{svg}");
        let bars = svg.lines().filter(|line| line.starts_with("<rect class=\"s"));
        for bar in bars {
            let of = |name: &str| -> f64 {
                bar.split_once(&format!(" {name}=\"")).unwrap().1.split('"').next().unwrap().parse().unwrap()
            };
            assert!(of("x") + of("width") <= (WIDTH - TEXT) as f64 + 0.1, "{bar}");
        }
    }
}
