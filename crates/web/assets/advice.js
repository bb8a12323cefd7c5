// The card of a hint: the best choices with their chances, and why. Pressing one lights it on the board.

const card = () => document.getElementById("advice");

/** What lights a choice. @type {(choice: string) => void} */
let light = () => {};
/** What makes the choice that is lit. @type {() => void} */
let make = () => {};

/**
 * Shows the card; the best choice is lit at once.
 * @param {string} markup from our own server, where everything is escaped
 * @param {(choice: string) => void} lighting
 * @param {() => void} making
 */
export function showAdvice(markup, lighting, making) {
  const place = card();
  if (!place) return;
  light = lighting;
  make = making;
  place.replaceChildren(...new DOMParser().parseFromString(markup, "text/html").body.childNodes);
  place.hidden = false;
  // Who listens hears the best choice; who uses the keys goes on from it.
  /** @type {HTMLElement | null} */ (place.querySelector("[data-advice]"))?.focus({ preventScroll: true });
}

/** There is another question, or nobody wants advice any more. */
export function closeAdvice() {
  const place = card();
  if (!place || place.hidden) return;
  const hadFocus = place.contains(document.activeElement);
  /** @type {HTMLElement | null} */
  const asked = document.querySelector("#hint button");
  place.hidden = true;
  place.replaceChildren();
  if (hadFocus) asked?.focus({ preventScroll: true });
}

export function startAdvice() {
  card()?.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("[data-close-advice]")) return closeAdvice();
    if (target.closest("[data-follow]")) return make();
    const choice = target.closest("[data-advice]");
    if (!choice) return;
    for (const it of document.querySelectorAll("#advice [data-advice]")) {
      it.setAttribute("aria-pressed", String(it === choice));
    }
    light(choice.getAttribute("data-advice") || "");
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") closeAdvice();
  });
}
