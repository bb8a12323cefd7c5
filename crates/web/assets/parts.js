// Where there is no room for all, one part of the table is seen at a time: the board, what lies before me, the others,
// the log. The page turns to what lies before me by itself while nothing else can be chosen from, or while the question
// is about that (a board marks it with `data-decides`), and to what is advised.

/** Which part the page turned to by itself. */
let turned = "";
/** Which question it did that for. */
let followed = "";
/** Whether somebody turned back to the board although the question is about what lies before me. */
let stays = false;

export function startParts() {
  document.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("#parts button"));
    if (!button?.dataset.part) return;
    turnTo(button.dataset.part);
    turned = "";
    stays = button.dataset.part !== "mine";
  });
}

/** @param {string} part */
function turnTo(part) {
  document.querySelector(".table-page")?.setAttribute("data-part", part);
  for (const button of document.querySelectorAll("#parts [data-part]")) {
    button.setAttribute("aria-selected", String(button.getAttribute("data-part") === part));
  }
  scrollTo(0, part === "log" ? document.body.scrollHeight : 0);
}

/** Whether there is room for one part at a time only. */
export const isNarrow = () => matchMedia("(max-width: 1099px)").matches;

/** @param {Element} thing */
const isSeen = (thing) => thing.checkVisibility({ visibilityProperty: true });

/** Turns to the part that has the advised thing, unless one is seen; a board may have parts of its own. */
export function followAdvice() {
  const things = [...document.querySelectorAll(":is(#board, #mine, #actions) :is(.slot, [id]).hinted")];
  const part = things[0]?.closest("#board, #mine")?.id;
  const areSeen = () => things.some(isSeen);
  if (!part || !isNarrow() || areSeen() || isUnfolded(areSeen)) return;
  turnTo(part);
  turned = part === "mine" ? part : "";
  if (!areSeen()) isUnfolded(areSeen);
}

/** Whether one of the parts of the board that is seen shows it; that one is shown then. @param {() => boolean} shows */
function isUnfolded(shows) {
  const others = [.../** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("#stage [type=radio]"))];
  const chosen = others.filter((it) => it.checked);
  for (const it of others.filter((it) => !it.checked && isSeen(it.closest("label") || it))) {
    it.checked = true;
    if (shows()) return true;
    for (const before of chosen) before.checked = true;
  }
  return false;
}

/** Shows what lies before me while nothing that is seen otherwise can be chosen. */
export function followQuestion() {
  const page = /** @type {HTMLElement | null} */ (document.querySelector(".table-page"));
  const question = document.getElementById("table")?.dataset.version || "";
  if (!page || question === followed || !isNarrow()) return;
  followed = question;
  const shown = page.dataset.part || "board";
  const things = [...document.querySelectorAll("#stage .can")];
  const isAbout = (/** @type {string} */ part) => !!document.querySelector(`#${part} .can`);
  const decides = !!document.querySelector("#mine [data-decides]");
  stays &&= decides;
  if (shown === "board" && isAbout("mine") && (decides ? !stays : !things.some(isSeen))) {
    turnTo("mine");
    turned = "mine";
  } else if (turned && shown === turned && !decides && (isAbout("board") || !isAbout("mine"))) {
    turnTo("board");
    turned = "";
  }
}
