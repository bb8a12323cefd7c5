// A line of the log shows its position on the board, in the place of the present one, until the reader comes back.
import { morph } from "./morph.js";
import { places, travel } from "./travel.js";

/** The stage as it is now, while another position is shown. @type {Element | null} */
let present = null;

/** Whether an earlier position is shown: the board must not change then. */
export const isPast = () => !!present;

/** @param {() => void} back what is done when the present is shown again */
export function startPast(back) {
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const line = /** @type {HTMLAnchorElement | null} */ (target.closest("#table #log-lines .step > a:first-child"));
    if (line && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      show(line);
    } else if (target.closest("[data-present]")) leave(back);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && present) leave(back);
  });
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
  const before = places();
  morph(stage, next);
  stage.classList.add("past");
  travel(before);
  for (const shown of document.querySelectorAll("#log-lines .here")) shown.classList.remove("here");
  line.closest("li")?.classList.add("here");
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
  back();
}
