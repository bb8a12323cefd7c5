// Pieces travel: what has a name and the class "moves" glides from where it was to where it is now, also from one
// drawing to another.

const FAST = 350;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Where everything that moves is on the stage, wherever the stage is.
 * @returns {Map<string, DOMRect>}
 */
export function places() {
  const stage = document.getElementById("stage");
  if (!stage || calm.matches) return new Map();
  const { x, y } = stage.getBoundingClientRect();
  return new Map([...stage.querySelectorAll(".moves[id]")].map((thing) => {
    const at = thing.getBoundingClientRect();
    return [thing.id, new DOMRect(at.x - x, at.y - y, at.width, at.height)];
  }));
}

/**
 * @param {Map<string, DOMRect>} before what [places] said before the page changed
 * @returns {boolean} whether something has moved
 */
export function travel(before) {
  let moved = false;
  if (!before.size) return moved;
  for (const [id, to] of places()) {
    const thing = /** @type {Element} */ (document.getElementById(id));
    const from = before.get(id);
    if (!from?.width || !to.width) continue;
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    if (Math.hypot(x, y) < 2) continue;
    moved = true;
    const by = thing instanceof SVGGraphicsElement ? inDrawing(thing, x, y) : { x, y };
    thing.animate({ translate: [`${by.x}px ${by.y}px`, "0px 0px"] }, { duration: FAST, easing: "ease-in-out" });
  }
  return moved;
}

/**
 * A way on the screen in the measure of the drawing around a thing.
 * @param {SVGGraphicsElement} thing
 * @param {number} x
 * @param {number} y
 */
function inDrawing(thing, x, y) {
  const around = /** @type {SVGGraphicsElement | null} */ (thing.parentElement);
  const measure = around?.getScreenCTM?.();
  if (!measure) return { x, y };
  const linear = new DOMMatrix([measure.a, measure.b, measure.c, measure.d, 0, 0]);
  return linear.inverse().transformPoint({ x, y });
}
