// The line at the foot of the page that says what has just happened.

const status = /** @type {HTMLElement} */ (document.getElementById("status"));
let hiding = 0;

/**
 * Says something to everybody, also to those who listen.
 * @param {string} text
 * @param {number} [stays] milliseconds; 0 is until something else is said
 * @param {string} [rule] a link to the rulebook
 */
export function say(text, stays = 6000, rule = "") {
  clearTimeout(hiding);
  status.textContent = text;
  if (rule) {
    const link = document.createElement("a");
    link.href = rule;
    link.textContent = `§ ${rule.split("#")[1]}`;
    status.append(" ", link);
  }
  if (stays) hiding = window.setTimeout(() => (status.textContent = ""), stays);
}
