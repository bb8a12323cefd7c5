// What is this? A long press, the key ? or the button with the question mark, and anything on the table says what it
// is, what can be done with it now, and which paragraph of the rulebook says so.
import { about as things, choices } from "./choose.js";
import { say } from "./say.js";

const LONG_PRESS = 550;
/** What the pointer is over. @type {Element | null} */
let under = null;
/** Whether the next press asks. */
let asking = false;
/** A long press was answered: the click that ends it is not one. */
let answered = false;

export function startExplaining() {
  const dialog = /** @type {HTMLDialogElement | null} */ (document.getElementById("explain"));
  if (!dialog) return;
  let timer = 0;
  const ask = (/** @type {boolean} */ on) => {
    asking = on;
    document.body.classList.toggle("asking", on);
    document.querySelector("[data-explain]")?.setAttribute("aria-pressed", String(on));
  };
  const answer = (/** @type {Element | null} */ about) => {
    ask(false);
    if (about) explain(dialog, about);
    else say(dialog.dataset.missing || "");
  };
  document.addEventListener("mouseover", (event) => (under = thing(event.target)));
  document.addEventListener("pointerdown", (event) => {
    answered = false;
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
    if (dialog.contains(target)) return;
    const paragraph = target.closest("a[data-paragraph]");
    if (target.closest("[data-explain]")) ask(!asking);
    else if (paragraph) explain(dialog, paragraph);
    else if (answered) answered = false;
    else if (asking) answer(thing(target));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  document.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.key === "Escape" && asking) ask(false);
    if (event.key !== "?" || target.closest("input, select, textarea")) return;
    event.preventDefault();
    const about = thing(document.activeElement) || under;
    if (about?.isConnected) answer(about);
    else ask(!asking);
  });
}

/** The nearest thing that a paragraph is about. @param {EventTarget | null} target */
const thing = (target) => (target instanceof Element ? target.closest(".table-page [data-rule]") : null);

/** @param {HTMLDialogElement} dialog @param {Element} about */
async function explain(dialog, about) {
  const number = about.getAttribute("data-rule") || about.getAttribute("data-paragraph") || "";
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (dialog.querySelector(`#explain-${name}`));
  part("what").textContent = name(about) || number;
  part("choices").replaceChildren(...choicesOn(about));
  part("rule").replaceChildren();
  if (!dialog.open) dialog.showModal();
  const answer = await fetch(`/rules/${document.documentElement.dataset.game}/${number}`).catch(() => null);
  const page = answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
  const article = page?.querySelector("article");
  if (article) part("rule").replaceChildren(article);
}

/** What a thing is called. @param {Element} about */
function name(about) {
  const text = (/** @type {string} */ css) => about.querySelector(css)?.textContent;
  if (about.matches("button, a")) return text(".text, .does")?.trim() || about.textContent?.trim();
  return about.getAttribute("aria-label") || text(":scope > title") || text("title");
}

/** The choices that can be made with a thing, in words. @param {Element} about */
function choicesOn(about) {
  const inside = [...about.querySelectorAll("[id]")].map((inner) => inner.id);
  const ids = [about.id, ...inside, about.closest("[id]")?.id].filter(Boolean);
  return choices().filter((button) => things(button).some((id) => ids.includes(id))).slice(0, 6).map((button) => {
    const line = document.createElement("li");
    line.textContent = button.querySelector(".text")?.textContent || "";
    return line;
  });
}
