// What makes pages nicer; all of them work without it.
import { showAdvice, startAdvice } from "./advice.js";
import { advise, followIt } from "./choose.js";
import { say } from "./say.js";
import { startTable, stepTo } from "./table.js";

const { body, documentElement: root } = document;

/**
 * Forms with data-live are sent without leaving the page; what changes comes through the stream.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
async function send(form, button) {
  if (form.classList.contains("busy")) return;
  const fields = /** @type {any} */ (new FormData(form, button));
  form.classList.add("busy");
  let stays = false;
  try {
    const headers = { Accept: "application/json" };
    const answer = await fetch(form.action, { method: "POST", headers, body: new URLSearchParams(fields) });
    const { advice, error, go_to, hint, rule, say: said } = await answer.json().catch(() => ({}));
    if (go_to && form.id === "choices") await stepTo(go_to);
    else if (go_to) location.assign(go_to);
    if (hint) advise(hint);
    if (advice) showAdvice(advice, advise, followIt);
    if (said) say(said);
    // A choice was made: until the next question comes by the stream there is nothing to choose.
    stays = answer.ok && form.id === "choices";
    if (!answer.ok) say(error || body.dataset.failed || "", rule ? 12000 : 6000, rule);
    else if ("clear" in form.dataset) form.reset();
  } catch {
    say(body.dataset.failed || "");
  }
  if (!stays) form.classList.remove("busy");
}

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if ("live" in form.dataset) {
    event.preventDefault();
    send(form, event.submitter);
    form.closest("details.menu")?.removeAttribute("open");
  } else if (form.method === "post") {
    // The page is about to go: a second click would send the form twice.
    setTimeout(() => form.classList.add("busy"));
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = "yes";
  }
});
// Who comes back by the button of the browser may send again.
addEventListener("pageshow", () => document.querySelectorAll("form[data-sent]").forEach((form) => {
  form.removeAttribute("data-sent");
  form.classList.remove("busy");
}));

document.addEventListener("click", async (event) => {
  const target = /** @type {Element} */ (event.target);
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(target)) menu.removeAttribute("open");
  }
  const button = /** @type {HTMLElement | null} */ (target.closest("button[type=button]"));
  if (!button) return;
  if (button.dataset.copy) {
    const field = /** @type {HTMLInputElement} */ (document.getElementById(button.dataset.copy));
    field.select();
    await navigator.clipboard?.writeText(field.value).catch(() => document.execCommand("copy"));
    say(body.dataset.copied || "");
  } else if ("themeSwitch" in button.dataset) {
    const likesDark = !root.dataset.theme && matchMedia("(prefers-color-scheme: dark)").matches;
    const dark = likesDark || getComputedStyle(root).colorScheme.split(" ")[0] === "dark";
    root.dataset.theme = dark ? "light" : "dark";
    localStorage.setItem("theme", root.dataset.theme);
  } else if ("back" in button.dataset) {
    history.back();
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    menu.removeAttribute("open");
    /** @type {HTMLElement | null} */ (menu.querySelector("summary"))?.focus();
  }
});

// The name of a second person is asked for only where there is one.
for (const select of /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll("select[data-second]"))) {
  const show = () => select.classList.toggle("second", select.value === "second");
  select.addEventListener("change", show);
  show();
}

if (document.querySelector(".table-page")) startTable();
startAdvice();
performance.mark("ready");
