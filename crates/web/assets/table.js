// The live table: hears the stream, puts new fragments in, counts clocks down, calls when it is my turn.
import { markChanges } from "./changed.js";
import { advise, isMeant, isNarrowed, lightUp, startChoosing } from "./choose.js";
import { coach } from "./coach.js";
import { count, numbers } from "./count.js";
import { startExplaining } from "./explain.js";
import { morph, scrollToEnd } from "./morph.js";
import { pace, skip } from "./pace.js";
import { followQuestion, isNarrow, startParts } from "./parts.js";
import { isPast, startPast } from "./past.js";
import { say } from "./say.js";
import { load, startSettings } from "./settings.js";
import { drawTrail, startTrail } from "./trail.js";
import { places, travel } from "./travel.js";

const { body } = document;
const title = document.title;
const icon = /** @type {HTMLLinkElement} */ (document.getElementById("icon"));
let drawn = performance.now();
/** @type {boolean | undefined} */
let wasMine;
/** Whether the focus was on a choice and has been lost with it. */
let byKeys = false;

export function startTable() {
  show(document.getElementById("log") ? "log" : "chat");
  document.querySelectorAll("[data-scroll=end]").forEach(scrollToEnd);
  seeCurrent();
  turn();
  startExplaining();
  startChoosing(filter);
  filter();
  followQuestion();
  coach();
  markChanges();
  setInterval(tick, 250);
  document.addEventListener("keydown", keys);
  document.addEventListener("input", filter);
  // A fold that was opened counts among the keys.
  document.addEventListener("toggle", (event) => {
    if (/** @type {Element} */ (event.target).closest("#choices")) filter();
  }, true);
  document.addEventListener("click", clicks);
  holdBack();
  startPast(flush);
  startSettings();
  startTrail();
  startParts();
  openDrawer(localStorage.getItem("drawer") === "open");
  meet();
  glow();
  addEventListener("popstate", () => location.reload());
  if (body.dataset.stream) listen(body.dataset.stream);
}

/** Who meets the game for the first time is told what it is about, until they close that or make a step. */
function meet(isMet = false) {
  const card = document.getElementById("first-time");
  const key = `met ${document.documentElement.dataset.game}`;
  if (isMet) localStorage.setItem(key, "yes");
  if (card) card.hidden = !!localStorage.getItem(key);
}

/** The lesson or the step that is shown is in sight in its list. */
function seeCurrent() {
  document.querySelector(":is(.lessons, .tried) [aria-current]")?.scrollIntoView({ block: "nearest" });
}

/** In a lesson what is right glows. */
function glow() {
  const choice = document.querySelector("[data-advise]")?.getAttribute("data-advise");
  if (choice) advise(choice);
}

/**
 * Goes to the next position of a lesson or a study, which is another page, without leaving this one.
 * @param {string} address
 */
export async function stepTo(address) {
  const answer = await fetch(address);
  const html = await answer.text();
  history.pushState(null, "", address);
  // What was said about the last step is over.
  say("", 1);
  put("table", html);
  put("side", html);
  glow();
  seeCurrent();
}

/** @param {string} address */
function listen(address) {
  const stream = new EventSource(address);
  let lost = false;
  stream.onopen = () => {
    if (lost) say("", 1);
    lost = false;
  };
  stream.onerror = () => {
    lost = true;
    say(body.dataset.lost || "", 0);
    // A browser gives up after some answers, such as one from a proxy whose server restarts.
    if (stream.readyState === EventSource.CLOSED) setTimeout(() => listen(address), 2000);
  };
  stream.addEventListener("side", (event) => receive("side", event.data));
  stream.addEventListener("table", (event) => pace(event.data, (html) => receive("table", html)));
}

/** Puts a fragment in, unless something holds the page still. @param {string} name @param {string} html */
function receive(name, html) {
  waiting.set(name, html);
  if (!isDown && !(name === "table" && isPast())) flush();
}

/** Fragments that came while a pointer was down: nothing changes under a finger. @type {Map<string, string>} */
const waiting = new Map();
let isDown = false;

function flush() {
  for (const [name, html] of waiting) {
    if (name === "table" && isPast()) continue;
    waiting.delete(name);
    put(name, html);
  }
}

function holdBack() {
  document.addEventListener("pointerdown", () => {
    isDown = true;
    skip((html) => receive("table", html));
  }, true);
  for (const end of ["pointerup", "pointercancel"]) {
    // The click that ends the press comes first.
    document.addEventListener(end, () => {
      isDown = false;
      setTimeout(() => !isDown && flush());
    }, true);
  }
}

/** The drawer with all choices. @param {boolean} open */
function openDrawer(open) {
  document.querySelector(".table-page")?.toggleAttribute("data-drawer-open", open);
  document.getElementById("all")?.setAttribute("aria-expanded", String(open));
  localStorage.setItem("drawer", open ? "open" : "closed");
}

const isDrawerOpen = () => !!document.querySelector(".table-page[data-drawer-open]");

/** @param {string} id @param {string} html a fragment from our own server, where everything is escaped */
function put(id, html) {
  const old = document.getElementById(id);
  const next = new DOMParser().parseFromString(html, "text/html").getElementById(id);
  if (!old || !next) return;
  const lines = document.querySelectorAll("#chat-lines li").length;
  const hadTabs = document.getElementById("tabs");
  const field = /** @type {HTMLInputElement | null} */ (document.getElementById("filter"));
  // What was typed narrowed the list of the last question.
  if (field && old.dataset.version !== next.dataset.version) field.value = "";
  const before = id === "table" ? places() : new Map();
  const counted = numbers();
  const dice = document.querySelectorAll("#log .step svg.die").length;
  const wasDrawn = old.dataset.version;
  // Who chooses with the tabulator goes on where the choices are.
  byKeys = !!document.activeElement?.closest("#choices") || (byKeys && document.activeElement === body);
  // An answer that was accepted may overtake a fragment that was drawn before it: the question stays answered.
  const answered = old.dataset.version === next.dataset.version && !!document.querySelector("#choices.busy");
  morph(old, next);
  if (id === "table" && answered) document.getElementById("choices")?.classList.add("busy");
  if (!hadTabs && document.getElementById("tabs")) show("log");
  drawn = performance.now();
  filter();
  followQuestion();
  coach();
  const gained = count(counted);
  if (id === "table") {
    load();
    turn();
    markChanges();
    const moved = travel(before);
    drawTrail();
    if (wasDrawn !== old.dataset.version) {
      const rolled = document.querySelectorAll("#log .step svg.die").length > dice;
      sound(rolled ? "dice" : moved ? "wood" : "");
    }
    if (byKeys && document.activeElement === body) shown()[0]?.focus({ preventScroll: true });
  }
  if (gained) sound("seal");
  const tab = document.querySelector("#tabs [data-show=chat]");
  const isHidden = tab?.getAttribute("aria-selected") === "false";
  // Whoever has not read the chat is told so until they do, whatever else happens.
  unread = isHidden && (unread || document.querySelectorAll("#chat-lines li").length > lines);
  tab?.classList.toggle("news", unread);
}

/** Whether something was said that the reader has not seen. */
let unread = false;

/** Lets something be heard, if the reader wants that. @param {"wood" | "dice" | "seal" | "bell" | ""} name */
async function sound(name) {
  if (!name || localStorage.getItem("sound") !== "yes" || document.hidden) return;
  const { play } = await import("./sound.js");
  play(name);
}

/** The mark in title and icon, and the call. */
function turn() {
  const isMine = document.getElementById("table")?.dataset.turn === "mine";
  document.title = isMine ? `● ${title}` : title;
  icon.href = (isMine ? icon.dataset.turn : icon.dataset.calm) || icon.href;
  const prompt = document.getElementById("turn")?.textContent?.trim();
  const hasBecomeMine = isMine && wasMine === false;
  if (hasBecomeMine) sound("bell");
  if (hasBecomeMine && document.hidden && prompt && wantsCalls()) {
    new Notification(title, { body: prompt, tag: location.pathname });
  }
  wasMine = isMine;
}

const wantsCalls = () =>
  "Notification" in window && Notification.permission === "granted" && localStorage.getItem("notify") === "yes";

function tick() {
  for (const clock of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".clock[data-runs]"))) {
    const left = Math.max(0, Number(clock.dataset.left) - (performance.now() - drawn));
    clock.classList.toggle("low", left < 30_000);
    // From two days on the server's words are good enough.
    if (left >= 172_800_000) continue;
    const seconds = Math.ceil(left / 1000);
    const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
    if (seconds >= 3600) parts.unshift(Math.floor(seconds / 3600));
    const text = parts.map((part, at) => (at ? String(part).padStart(2, "0") : part)).join(":");
    if (clock.textContent !== text) clock.textContent = text;
  }
}

/** @param {KeyboardEvent} event */
function keys(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  if (target.id === "filter" && event.key === "Enter") {
    event.preventDefault();
    const left = shown();
    if (left.length === 1) left[0].click();
    return;
  }
  if (target.closest("input, select, textarea, dialog[open]")) return;
  if (/^[1-9]$/.test(event.key)) shown()[Number(event.key) - 1]?.click();
  else if (/^[uhl]$/.test(event.key)) button(`[data-shortcut=${event.key}]`)?.click();
  else if (event.key === "e") document.getElementById("slot-end")?.click();
  else if (event.key === "Escape" && isDrawerOpen() && !isNarrowed()) openDrawer(false);
  else if (event.key === "/") document.getElementById("filter")?.focus();
  else return;
  event.preventDefault();
}

/** @param {string} css @returns {HTMLElement | null} */
const button = (css) => document.querySelector(css);

/** The choices that are neither filtered out nor folded away. @returns {HTMLElement[]} */
const shown = () => {
  const buttons = document.querySelectorAll("#choices li:not([hidden]) > button");
  const list = [.../** @type {NodeListOf<HTMLElement>} */ (buttons)];
  return list.filter((button) => !button.closest("details:not([open])"));
};

/** Shows those choices that go with what was typed and with what was pressed on the board. @param {Event} [event] */
function filter(event) {
  const field = /** @type {HTMLInputElement | null} */ (document.getElementById("filter"));
  if (event && event.target !== field) return;
  lightUp();
  const wanted = (field?.value || "").toLowerCase().split(/\s+/);
  for (const line of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#choices li:not(.fold)"))) {
    const text = line.textContent?.toLowerCase() || "";
    const button = line.querySelector("button");
    line.hidden = !wanted.every((word) => text.includes(word)) || !button || !isMeant(button);
  }
  const isSearched = isNarrowed() || wanted.some(Boolean);
  for (const fold of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#choices li.fold"))) {
    fold.hidden = !fold.querySelector("li:not([hidden])");
    const details = fold.querySelector("details");
    if (details && isSearched) details.open = true;
  }
  // The keys count what is to be seen.
  shown().forEach((button, at) => {
    const key = button.querySelector("kbd");
    if (!key) return;
    key.textContent = at < 9 ? String(at + 1) : "";
    key.classList.toggle("none", at >= 9);
  });
}

/** @param {MouseEvent} event */
async function clicks(event) {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("button"));
  if (button?.dataset.show) show(button.dataset.show);
  if (button && "drawer" in button.dataset) openDrawer(!isDrawerOpen());
  if (button?.dataset.sheet) {
    /** @type {HTMLDialogElement | null} */ (document.getElementById(button.dataset.sheet))?.showModal();
  }
  const sheet = /** @type {Element} */ (event.target);
  if (sheet instanceof HTMLDialogElement && sheet.matches(".sheet")) sheet.close();
  if (button && ("met" in button.dataset || button.matches("[name=choice]"))) meet(true);
  // On a phone the list covers the board, and what comes of a choice is seen there.
  const leaves = button?.matches("[name=choice], #parts button");
  if (leaves && isNarrow()) openDrawer(false);
  /** @type {Element} */ (event.target).closest("#coach-line")?.classList.toggle("whole");
  if (button && "picture" in button.dataset) {
    const { sharePicture } = await import("./picture.js");
    if (await sharePicture()) say(button.dataset.saying || "");
  }
  if (button && "notify" in button.dataset && "Notification" in window) {
    if ((await Notification.requestPermission()) === "granted") localStorage.setItem("notify", "yes");
    button.closest("details")?.removeAttribute("open");
  }
}

/** @param {string} tab */
function show(tab) {
  document.querySelector(".table-page")?.setAttribute("data-show-tab", tab);
  for (const button of document.querySelectorAll("#tabs [data-show]")) {
    const chosen = button.getAttribute("data-show") === tab;
    button.setAttribute("aria-selected", String(chosen));
    if (chosen) button.classList.remove("news");
  }
  document.querySelectorAll(`[data-tab=${tab}] [data-scroll=end]`).forEach(scrollToEnd);
}
