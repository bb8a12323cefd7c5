// Choosing on the board: what can be chosen glows, hovering a choice lights what it is about and the other way round,
// and pressing a thing makes the choice, or narrows the list if it starts several. What is left then, and what is about
// no thing, stands in the action bar. The list in the drawer alone is enough for everything.

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
    const thing = option || target.closest(THINGS);
    // A second click never decides anything, nor does a press that began on something else or on another question.
    if (!thing || event.detail > 1 || (event.detail && (down?.id !== thing.id || down.version !== now()))) return;
    const since = meanings.get(thing.id)?.since || 0;
    if (event.detail && performance.now() - since < GUARD) return;
    if (thing.id === "slot-end" && armed) return confirm();
    if (option) make(choices().find((button) => button.getAttribute("value") === option.dataset.choice), narrow);
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
    ? choices().find((it) => it.getAttribute("value") === option.dataset.choice)
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

/** @param {string} id @param {() => void} narrow */
function press(id, narrow) {
  const meant = choices().filter((choice) => isMeant(choice) && about(choice).includes(id));
  // Pressing something that does not go with the last thing begins anew.
  if (!meant.length || pressed.includes(id)) pressed = [];
  const left = choices().filter((choice) => isMeant(choice) && about(choice).includes(id));
  if (left.length === 1) return make(left[0], narrow, id === "slot-end");
  pressed.push(id);
  page = 0;
  narrow();
}

/**
 * Makes a choice; one that ends the turn waits for the slot at its end, unless that was what was pressed.
 * @param {HTMLElement | undefined} choice
 * @param {() => void} narrow
 * @param {boolean} [sure]
 */
function make(choice, narrow, sure = false) {
  const end = document.getElementById("slot-end");
  if (!choice || sure || !end || !("ends" in choice.dataset) || !wantsConfirming()) return choice?.click();
  armed = choice.getAttribute("value") || "";
  narrow();
}

/** The armed choice is made. */
function confirm() {
  const choice = choices().find((button) => button.getAttribute("value") === armed);
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
  for (const hinted of document.querySelectorAll(".hinted")) hinted.classList.remove("hinted");
  const options = [...document.querySelectorAll("#options button")];
  const value = button.getAttribute("value");
  const option = options.find((it) => it instanceof HTMLElement && it.dataset.choice === value);
  const things = about(button).map((id) => document.getElementById(id));
  for (const thing of [button, option, ...things]) thing?.classList.add("hinted");
  button.scrollIntoView({ block: "nearest" });
}

/** Marks what can be chosen now. */
export function lightUp() {
  if (now() !== version) {
    pressed = [];
    page = 0;
    armed = "";
    for (const hinted of document.querySelectorAll(".hinted")) hinted.classList.remove("hinted");
  }
  version = now();
  const open = choices().filter(isMeant);
  const can = new Set(open.flatMap(about));
  for (const thing of document.querySelectorAll(THINGS)) {
    if (!can.has(thing.id)) thing.classList.remove("can", "pressed");
  }
  for (const id of can) document.getElementById(id)?.classList.add("can");
  for (const thing of document.querySelectorAll(THINGS)) {
    thing.classList.toggle("pressed", pressed.includes(thing.id));
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
  if (canNarrow) buttons.push(note(`${left.length} ${box.dataset.narrow}`));
  else if (isLong) buttons.push(extra("data-more", `+${left.length - shown.length}`));
  if (pressed.length) buttons.push(extra("data-widen", "×"));
  box.replaceChildren(...buttons);
  box.hidden = !buttons.length;
  box.classList.toggle("few", buttons.length < 5);
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
  const from = one.slice(0, same).lastIndexOf(": ") + 2;
  if (from < 2 || rest.some((text) => text.length <= from)) return;
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
