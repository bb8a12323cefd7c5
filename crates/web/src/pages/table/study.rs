//! A table that is a study: beside its board, instead of the log, stands what the position is worth and everything that
//! was tried. All of it is links and forms, so it works without script.

use super::TablePage;
use crate::icons;
use crate::pages::analysis::shares;
use crate::pages::waiting::share;
use boards::{games, with_names};
use host::{MOST_NODE_NAME, Outlook, START};
use maud::{Markup, html};
use std::sync::Arc;
use store::{StudyId, TableId};
use words::{Sentence, Words};

/// Deeper branches are not set in any farther.
const DEEPEST: usize = 6;

/// Where a study stands, in the reader's language.
#[derive(Clone, PartialEq, Debug)]
pub struct StudyView {
    /// Which.
    pub id: StudyId,
    /// The step that is shown.
    pub node: u32,
    /// The eyes that were asked for, as links say it: `seat1`, `spectator`; empty for those of whoever is to move.
    pub eyes: String,
    /// What somebody called it; may be empty.
    pub title: String,
    /// Whose it is; nothing if it is the reader's own.
    pub by: Option<String>,
    /// The table that it comes from, and after which entry.
    pub from: (TableId, u32),
    /// Whether chance is to move: what is chosen then is an outcome.
    pub chance: bool,
    /// What the position is worth, as soon as that is known.
    pub outlook: Option<Arc<Outlook>>,
    /// Everything that was tried, branch by branch.
    pub steps: Vec<TriedStep>,
    /// The address of this site.
    pub address: String,
}

/// A step that was tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TriedStep {
    /// Its number.
    pub number: u32,
    /// The number of the step before it.
    pub parent: u32,
    /// In how many branches it lies.
    pub depth: usize,
    /// How many steps lead to it, itself included.
    pub place: usize,
    /// Whether a branch begins with it.
    pub begins: bool,
    /// Whose it was; nobody's for chance.
    pub by: Option<usize>,
    /// What was done.
    pub says: Sentence,
    /// What somebody called it; may be empty.
    pub name: String,
}

impl StudyView {
    /// Where a form is sent.
    pub(super) fn action(&self, verb: &str) -> String {
        format!("/study/{}/{verb}?{}", self.id, self.query(self.node))
    }

    /// The study at a step, with the same eyes.
    fn at(&self, node: u32) -> String {
        format!("/study/{}?{}", self.id, self.query(node))
    }

    fn query(&self, node: u32) -> String {
        let eyes = if self.eyes.is_empty() { String::new() } else { format!("&eyes={}", self.eyes) };
        format!("node={node}{eyes}")
    }

    fn here(&self) -> Option<&TriedStep> {
        self.steps.iter().find(|step| step.number == self.node)
    }

    /// What stands beside the board.
    pub(super) fn panel(&self, words: &Words, model: &TablePage) -> Markup {
        let names = model.names(words);
        html! {
            section #log.rail-panel.study data-tab="log" aria-label=(words.say("study-steps")) {
                p.study-title {
                    @if !self.title.is_empty() { b { (self.title) } " " }
                    @if let Some(by) = &self.by { (words.say_with("study-by", &[("name", by.as_str().into())])) }
                }
                (self.worth(words, model, &names))
                (self.ways(words))
                (self.tree(words, &names))
                @if let Some(name) = &self.by { (self.copy(words, name)) } @else { (self.change(words)) }
                (self.eyes(words, model, &names))
                p.study-links {
                    a href={ "/table/" (self.from.0) "/replay?at=" (self.from.1) } { (words.say("study-replay")) }
                    a href="/studies" { (words.say("study-mine")) }
                }
            }
        }
    }

    /// Everybody's share of the victory and, where there are any, points.
    fn worth(&self, words: &Words, model: &TablePage, names: &[String]) -> Markup {
        html! {
            div.outlook title=(words.say("study-outlook-how")) {
                @match self.outlook.as_deref() {
                    None => p.pending { "… " a href=(self.at(self.node)) { (words.say("study-outlook-again")) } },
                    Some(Outlook { value, counts }) => {
                        (shares(words, names, &value.shares))
                        ol {
                            @for (seat, &chance) in value.shares.iter().enumerate() {
                                li {
                                    (icons::shape(seat))
                                    span.who { (names.get(seat).map_or("", String::as_str)) }
                                    @if *counts {
                                        @let points = value.points.get(seat).map_or(0, |points| points.round() as i32);
                                        span.points { "≈\u{a0}" (points) "\u{a0}" (games::points(words, &model.game, points)) }
                                    }
                                    b { (words.percent(chance, false)) }
                                }
                            }
                        }
                    },
                }
            }
        }
    }

    /// Back and forward.
    fn ways(&self, words: &Words) -> Markup {
        let back = self.here().map(|step| step.parent);
        let forward = self.steps.iter().find(|step| step.parent == self.node).map(|step| step.number);
        let mut last = forward;
        while let Some(next) = last.and_then(|last| self.steps.iter().find(|step| step.parent == last)) {
            last = Some(next.number);
        }
        let link = |to: Option<u32>, icon: Markup, key: &str| {
            let says = words.say(key);
            html! {
                @match to {
                    Some(to) => a.button.icon href=(self.at(to)) title=(says) aria-label=(says) { (icon) },
                    None => span.button.icon.off aria-hidden="true" { (icon) },
                }
            }
        };
        html! {
            nav.study-ways aria-label=(words.say("study-ways")) {
                (link(back.map(|_| START), icons::first(), "study-first"))
                (link(back, icons::previous(), "study-back"))
                (link(forward, icons::next(), "study-on"))
                (link(last, icons::last(), "study-last"))
            }
        }
    }

    fn tree(&self, words: &Words, names: &[String]) -> Markup {
        html! {
            ol.tried tabindex="0" aria-label=(words.say("study-steps")) {
                li { a href=(self.at(START)) aria-current=[(self.node == START).then_some("step")] {
                    (words.say("study-begins"))
                } }
                @for step in &self.steps {
                    li.(format!("in{}", step.depth.min(DEEPEST))).begins[step.begins] {
                        a href=(self.at(step.number)) aria-current=[(self.node == step.number).then_some("step")] {
                            @if step.begins { span.unseen { (words.say("study-branch")) " " } }
                            span.place { (step.place) "." }
                            " "
                            @match step.by {
                                Some(seat) => {
                                    (icons::shape(seat)) " "
                                    (names.get(seat).map_or("", String::as_str)) (words.say("joins-detail"))
                                },
                                None => { (icons::reset()) " " },
                            }
                            (with_names(&step.says, names))
                            @if !step.name.is_empty() { " " em { (step.name) } }
                        }
                    }
                }
                @if self.steps.is_empty() {
                    @let mine = self.by.is_none();
                    li.empty { (words.say(if mine { "study-empty" } else { "study-empty-other" })) }
                }
            }
        }
    }

    /// What its owner can change.
    fn change(&self, words: &Words) -> Markup {
        let name = self.here().map_or(&self.title, |step| &step.name);
        html! {
            details.study-change {
                summary { (words.say("study-change")) }
                div.changes {
                    form method="post" action=(self.action("name")) {
                        @let key = if self.node == START { "study-name" } else { "study-name-step" };
                        label for="step-name" { (words.say(key)) }
                        input #step-name name="name" value=(name) maxlength=(MOST_NODE_NAME) autocomplete="off";
                        button { (words.say("study-name-save")) }
                    }
                    @if self.node != START {
                        form method="post" action=(self.action("cut")) {
                            button.danger { (words.say("study-cut")) }
                        }
                    }
                    @let link = format!("{}{}", self.address, self.at(self.node));
                    (share("study-link", &words.say("study-share"), &link, words))
                    form method="post" action=(self.action("delete")) {
                        details.sure {
                            summary { (words.say("study-delete")) }
                            button.danger { (words.say("study-delete-yes")) }
                        }
                    }
                }
            }
        }
    }

    /// What everybody else can do.
    fn copy(&self, words: &Words, owner: &str) -> Markup {
        html! {
            form.study-copy method="post" action=(self.action("copy")) {
                p { (words.say_with("study-read-only", &[("name", owner.into())])) }
                button.primary { (words.say("study-copy")) }
            }
        }
    }

    /// Whose eyes see the board: those of whoever is to move, or always the same.
    fn eyes(&self, words: &Words, model: &TablePage, names: &[String]) -> Markup {
        let seats =
            (0..model.seats.len()).map(|seat| (format!("seat{}", seat + 1), icons::shape(seat), names[seat].clone()));
        let all = [
            (String::new(), icons::turn_on(), words.say("study-eyes-mover").into_owned()),
            ("spectator".into(), icons::eye(), words.say("replay-spectator").into_owned()),
        ];
        html! {
            ul.eyes-row aria-label=(words.say("replay-eyes")) {
                @for (word, icon, says) in all.into_iter().chain(seats) {
                    @let eyes = if word.is_empty() { String::new() } else { format!("&eyes={word}") };
                    li {
                        a.icon href={ "/study/" (self.id) "?node=" (self.node) (eyes) } title=(says) aria-label=(says)
                            aria-current=[(word == self.eyes).then_some("true")] { (icon) }
                    }
                }
            }
        }
    }
}
