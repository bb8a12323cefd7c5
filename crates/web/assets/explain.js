// What is this, and why can I not? Hovering anything on the table, pressing what cannot be chosen, a long press, the
// key ? or the button with the question mark shows the thing's card: what it is, how it stands, what can be done with
// it or why not. The paragraph of the rulebook is one more press away.
import { say } from "./say.js";

const LONG_PRESS = 550;
/** So long the mouse rests on a thing before its card comes. */
const REST = 650;
/** What the pointer is over. @type {Element | null} */
let under = null;
/** Whether the next press asks. */
let asking = false;
/** A long press was answered: the click that ends it is not one. */
let answered = false;
/** Cards that were fetched for the position on the table. @type {Map<string, Promise<string>>} */
let fetched = new Map();
let fetchedFor = "";

/** @returns {HTMLElement | null} */
const stage = () => document.getElementById("stage");
const hover = () => /** @type {HTMLElement} */ (document.getElementById("hover-card"));
/** What is pressed for itself, and explains nothing. */
const CONTROLS = "button, a, input, label, select, summary, #result, dialog form";

export function startExplaining() {
  const dialog = /** @type {HTMLDialogElement | null} */ (document.getElementById("explain"));
  if (!dialog) return;
  let timer = 0;
  let resting = 0;
  const ask = (/** @type {boolean} */ on) => {
    asking = on;
    document.body.classList.toggle("asking", on);
    document.querySelector("[data-explain]")?.setAttribute("aria-pressed", String(on));
  };
  const answer = async (/** @type {Element | null} */ about) => {
    ask(false);
    hover().hidden = true;
    if (!about || !(await explain(dialog, about))) say(dialog.dataset.missing || "");
  };
  document.addEventListener("mouseover", (event) => {
    under = thing(event.target);
    clearTimeout(resting);
    hover().hidden = true;
    const about = under;
    if (about && matchMedia("(hover: hover)").matches) resting = window.setTimeout(() => hint(about), REST);
  });
  document.addEventListener("pointerdown", (event) => {
    answered = false;
    clearTimeout(resting);
    hover().hidden = true;
    const about = thing(event.target);
    if (!about || event.button) return;
    timer = window.setTimeout(() => {
      answered = true;
      answer(about);
    }, LONG_PRESS);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove", "scroll"]) {
    document.addEventListener(end, (event) => {
      const moves = event instanceof PointerEvent && end === "pointermove";
      if (!moves || Math.hypot(event.movementX, event.movementY) >= 4) clearTimeout(timer);
    }, true);
  }
  document.addEventListener("contextmenu", (event) => answered && event.preventDefault());
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target === dialog) dialog.close();
    const paragraph = target.closest("a[data-paragraph]");
    const legend = target.closest("a[data-legend]");
    if (dialog.contains(target) && !paragraph) return;
    const about = thing(target);
    if (target.closest("[data-explain]")) {
      ask(!asking);
      target.closest("details.menu")?.removeAttribute("open");
    }
    else if (paragraph) showParagraph(dialog, paragraph.getAttribute("data-paragraph") || "");
    else if (legend) import("./legend.js").then(({ showLegend }) => showLegend(dialog, legend, put));
    else if (answered) answered = false;
    else if (asking) answer(about);
    // What cannot be chosen says why.
    else if (about && !target.closest(`.can, ${CONTROLS}`)) answer(about);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  document.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    hover().hidden = true;
    if (event.key === "Escape" && asking) ask(false);
    if (event.key !== "?" || target.closest("input, select, textarea")) return;
    event.preventDefault();
    const about = thing(document.activeElement) || under;
    if (about?.isConnected) answer(about);
    else list(dialog);
  });
}

const THINGS = ":is(#stage, dialog.sheet) :is([data-card], [id]:not(#board, #mine)), .table-page [data-rule]";

/** The nearest thing on the table, or choice that a paragraph allows. @param {EventTarget | null} target */
const thing = (target) => (target instanceof Element ? target.closest(THINGS) : null);

/** What a thing is called. @param {Element} about */
function title(about) {
  const text = (/** @type {string} */ css) => about.querySelector(css)?.textContent;
  if (about.matches("button, a")) return text(".text, .does")?.trim() || about.textContent?.trim();
  return about.getAttribute("aria-label") || about.getAttribute("title") || text("title")?.trim();
}

/** What a thing and those around it are asked for by, the innermost first. @param {Element} about */
function names(about) {
  /** @type {string[]} */
  const found = [];
  if (!about.closest("#stage, dialog.sheet")) return found;
  /** @type {Element | null} */
  let it = about;
  for (; it && !it.matches("#stage, dialog.sheet"); it = it.parentElement) {
    const name = it.getAttribute("data-card") || it.id;
    if (name) found.push(name);
  }
  return found;
}

/** The card of a thing, as markup from our own server; empty if it has none. @param {Element} about */
function card(about) {
  const cards = stage()?.dataset.cards;
  const asked = names(about).join(",");
  const now = `${document.getElementById("table")?.dataset.version} ${cards}`;
  if (now !== fetchedFor) fetched = new Map();
  fetchedFor = now;
  if (!cards || !asked) return Promise.resolve("");
  const known = fetched.get(asked);
  if (known) return known;
  const get = async () => {
    const answer = await fetch(`${cards}&thing=${encodeURIComponent(asked)}`).catch(() => null);
    return answer?.ok ? await answer.text() : "";
  };
  const text = get();
  fetched.set(asked, text);
  return text;
}

/** Puts markup into a place. @param {Element} place @param {string} markup */
function put(place, markup) {
  place.replaceChildren(...new DOMParser().parseFromString(markup, "text/html").body.childNodes);
}

/** Says that values of a thing are ours, if marks are wanted. @param {Element} place @param {Element} about */
function noteOurs(place, about) {
  if (!document.documentElement.hasAttribute("data-ours") || !about.querySelector(".ours")) return;
  const note = document.createElement("p");
  note.className = "ours-note";
  note.textContent = document.getElementById("explain")?.dataset.ours || "";
  (place.querySelector("ul.now") || place.querySelector(".purpose"))?.after(note);
}

/** Lays a card beside a thing, inside the window. @param {HTMLElement} place @param {Element} about */
function layBeside(place, about) {
  const at = about.getBoundingClientRect();
  const { width, height } = place.getBoundingClientRect();
  const right = at.right + 12;
  const x = right + width < innerWidth - 8 ? right : at.left - width - 12;
  // Where there is room on neither side it lies above or below.
  const beside = x >= 8;
  const y = beside ? at.top : at.bottom + 12 + height < innerHeight ? at.bottom + 12 : at.top - height - 12;
  place.style.left = `${Math.max(8, beside ? x : Math.min(at.left, innerWidth - width - 8))}px`;
  place.style.top = `${Math.max(8, Math.min(y, innerHeight - height - 8))}px`;
}

/** Shows the card of a thing that the mouse rests on. @param {Element} about */
async function hint(about) {
  const markup = await card(about);
  if (!markup || about !== under || !about.isConnected) return;
  put(hover(), markup);
  noteOurs(hover(), about);
  hover().hidden = false;
  layBeside(hover(), about);
}

/** @param {HTMLDialogElement} dialog @param {Element} about */
async function explain(dialog, about) {
  const markup = await card(about);
  const rule = about.closest("[data-rule]")?.getAttribute("data-rule");
  if (!markup && !rule) return false;
  put(part(dialog, "card"), markup);
  noteOurs(part(dialog, "card"), about);
  part(dialog, "rule").replaceChildren();
  if (!dialog.open) dialog.showModal();
  dialog.classList.toggle("beside", !!markup);
  if (markup) layBeside(dialog, about);
  if (!markup && rule) {
    const heading = document.createElement("h2");
    heading.textContent = title(about) || "";
    part(dialog, "card").replaceChildren(heading);
    await showParagraph(dialog, rule);
  }
  return true;
}

/** @param {HTMLDialogElement} dialog @param {string} name */
const part = (dialog, name) => /** @type {HTMLElement} */ (dialog.querySelector(`#explain-${name}`));

/** Shows a paragraph of the rulebook. @param {HTMLDialogElement} dialog @param {string} number */
async function showParagraph(dialog, number) {
  if (!dialog.open) {
    dialog.classList.remove("beside");
    part(dialog, "card").replaceChildren();
    part(dialog, "rule").replaceChildren();
    dialog.showModal();
  }
  const answer = await fetch(`/rules/${document.documentElement.dataset.game}/${number}`).catch(() => null);
  if (answer?.ok) put(part(dialog, "rule"), await answer.text());
}

/** Everything on the table that can be asked about, for those who do not point. @param {HTMLDialogElement} dialog */
function list(dialog) {
  const entries = new Map();
  for (const about of document.querySelectorAll("#stage :is([data-card], [data-rule])")) {
    const name = title(about);
    if (name && !entries.has(name) && about.checkVisibility()) entries.set(name, about);
  }
  const lines = [...entries].map(([name, about]) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = name;
    button.addEventListener("click", () => explain(dialog, about));
    const line = document.createElement("li");
    line.append(button);
    return line;
  });
  const all = document.createElement("ul");
  all.className = "things";
  all.append(...lines);
  part(dialog, "card").replaceChildren(all);
  dialog.classList.remove("beside");
  part(dialog, "rule").replaceChildren();
  if (!dialog.open) dialog.showModal();
}
