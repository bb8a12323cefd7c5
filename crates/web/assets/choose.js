// Choosing on the board: what can be chosen glows, hovering a choice lights what it is about and the other way round,
// and pressing a thing makes the choice, or narrows the list if it starts several. The list alone is enough for
// everything.

/** The things that were pressed since the question was put. @type {string[]} */
let pressed = [];
/** Which question that was. */
let version = "";

/** Whether a choice is about everything that was pressed. @param {Element} button */
export const isMeant = (button) => pressed.every((id) => about(button).includes(id));

/** The ids of what a choice is about. @param {Element} button @returns {string[]} */
export const about = (button) => button.getAttribute("data-on")?.split(" ") || [];

/** @returns {HTMLElement[]} */
export const choices = () => {
  const buttons = document.querySelectorAll("#choices button[name=choice]");
  return [.../** @type {NodeListOf<HTMLElement>} */ (buttons)];
};

/** @param {() => void} narrow shows those choices that are meant */
export function startChoosing(narrow) {
  const light = (/** @type {Event} */ event) => {
    for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
    const target = /** @type {Element} */ (event.target);
    const button = target.closest?.("#choices button[name=choice]");
    const ids = button ? about(button) : [target.closest?.("#board .can")?.id || ""].filter(Boolean);
    for (const id of ids) document.getElementById(id)?.classList.add("lit");
    if (button || !ids.length) return;
    for (const choice of choices()) if (about(choice).includes(ids[0])) choice.classList.add("lit");
  };
  document.addEventListener("mouseover", light);
  document.addEventListener("focusin", light);
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("[data-widen]")) return widen(narrow);
    const thing = target.closest("#board .can");
    if (thing) press(thing.id, narrow);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && pressed.length) widen(narrow);
  });
}

/** @param {() => void} narrow */
function widen(narrow) {
  pressed = [];
  narrow();
}

/** @param {string} id @param {() => void} narrow */
function press(id, narrow) {
  const meant = choices().filter((choice) => isMeant(choice) && about(choice).includes(id));
  // Pressing something that does not go with the last thing begins anew.
  if (!meant.length || pressed.includes(id)) pressed = [];
  const left = choices().filter((choice) => isMeant(choice) && about(choice).includes(id));
  if (left.length === 1) return left[0].click();
  pressed.push(id);
  narrow();
}

/** Shows what the computer would do. @param {string} choice in the notation of the record */
export function advise(choice) {
  const button = choices().find((button) => button.getAttribute("value") === choice);
  if (!button) return;
  for (const hinted of document.querySelectorAll(".hinted")) hinted.classList.remove("hinted");
  const things = about(button).map((id) => document.getElementById(id));
  for (const thing of [button, ...things]) thing?.classList.add("hinted");
  button.scrollIntoView({ block: "nearest" });
  button.focus({ preventScroll: true });
}

/** Marks what can be chosen now. */
export function lightUp() {
  const now = document.getElementById("table")?.dataset.version || "";
  if (now !== version) {
    pressed = [];
    for (const hinted of document.querySelectorAll(".hinted")) hinted.classList.remove("hinted");
  }
  version = now;
  const open = choices().filter(isMeant);
  const can = new Set(open.flatMap(about));
  for (const thing of document.querySelectorAll("#board .can")) {
    if (!can.has(thing.id)) thing.classList.remove("can", "pressed");
  }
  for (const id of can) document.getElementById(id)?.classList.add("can");
  for (const thing of document.querySelectorAll("#board .can")) {
    thing.classList.toggle("pressed", pressed.includes(thing.id));
  }
  document.querySelector("[data-widen]")?.toggleAttribute("hidden", !pressed.length);
  // On a phone a part that is not shown says that something in it can be chosen.
  for (const [part, where] of [["board", ".board-stage"], ["mine", ".area.own"], ["others", ".others"]]) {
    const news = !!document.querySelector(`#board ${where} .can`);
    document.querySelector(`#parts [data-part=${part}]`)?.classList.toggle("news", news);
  }
}
