// Numbers count: what a player has more or less of than before runs to its new value, so that one sees it change.

const TAKES = 450;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** What every number shows, each under the seat that has it. @returns {Map<string, number>} */
export function numbers() {
  return new Map(all().map(([key, field]) => [key, Number(field.firstChild?.nodeValue)]));
}

/**
 * Lets the numbers run that have changed.
 * @param {Map<string, number>} before what [numbers] said before the page changed
 * @returns {boolean} whether somebody has more than before
 */
export function count(before) {
  let gained = false;
  for (const [key, field] of all()) {
    const text = field.firstChild;
    const [from, to] = [before.get(key), Number(text?.nodeValue)];
    if (!text || from === undefined || Number.isNaN(from) || Number.isNaN(to) || from === to) continue;
    gained ||= to > from;
    field.classList.remove("more", "less");
    field.classList.add(to > from ? "more" : "less");
    setTimeout(() => field.classList.remove("more", "less"), 2 * TAKES);
    if (!calm.matches) run(text, from, to);
  }
  return gained;
}

/** Every number with its place. @returns {[string, Element][]} */
const all = () => [...document.querySelectorAll("#seats .seat-card")].flatMap((seat) =>
  [...seat.querySelectorAll(".points, .numbers b")].map((field, at) => [`${seat.id} ${at}`, field]));

/** @param {ChildNode} text @param {number} from @param {number} to */
function run(text, from, to) {
  const begun = performance.now();
  const written = text.nodeValue;
  const step = () => {
    const part = Math.min(1, (performance.now() - begun) / TAKES);
    // Somebody else wrote something new in the meantime.
    if (!text.isConnected || (part > 0.1 && Number.isNaN(Number(text.nodeValue)))) return;
    text.nodeValue = part < 1 ? String(Math.round(from + (to - from) * part)) : written;
    if (part < 1) requestAnimationFrame(step);
  };
  step();
}
