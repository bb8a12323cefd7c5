//! What `morph.js` promises: the page becomes what the server sent, and what stays is left in place.

use serde_json::Value;
use testkit::Driver;

const MORPH: &str = include_str!("../../../web/assets/morph.js");

/// What it is about; what is in `<main id="main">`; what the reader does; what comes; what must then hold, where `was`
/// has the elements by their ids as they were, `now` finds one, and `records` are the changes that were made.
type Case = (&'static str, &'static str, &'static str, &'static str, &'static str);

const CASES: [Case; 18] = [
    (
        "nothing new changes nothing",
        "<p id=a class=x>one <b>two</b></p>",
        "",
        "<p id=a class=x>one <b>two</b></p>",
        "records.length === 0",
    ),
    (
        "named things stay when they change places",
        "<i id=a></i><i id=b></i><i id=c></i>",
        "",
        "<i id=c></i><i id=a></i><i id=b></i>",
        "was.a === now('a') && was.b === now('b') && was.c === now('c')",
    ),
    (
        "a named thing stays when one before it goes",
        "<p></p><i id=a></i><i id=b></i>",
        "",
        "<i id=b></i>",
        "was.b === now('b')",
    ),
    (
        "named things stay in lines without a name",
        "<ul><li><b id=a>1</b><li><b id=b>2</b><li><b id=c>3</b></ul>",
        "",
        "<ul><li><b id=b>2</b><li><b id=c>4</b></ul>",
        "was.b === now('b') && was.c === now('c')",
    ),
    (
        "also when a line comes before them",
        "<ul><li><b id=a>1</b></ul>",
        "",
        "<ul><li>new<li><b id=a>1</b></ul>",
        "was.a === now('a')",
    ),
    (
        "also when lines change places",
        "<p><b id=a></b></p><p><b id=b></b></p>",
        "",
        "<p><b id=b></b></p><p><b id=a></b></p>",
        "was.a === now('a') && was.b === now('b')",
    ),
    (
        "what has another parent is there once",
        "<p id=p><b id=a></b></p><p id=q></p>",
        "",
        "<p id=p></p><p id=q><b id=a></b></p>",
        "document.querySelectorAll('[id=a]').length === 1",
    ),
    ("what is of another kind is another thing", "<i id=a></i>", "", "<b id=a></b>", "was.a !== now('a')"),
    (
        "attributes come, change and go",
        "<i id=a class=x title=t></i>",
        "",
        "<i id=a class=y lang=de></i>",
        "was.a === now('a') && records.length === 3",
    ),
    (
        "text is changed in place",
        "<p id=a>one</p>",
        "window.text = now('a').firstChild",
        "<p id=a>two</p>",
        "window.text === now('a').firstChild",
    ),
    (
        "drawings stay drawings",
        "<svg><g id=a transform='translate(1 1)'></g></svg>",
        "",
        "<svg><g id=a transform='translate(2 2)'><circle id=c r=1></circle></g></svg>",
        "was.a === now('a') && records.length === 2 && now('c') instanceof SVGCircleElement",
    ),
    (
        "the focus stays",
        "<button id=a>1</button><button id=b>2</button>",
        "now('b').focus()",
        "<p>new</p><button id=b>3</button>",
        "document.activeElement === was.b && now('b') === was.b",
    ),
    (
        "the focus stays on what changes places",
        "<button id=a>1</button><button id=b>2</button><p id=c></p>",
        "now('b').focus()",
        "<p id=c></p><button id=b>2</button><button id=a>1</button>",
        "document.activeElement === was.b && now('b') === was.b",
    ),
    (
        "what is being typed stays",
        "<p><input id=a value=''></p>",
        "now('a').value = 'typed'",
        "<p><input id=a value=''></p>",
        "now('a').value === 'typed'",
    ),
    (
        "hidden fields follow",
        "<input type=hidden id=a value=1>",
        "",
        "<input type=hidden id=a value=2>",
        "now('a').value === '2'",
    ),
    (
        "a named menu stays open, another follows the server",
        "<details id=a></details><p><details class=b></details></p>",
        "for (const menu of document.querySelectorAll('details')) menu.open = true",
        "<details id=a></details><p><details class=b></details></p>",
        "now('a').open && !document.querySelector('.b').open",
    ),
    (
        "the reader chooses the tab, the server marks it",
        "<p id=tabs><button id=a aria-selected=false></button></p>",
        "now('a').setAttribute('aria-selected', 'true')",
        "<p id=tabs><button id=a aria-selected=false class=news></button></p>",
        "now('a').ariaSelected === 'true' && now('a').className === 'news'",
    ),
    (
        "a list that was at its end stays there",
        "<ol id=a data-scroll=end style='height:40px;overflow:auto'><li>1</ol>",
        "now('a').innerHTML = '<li>1'.repeat(9); now('a').scrollTop = 9999",
        "<ol id=a data-scroll=end style='height:40px;overflow:auto'><li>1<li>1<li>1<li>1<li>1<li>1<li>1<li>1<li>1<li>1</ol>",
        "now('a').scrollTop > 0 && now('a').scrollTop + now('a').clientHeight >= now('a').scrollHeight - 1",
    ),
];

/// The module is brought to an empty page; `SOURCE` and the others stand for texts.
const SCRIPT: &str = "
    const url = URL.createObjectURL(new Blob([SOURCE], { type: 'text/javascript' }));
    return import(url).then(({ morph }) => {
        const now = (id) => document.getElementById(id);
        document.body.innerHTML = '<main id=main>' + BEFORE + '</main>';
        DO;
        const was = Object.fromEntries([...document.querySelectorAll('[id]')].map((it) => [it.id, it]));
        const next = new DOMParser().parseFromString('<main id=main>' + AFTER + '</main>', 'text/html').getElementById('main');
        const shape = (it) => [...it.querySelectorAll('*')].map((inner) => inner.nodeName + inner.id).join(' ') + it.textContent;
        const wanted = shape(next);
        const observer = new MutationObserver(() => {});
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        morph(now('main'), next);
        const records = observer.takeRecords();
        return [shape(now('main')) === wanted, !!(HOLDS), document.body.innerHTML, records.length];
    });";

#[tokio::test(flavor = "multi_thread")]
async fn what_stays_is_left_in_place() {
    let driver = Driver::start().await;
    let page = driver.open().await;
    page.goto("about:blank").await;
    let text = |text: &str| Value::from(text).to_string();
    let mut wrong = Vec::new();
    for (about, before, does, after, holds) in CASES {
        let script = SCRIPT.replace("HOLDS", holds).replace("DO;", &format!("{does};"));
        let script = script.replace("BEFORE", &text(before)).replace("AFTER", &text(after));
        let found = page.run(&script.replace("SOURCE", &text(MORPH))).await;
        if found[0] != true || found[1] != true {
            wrong.push(format!("{about}: {found}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
