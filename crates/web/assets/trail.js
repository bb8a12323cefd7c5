// The last turn of each opponent as a trail on the board: the steps that the log numbers have the same numbers where
// they happened, with a dotted line where a piece has gone. It is gone as soon as I act, because the log then is, too.

const SVG = "http://www.w3.org/2000/svg";
/** How large the numbers are. */
const RADIUS = 9;

/** Draws the trail anew, whenever the table or its size has changed. */
export function drawTrail() {
  const trail = document.getElementById("trail");
  const stage = document.getElementById("stage");
  if (!trail || !stage) return;
  const from = stage.getBoundingClientRect();
  /** @type {Set<string>} */
  const taken = new Set();
  const isPast = stage.classList.contains("past");
  /** @type {NodeListOf<HTMLElement>} */
  const steps = document.querySelectorAll(isPast ? "none" : "#log [data-trail]");
  trail.replaceChildren(...[...steps].flatMap((step) => {
    const ids = step.dataset.on?.split(" ") || [];
    const spots = ids.map((id) => spot(id, from)).filter((it) => it !== null);
    if (!spots.length) return [];
    const to = free(spots[spots.length - 1], taken, from);
    const seat = step.dataset.seat || "";
    return [...spots.slice(0, -1).map((start) => line(start, to, seat)), badge(to, step.dataset.trail || "", seat)];
  }));
}

/** Draws it again when the window changes. */
export function startTrail() {
  const stage = document.getElementById("stage");
  if (stage) new ResizeObserver(drawTrail).observe(stage);
  drawTrail();
}

/** Where a thing is on the stage; none if it is not to be seen. @param {string} id @param {DOMRect} stage */
function spot(id, stage) {
  const at = document.getElementById(id)?.getBoundingClientRect();
  if (!at?.width || !document.getElementById("stage")?.contains(document.getElementById(id))) return null;
  // At the upper edge, over it where the thing is small, so that what lies there can be read.
  const below = at.height > RADIUS * 3 ? RADIUS / 3 : -RADIUS * .7;
  return { x: at.x - stage.x + at.width / 2, y: at.y - stage.y + below };
}

/**
 * The same place, or one beside it if a number stands there already.
 * @param {{ x: number, y: number }} wanted @param {Set<string>} taken @param {DOMRect} stage
 */
function free(wanted, taken, stage) {
  const inside = (/** @type {number} */ it, /** @type {number} */ most) =>
    Math.max(RADIUS + 2, Math.min(most - RADIUS - 2, it));
  let x = inside(wanted.x, stage.width);
  const y = inside(wanted.y, stage.height);
  const key = () => `${Math.round(x / RADIUS / 2)} ${Math.round(y / RADIUS / 2)}`;
  while (taken.has(key())) x += RADIUS * 2;
  taken.add(key());
  return { x, y };
}

/** @param {{ x: number, y: number }} at @param {string} number @param {string} seat */
function badge(at, number, seat) {
  const group = element("g", { class: `badge ${seat}`, transform: `translate(${at.x} ${at.y})` });
  const text = element("text", { "text-anchor": "middle", dy: ".36em" });
  text.textContent = number;
  group.append(element("circle", { r: RADIUS }), text);
  return group;
}

/**
 * A bow from one place to another.
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 * @param {string} seat
 */
function line(from, to, seat) {
  const bow = { x: (from.x + to.x) / 2 + (to.y - from.y) / 6, y: (from.y + to.y) / 2 - (to.x - from.x) / 6 };
  return element("path", { class: `way ${seat}`, d: `M${from.x} ${from.y}Q${bow.x} ${bow.y} ${to.x} ${to.y}` });
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
