//! Numbers with a decimal, as the reader's language writes them.

use crate::{Language, Words};

impl Words {
    /// "12.3" or "12,3"; with a sign, also "+0.4" and "−1.0", and nothing before what is rounded to 0.
    pub fn tenths(&self, number: f64, signed: bool) -> String {
        let tenths = (number * 10.0).round() as i64;
        let point = match self.language {
            Language::English => '.',
            Language::German | Language::French => ',',
        };
        let sign = match tenths.signum() {
            -1 => "−",
            1 if signed => "+",
            _ => "",
        };
        format!("{sign}{}{point}{}", tenths.abs() / 10, tenths.abs() % 10)
    }

    /// A share as so many of a hundred: "12.3%".
    pub fn percent(&self, share: f64, signed: bool) -> String {
        self.say_with("number-percent", &[("number", self.tenths(share * 100.0, signed).into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_in_the_language() {
        let (english, french) = (Words::new(Language::English), Words::new(Language::French));
        assert_eq!([0.04, 0.06, -12.34].map(|it| english.tenths(it, true)), ["0.0", "+0.1", "−12.3"]);
        assert_eq!(french.tenths(12.0, false), "12,0");
        assert_eq!((english.percent(0.5, false), french.percent(-0.5, true)), ("50.0%".into(), "−50,0\u{a0}%".into()));
    }
}
