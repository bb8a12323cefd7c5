// The replay without leaving the page: a step is fetched and put in, so that pieces travel to where they are. The
// address always names the step that is shown. Links to other eyes load the page anew, because the log is another one
// through them.
import { morph } from "./morph.js";
import { say } from "./say.js";
import { places, travel } from "./travel.js";

/** What changes from step to step; the log only moves its mark. */
const PARTS = ["actions", "outcome", "board", "mine", "around"];
/** How long the slider has to rest. */
const REST = 90;
let asked = 0;
let timer = 0;
let playing = false;
/** Whether somebody holds the slider: then it stays where the hand is. */
let held = false;

/** @returns {HTMLInputElement | null} */
const slider = () => document.querySelector("form[data-slider] [type=range]");
/** The fields whose values the browser remembers. @returns {HTMLSelectElement[]} */
const kept = () => [.../** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll("#speed, #by"))];
/** @returns {HTMLSelectElement | null} */
const speed = () => document.querySelector("#speed");
/** Whether it goes on by whole turns. */
const byTurns = () => /** @type {HTMLSelectElement | null} */ (document.querySelector("#by"))?.value === "turn";
/** The link that goes on. */
const onward = () => step(byTurns() ? "turn-on" : "next");
/** The step at a place of the slider, which does not count what was taken back. @param {string} place */
const stepAt = (place) =>
  document.querySelector("form[data-slider]")?.getAttribute("data-steps")?.split(" ")[Number(place)] || "0";
/** @param {string} key @returns {HTMLAnchorElement | null} */
const step = (key) => document.querySelector(`a[data-step=${key}]`);

/** The address of a step. @param {string | number} at */
function address(at) {
  const url = new URL(location.href);
  const eyes = document.querySelector("form[data-slider] [name=eyes]");
  if (eyes instanceof HTMLInputElement) url.searchParams.set("eyes", eyes.value);
  url.searchParams.set("at", String(at));
  return url;
}

/**
 * Shows a step. Of several that are asked for, the last counts.
 * @param {URL} url
 * @returns {Promise<boolean>} whether it is shown
 */
async function show(url) {
  const mine = ++asked;
  const bare = new URL(url);
  bare.searchParams.set("log", "no");
  try {
    const answer = await fetch(bare);
    if (!answer.ok) throw new Error(String(answer.status));
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (mine !== asked) return false;
    say("", 0);
    const before = places();
    for (const id of PARTS) {
      const [old, next] = [document.getElementById(id), page.getElementById(id)];
      if (old && next) morph(old, next);
    }
    travel(before);
    const [stage, nextStage] = [document.getElementById("stage"), page.getElementById("stage")];
    if (stage && nextStage) stage.dataset.cards = nextStage.dataset.cards;
    // What is typed into fields is the reader's, so morph leaves these alone.
    const next = /** @type {HTMLInputElement | null} */ (page.querySelector("form[data-slider] [type=range]"));
    const range = slider();
    if (range && next && !held) range.value = next.value;
    const [link, nextLink] = [document.getElementById("position"), page.getElementById("position")];
    if (link instanceof HTMLInputElement && nextLink instanceof HTMLInputElement) link.value = nextLink.value;
    history.replaceState(null, "", url);
    mark();
    return true;
  } catch {
    play(false);
    say(document.body.dataset.failed || "", 0);
    return false;
  }
}

/** Marks the lines of the log that tell of this step, and the button. */
function mark() {
  const at = Number(new URL(location.href).searchParams.get("at") || stepAt(slider()?.value || "0"));
  const lines = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#log-lines .step")]);
  const stepOf = (/** @type {string} */ href) => Number(new URL(href).searchParams.get("at"));
  const ats = lines.map((line) => stepOf(line.querySelector("a")?.href || location.href));
  // Not every step is told to everybody.
  const last = Math.max(...ats.filter((line) => line <= at));
  lines.forEach((line, index) => line.classList.toggle("here", ats[index] === last));
  const here = lines[ats.lastIndexOf(last)];
  const list = here?.closest("ol");
  if (here && list) list.scrollTop = here.offsetTop - list.offsetTop - list.clientHeight / 2;
  document.getElementById("run")?.setAttribute("aria-pressed", String(playing));
  for (const field of kept()) {
    const liked = localStorage.getItem(field.id);
    if (liked && [...field.options].some((option) => option.value === liked)) field.value = liked;
  }
}

/** @param {boolean} on */
function play(on) {
  playing = on;
  clearTimeout(timer);
  document.getElementById("run")?.setAttribute("aria-pressed", String(on));
  // At the end there is nothing more to play: it begins anew.
  if (on) go(onward() ? onward()?.href : address(0));
}

/** Shows a step, and while it plays the next one after it. @param {URL | string | undefined} to */
async function go(to) {
  if (!to) return play(false);
  const begun = performance.now();
  clearTimeout(timer);
  const shown = await show(new URL(to, location.href));
  if (!playing || !shown) return;
  if (!onward()) return play(false);
  const wait = 1000 / Number(speed()?.value || 1) - (performance.now() - begun);
  timer = window.setTimeout(() => go(onward()?.href), Math.max(0, wait));
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("#run")) return play(!playing);
  const link = /** @type {HTMLAnchorElement | null} */ (target.closest("a[data-step], #log-lines a:not(.rule)"));
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  play(false);
  go(link.href);
});

document.addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (target.closest("select, pre, textarea, input:not([type=range])")) return;
  if (event.key === " " && !target.closest("a, button, summary")) {
    event.preventDefault();
    return play(!playing);
  }
  const steps = {
    ArrowLeft: "previous",
    ArrowRight: "next",
    ArrowUp: "turn-back",
    ArrowDown: "turn-on",
    PageUp: "turn-back",
    PageDown: "turn-on",
    Home: "first",
    End: "last",
  };
  const link = step(steps[/** @type {keyof typeof steps} */ (event.key)] || "none");
  if (!link || target.closest("input")) return;
  event.preventDefault();
  link.click();
});

document.addEventListener("pointerdown", (event) => (held = event.target === slider()));
document.addEventListener("pointerup", () => (held = false));
document.addEventListener("input", (event) => {
  const range = slider();
  if (!range || event.target !== range) return;
  play(false);
  timer = window.setTimeout(() => go(address(stepAt(range.value))), REST);
});

document.addEventListener("change", (event) => {
  for (const field of kept()) if (event.target === field) localStorage.setItem(field.id, field.value);
});

mark();
