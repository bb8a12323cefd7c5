// What has changed on the board since I acted last is marked until I act again. The page remembers how things were, also over days.

const TABLES = 12;
/** How every thing on the board was after my last step. @type {Record<string, number> | undefined} */
let known;
/** Whether the page before this one asked me. */
let wasMine = false;

/** Called whenever the table was drawn. */
export function markChanges() {
  const board = document.querySelector("#board:not(:has(#curtain))");
  const table = document.getElementById("table");
  if (!board || !table) return;
  // What holds other things is not marked: they are.
  const things = [...board.querySelectorAll("[id]:not(:has([id]))")];
  const now = Object.fromEntries(things.map((thing) => [thing.id, sign(thing)]));
  known ??= load();
  // What follows my own step is what I did myself.
  if (!known || wasMine) {
    known = now;
    save(now);
  }
  wasMine = table.dataset.turn === "mine";
  for (const [id, signed] of Object.entries(now)) {
    document.getElementById(id)?.classList.toggle("changed", known[id] !== signed);
  }
}

/** A number for how a thing looks and where it is. @param {Element} thing */
function sign(thing) {
  let text = thing.parentElement?.closest("[id]")?.id || "";
  const walk = (/** @type {Node} */ node) => {
    if (node instanceof Element) {
      text += node.nodeName;
      for (const { name, value } of node.attributes) text += name === "class" ? stateless(value) : name + value;
      node.childNodes.forEach(walk);
    } else text += node.nodeValue;
  };
  walk(thing);
  let hash = 5381;
  for (let at = 0; at < text.length; at++) hash = ((hash << 5) + hash + text.charCodeAt(at)) | 0;
  return hash;
}

/** Classes without those that say what can be done. @param {string} classes */
const stateless = (classes) => classes.split(/\s+/).filter((it) => !["can", "lit", "pressed", "hinted", "changed"].includes(it)).join(" ");

/** @returns {[string, Record<string, number>][]} */
const all = () => JSON.parse(localStorage.getItem("seen") || "[]");

const load = () => all().find(([path]) => path === location.pathname)?.[1];

/** @param {Record<string, number>} now */
const save = (now) => {
  const others = all().filter(([path]) => path !== location.pathname).slice(0, TABLES - 1);
  localStorage.setItem("seen", JSON.stringify([[location.pathname, now], ...others]));
};
