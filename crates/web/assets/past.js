// A line of the log shows its position on the board, in the place of the present one, until the reader comes back. What
// the others did since I acted can be shown so step by step.
import { morph } from "./morph.js";
import { interval } from "./pace.js";
import { drawTrail } from "./trail.js";
import { places, travel } from "./travel.js";

/** So long each step is shown at least when what the others did is shown again. */
const SHOWN = 600;

/** The stage as it is now, while another position is shown. @type {Element | null} */
let present = null;

/** Whether an earlier position is shown: the board must not change then. */
export const isPast = () => !!present;

/** Counts what is shown one after the other; a press ends it. */
let showing = 0;

/** @param {() => void} back what is done when the present is shown again */
export function startPast(back) {
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const line = /** @type {HTMLAnchorElement | null} */ (target.closest("#table #log-lines .step > a:first-child"));
    if (line && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      show(line);
    } else if (target.closest("[data-present]")) leave(back);
    else if (target.closest("[data-since]")) showSince(back);
  });
  document.addEventListener("pointerdown", () => showing++, true);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && present) leave(back);
  });
}

/** Shows what the others did since I acted, step by step, and then the present. @param {() => void} back */
async function showSince(back) {
  const mine = ++showing;
  const fresh = [...document.querySelectorAll("#log-lines .step.fresh > a:first-child")];
  for (const line of /** @type {HTMLAnchorElement[]} */ (fresh)) {
    await show(line);
    await new Promise((done) => setTimeout(done, Math.max(SHOWN, interval())));
    // Somebody pressed something: that position stays until it is left.
    if (mine !== showing) return;
  }
  leave(back);
}

/** @param {HTMLAnchorElement} line */
async function show(line) {
  const url = new URL(line.href);
  url.searchParams.set("log", "no");
  const eyes = new URLSearchParams(document.body.dataset.stream?.split("?")[1] || "").get("eyes");
  if (eyes) url.searchParams.set("eyes", eyes);
  const answer = await fetch(url).catch(() => null);
  const page = answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
  const [stage, next] = [document.getElementById("stage"), page?.getElementById("stage")];
  if (!stage || !next) return location.assign(line.href);
  present ||= /** @type {Element} */ (stage.cloneNode(true));
  next.querySelector("#outcome")?.remove();
  // The replay has neither the way back nor a trail: those of the page stay.
  for (const own of stage.querySelectorAll(":scope > :is(#trail, [data-present])")) next.append(own.cloneNode(true));
  const before = places();
  morph(stage, next);
  stage.classList.add("past");
  travel(before);
  for (const shown of document.querySelectorAll("#log-lines .here")) shown.classList.remove("here");
  line.closest("li")?.classList.add("here");
  drawTrail();
}

/** @param {() => void} back */
function leave(back) {
  const stage = document.getElementById("stage");
  if (!present || !stage) return;
  const before = places();
  morph(stage, present);
  present = null;
  stage.classList.remove("past");
  travel(before);
  for (const shown of document.querySelectorAll("#log-lines .here")) shown.classList.remove("here");
  drawTrail();
  back();
}
