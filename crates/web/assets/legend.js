// What every sign of the board means, over the table: fetched when somebody asks for it.

/**
 * @param {HTMLDialogElement} dialog
 * @param {Element} link
 * @param {(place: Element, markup: string) => void} put
 */
export async function showLegend(dialog, link, put) {
  link.closest("details")?.removeAttribute("open");
  const answer = await fetch(`/legend/${document.documentElement.dataset.game}`).catch(() => null);
  if (!answer?.ok) return location.assign(/** @type {HTMLAnchorElement} */ (link).href);
  const markup = await answer.text();
  const [card, rule] = ["#explain-card", "#explain-rule"].map((id) => dialog.querySelector(id));
  if (card) put(card, markup);
  rule?.replaceChildren();
  dialog.classList.remove("beside");
  if (!dialog.open) dialog.showModal();
}
