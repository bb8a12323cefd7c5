// The coach says nothing twice: what it has said at a table before is folded away, and can be opened again. In the
// strip of a phone, which keeps its place, it is only dimmed.

/** Where this browser remembers what was said at the table. */
const place = () => `said ${location.pathname}`;

/** Folds the coach's sentence away if it was said before, for an earlier question. */
export function coach() {
  const question = document.getElementById("table")?.dataset.version || "";
  /** @type {Record<string, string>} */
  const said = JSON.parse(sessionStorage.getItem(place()) || "{}");
  for (const box of /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll("#guide, #coach-line"))) {
    const text = box.querySelector("p")?.firstChild?.textContent?.trim();
    if (!text) continue;
    const isNew = !(text in said) || said[text] === question;
    if (box.id === "guide") box.open = isNew;
    else box.classList.toggle("again", !isNew);
    said[text] ??= question;
  }
  sessionStorage.setItem(place(), JSON.stringify(said));
}
