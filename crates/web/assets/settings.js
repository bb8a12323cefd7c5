// Settings of this browser, in the menu of a table: how fast others' steps are shown, whether the end of a turn is
// confirmed, whether values that are ours are marked.

/** Puts the fields as they were left, and remembers what is chosen. */
export function startSettings() {
  load();
  document.addEventListener("change", (event) => {
    const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target);
    const name = field.dataset.setting;
    if (!name) return;
    localStorage.setItem(name, value(field));
    if (name === "ours") document.documentElement.toggleAttribute("data-ours", value(field) === "yes");
  });
}

/** The menu is drawn anew with every step. */
export function load() {
  for (const field of document.querySelectorAll("[data-setting]")) {
    const stored = localStorage.getItem(/** @type {HTMLElement} */ (field).dataset.setting || "");
    if (!stored) continue;
    if (field instanceof HTMLSelectElement) field.value = stored;
    else if (field instanceof HTMLInputElement) field.checked = stored === "yes";
  }
}

/** @param {HTMLInputElement | HTMLSelectElement} field */
const value = (field) => (field instanceof HTMLInputElement ? (field.checked ? "yes" : "no") : field.value);
