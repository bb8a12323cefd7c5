// Choosing on the board: what can be chosen glows, hovering a choice lights what it is about and the other way round,
// and pressing a thing makes the choice, or narrows the list if it starts several. What is left then, and what is about
// no thing, stands in the action bar. The list in the drawer alone is enough for everything.
import { closeAdvice } from "./advice.js";
import { followAdvice } from "./parts.js";

/** A thing or slot whose meaning has just changed is not pressed by somebody who meant the old one. */
const GUARD = 400;
/** So many choices fit into the bar; of more, one button shows the next ones. */
const MOST_OPTIONS = 6;
const THINGS = ":is(#stage, #actions, dialog.sheet) .can";

/** The things that were pressed since the question was put. @type {string[]} */
let pressed = [];
/** Which question that was. */
let version = "";
/** What each thing means, and since when it does. @type {Map<string, { means: string, since: number }>} */
let meanings = new Map();
/** Which part of the choices the bar shows, where there are too many. */
let page = 0;
/** A choice that would end the turn, and waits to be confirmed. */
let armed = "";
/** The choice that is advised, until the next question. */
let advised = "";
/** What the pointer went down on. @type {{ id: string, version: string } | null} */
let down = null;

/** Whether a choice is about everything that was pressed. @param {Element} button */
export const isMeant = (button) => pressed.every((id) => about(button).includes(id));

/** Whether something was pressed that leaves only some of the choices. */
export const isNarrowed = () => pressed.length > 0 || !!armed;

/** The ids of what a choice is about. @param {Element} button @returns {string[]} */
export const about = (button) => button.getAttribute("data-on")?.split(" ") || [];

/** @returns {HTMLElement[]} */
export const choices = () => {
  const buttons = document.querySelectorAll("#choices button[name=choice]");
  return [.../** @type {NodeListOf<HTMLElement>} */ (buttons)];
};

/** The choice with this notation; none has an empty one. @param {string | undefined} notation */
const choiceOf = (notation) => choices().find((it) => notation && it.getAttribute("value") === notation);

/** The choice that waits for being confirmed. */
const waiting = () => choiceOf(armed);

const now = () => document.getElementById("table")?.dataset.version || "";

/** @param {() => void} narrow shows those choices that are meant */
export function startChoosing(narrow) {
  document.addEventListener("mouseover", light);
  document.addEventListener("focusin", light);
  document.addEventListener("pointerdown", (event) => {
    const thing = /** @type {Element} */ (event.target).closest(`${THINGS}, #options button`);
    down = thing ? { id: thing.id, version: now() } : null;
  }, true);
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("[data-widen]")) return widen(narrow);
    if (target.closest("[data-more]")) {
      page++;
      return narrow();
    }
    const option = /** @type {HTMLElement | null} */ (target.closest("#options button"));
    const top = option || target.closest(THINGS);
    // A second click never decides anything, nor does a press that began on something else or on another question.
    if (!top || event.detail > 1 || (event.detail && (down?.id !== top.id || down.version !== now()))) return;
    const thing = option || meantAt(event, top);
    const since = meanings.get(thing.id)?.since || 0;
    if (event.detail && performance.now() - since < GUARD) return;
    if (thing.id === "slot-end" && armed) return confirm();
    if (option) make(choiceOf(option.dataset.choice), narrow);
    else press(thing.id, narrow);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && (pressed.length || armed)) widen(narrow);
  });
}

/** Lights what a choice is about, or the choices that are about a thing. @param {Event} event */
function light(event) {
  for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
  const target = /** @type {Element} */ (event.target);
  const option = /** @type {HTMLElement | null} */ (target.closest?.("#options button[data-choice]"));
  const button = option
    ? choiceOf(option.dataset.choice)
    : target.closest?.("#choices button[name=choice]");
  const ids = button ? about(button) : [target.closest?.(THINGS)?.id || ""].filter(Boolean);
  for (const id of ids) document.getElementById(id)?.classList.add("lit");
  if (button || !ids.length) return;
  for (const choice of choices()) if (about(choice).includes(ids[0])) choice.classList.add("lit");
}

/** @param {() => void} narrow */
function widen(narrow) {
  pressed = [];
  page = 0;
  armed = "";
  narrow();
}

/**
 * Where things lie on each other, such as a pawn on its tile, what is advised is meant, or what starts most choices.
 * @param {MouseEvent} event
 * @param {Element} top
 */
function meantAt(event, top) {
  if (!event.detail) return top;
  const here = document.elementsFromPoint(event.clientX, event.clientY).map((it) => it.closest(THINGS));
  const count = (/** @type {Element} */ thing) => choices().filter((choice) => about(choice).includes(thing.id)).length;
  const worth = (/** @type {Element} */ thing) => (thing.matches(".hinted") ? 1000 : 0) + count(thing);
  let best = top;
  for (const thing of here) if (thing && !thing.matches(".slot") && worth(thing) > worth(best)) best = thing;
  return best;
}

/** @param {string} id @param {() => void} narrow */
function press(id, narrow) {
  const meant = choices().filter((choice) => isMeant(choice) && about(choice).includes(id));
  // Pressing something that does not go with the last thing begins anew.
  if (!meant.length || pressed.includes(id)) pressed = [];
  const left = choices().filter((choice) => isMeant(choice) && about(choice).includes(id));
  // What a choice is mainly about, or a part of that, makes it; what it only concerns, such as the pawn that would go,
  // shows it first.
  const main = left.length ? document.getElementById(about(left[0])[0]) : null;
  const isMain = pressed.length > 0 || !!main?.contains(document.getElementById(id)) || /^slot/.test(id);
  if (left.length === 1 && isMain) return make(left[0], narrow, id === "slot-end");
  pressed.push(id);
  page = 0;
  narrow();
}

/**
 * Makes a choice; one that ends the turn is asked for once more in the bar, unless its slot was what was pressed.
 * @param {HTMLElement | undefined} choice
 * @param {() => void} narrow
 * @param {boolean} [sure]
 */
function make(choice, narrow, sure = false) {
  const isSure = sure || !document.getElementById("slot-end") || !wantsConfirming();
  const value = choice?.getAttribute("value") || "";
  if (!choice || isSure || !("ends" in choice.dataset) || value === armed) return choice?.click();
  armed = value;
  narrow();
}

/** The armed choice is made. */
function confirm() {
  const choice = waiting();
  armed = "";
  choice?.click();
}

/** Whether the end of a turn is confirmed: it is unless the reader decided otherwise. */
export const wantsConfirming = () => localStorage.getItem("confirm") !== "no";

/** Shows what the computer would do. @param {string} choice in the notation of the record */
export function advise(choice) {
  // Of a run the computer names the first step.
  const button = choices().find((it) => `${it.getAttribute("value")};`.startsWith(`${choice};`));
  if (!button) return;
  advised = button.getAttribute("value") || "";
  markAdvised();
  button.scrollIntoView({ block: "nearest" });
  followAdvice();
}

/** Makes the advised choice. */
export function followIt() {
  choiceOf(advised)?.click();
}

/** Lights the advised choice wherever it stands; a fragment that was put in meanwhile does not know of it. */
function markAdvised() {
  for (const hinted of document.querySelectorAll(".hinted")) hinted.classList.remove("hinted");
  const button = choiceOf(advised);
  if (!button) return;
  const options = [...document.querySelectorAll("#options button")];
  const option = options.find((it) => it instanceof HTMLElement && it.dataset.choice === advised);
  const things = about(button).map((id) => document.getElementById(id));
  for (const thing of [button, option, ...things]) thing?.classList.add("hinted");
}

/** Marks what can be chosen now. */
export function lightUp() {
  if (now() !== version) {
    pressed = [];
    page = 0;
    armed = "";
    advised = "";
    closeAdvice();
  }
  version = now();
  const open = choices().filter(isMeant);
  const can = new Set(open.flatMap(about));
  for (const thing of document.querySelectorAll(THINGS)) {
    if (!can.has(thing.id)) thing.classList.remove("can", "pressed");
  }
  for (const id of can) document.getElementById(id)?.classList.add("can");
  const asked = waiting();
  const marked = [...pressed, ...(asked ? about(asked) : [])];
  for (const thing of document.querySelectorAll(THINGS)) {
    thing.classList.toggle("pressed", marked.includes(thing.id));
  }
  if (armed) can.add("slot-end");
  document.getElementById("slot-end")?.classList.toggle("armed", !!armed);
  for (const slot of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("button.slot"))) {
    slot.disabled = !can.has(slot.id);
    slot.classList.toggle("can", can.has(slot.id));
  }
  for (const choice of choices()) choice.classList.toggle("armed", choice.getAttribute("value") === armed);
  document.querySelector("#choices [data-widen]")?.toggleAttribute("hidden", !pressed.length);
  showOptions(open);
  markAdvised();
  remember(open);
  // On a phone a part that is not shown says that something in it can be chosen.
  for (const [part, where] of [["board", "#board"], ["mine", "#mine"], ["others", "dialog.sheet"]]) {
    const news = !!document.querySelector(`${where} .can`);
    document.querySelector(`#parts [data-part=${part}]`)?.classList.toggle("news", news);
  }
}

/**
 * What is left after a press, or is about nothing on the table, stands in the bar. Where too much is left that another
 * press can tell apart, the bar says so instead.
 * @param {HTMLElement[]} open
 */
function showOptions(open) {
  const box = document.getElementById("options");
  if (!box) return;
  const asked = waiting();
  if (asked) return show(box, [asConfirmation(asked, box.dataset.confirm || ""), extra("data-widen", "×")]);
  const isThere = (/** @type {string} */ id) => !!document.getElementById(id);
  const others = (/** @type {Element} */ choice) => about(choice).filter((id) => isThere(id) && !pressed.includes(id));
  const left = pressed.length ? [...open] : open.filter((choice) => !about(choice).some(isThere));
  const isLong = left.length > MOST_OPTIONS;
  // What no other press can single out comes first.
  if (isLong && pressed.length) left.sort((one, other) => others(one).length - others(other).length);
  const differ = left.every((choice) => others(choice).length) && new Set(left.flatMap(others)).size > 1;
  const canNarrow = pressed.length > 0 && isLong && differ;
  const most = isLong ? MOST_OPTIONS - 1 : MOST_OPTIONS;
  const first = (page % Math.max(1, Math.ceil(left.length / most))) * most;
  const shown = canNarrow ? [] : left.slice(first, first + most);
  /** @type {HTMLElement[]} */
  const buttons = shown.map(asOption);
  shorten(buttons);
  // What cannot be told apart otherwise shows its details.
  const read = (/** @type {Element} */ it) => it.querySelector(".does")?.textContent;
  const hasTwin = (/** @type {Element} */ it) => buttons.some((other) => other !== it && read(other) === read(it));
  for (const it of buttons) it.classList.toggle("whole", hasTwin(it));
  if (canNarrow) buttons.push(note(`${left.length} ${box.dataset.narrow}`));
  else if (isLong) buttons.push(extra("data-more", `+${left.length - shown.length}`));
  if (pressed.length) buttons.push(extra("data-widen", "×"));
  show(box, buttons);
}

/** @param {HTMLElement} box @param {HTMLElement[]} buttons */
function show(box, buttons) {
  box.replaceChildren(...buttons);
  box.hidden = !buttons.length;
  box.classList.toggle("few", buttons.length < 5);
}

/** What is asked for once more. @param {HTMLElement} choice @param {string} asks */
function asConfirmation(choice, asks) {
  const button = asOption(choice, 0);
  const word = document.createElement("b");
  word.textContent = asks;
  button.prepend(word);
  button.classList.add("armed");
  return button;
}

/** @param {HTMLElement} choice @param {number} at */
function asOption(choice, at) {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "option", tabIndex: -1, id: `option${at + 1}` });
  button.dataset.choice = choice.getAttribute("value") || "";
  const text = choice.querySelector(".text");
  if (text) button.append(text.cloneNode(true));
  button.title = text?.textContent?.trim() || "";
  return button;
}

/** What all options begin with is known from what was pressed, and is left out. @param {HTMLElement[]} buttons */
function shorten(buttons) {
  const texts = buttons.map((button) => button.querySelector(".does")?.firstChild);
  const [one, ...rest] = texts.map((text) => (text instanceof Text ? text.data : ""));
  if (!rest.length || !pressed.length) return;
  let same = 0;
  while (same < one.length && rest.every((text) => text[same] === one[same])) same++;
  const from = one.slice(0, same).lastIndexOf(" ") + 1;
  if (from < 8 || rest.some((text) => text.length <= from)) return;
  for (const text of texts) {
    if (text instanceof Text) text.data = text.data[from].toUpperCase() + text.data.slice(from + 1);
  }
}

/** @param {string} text */
function note(text) {
  const line = document.createElement("p");
  line.className = "option-note";
  line.textContent = text;
  return line;
}

/** @param {string} does @param {string} says */
function extra(does, says) {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "option extra", tabIndex: -1, textContent: says });
  button.setAttribute(does, "");
  return button;
}

/** Since when each thing, slot and option means what it means now. @param {HTMLElement[]} open */
function remember(open) {
  /** @type {typeof meanings} */
  const next = new Map();
  const means = (/** @type {string} */ id, /** @type {string} */ what) => {
    const old = meanings.get(id);
    // What was not there before cannot be mistaken for what it was, but a slot is where another one was.
    const isNew = !old && !/^(slot|option)/.test(id);
    next.set(id, { means: what, since: old?.means === what ? old.since : isNew ? 0 : performance.now() });
  };
  for (const thing of document.querySelectorAll(THINGS)) {
    const named = open.filter((choice) => about(choice).includes(thing.id));
    means(thing.id, named.map((choice) => choice.getAttribute("value")).join("\n"));
  }
  for (const option of document.querySelectorAll("#options button[id]")) {
    means(option.id, /** @type {HTMLElement} */ (option).dataset.choice || "");
  }
  // A slot that is disabled for a moment keeps what it meant.
  for (const [id, old] of meanings) if (/^slot/.test(id) && !next.has(id)) next.set(id, { ...old, since: 0 });
  meanings = next;
}
