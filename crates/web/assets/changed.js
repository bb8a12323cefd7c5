// What the others have changed since I acted last is marked until I act again: the page asks for the board as it was
// after my last step and compares it with the one it shows.

/**
 * The step to compare with, and how every thing on the board looked then.
 * @type {{ step: string, things: Promise<Map<string, string>> } | undefined}
 */
let then;

/** What the script marks, and the server does not know. */
const MARKS = ["can", "lit", "pressed", "hinted", "changed"];

/** Called whenever the table was drawn. */
export async function markChanges() {
  const table = document.getElementById("table");
  const step = table?.dataset.acted;
  if (!table || !step) return;
  if (then?.step !== step) then = { step, things: remember(step) };
  const known = await then.things;
  if (table.dataset.acted !== step || !known.size) return;
  for (const [id, look] of looks(document)) {
    document.getElementById(id)?.classList.toggle("changed", known.get(id) !== look);
  }
}

/** How everything looked after a step. @param {string} step */
async function remember(step) {
  const answer = await fetch(`${location.pathname}/replay?at=${step}&log=no`).catch(() => null);
  return answer?.ok ? looks(new DOMParser().parseFromString(await answer.text(), "text/html")) : new Map();
}

/**
 * How everything on a board looks that has a name and holds nothing else that has one, and where it is.
 * @param {Document} page
 * @returns {Map<string, string>}
 */
function looks(page) {
  const things = [...page.querySelectorAll(":is(#board, #mine) [id]:not(:has([id]))")];
  return new Map(things.map((thing) => {
    const bare = /** @type {Element} */ (thing.cloneNode(true));
    for (const inner of [bare, ...bare.querySelectorAll("[class]")]) inner.classList.remove(...MARKS);
    return [thing.id, `${thing.parentElement?.closest("[id]")?.id} ${bare.outerHTML.replace(/ class=""/g, "")}`];
  }));
}
