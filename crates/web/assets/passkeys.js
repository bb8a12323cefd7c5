// Passkeys: fetches a question from the server, has the browser answer it, and hands the answer in. Only the pages for
// signing in and for settings have it.
import { say } from "./say.js";

const { body } = document;

/** @typedef {{ challenge?: string, options?: any, go_to?: string, error?: string }} Told */

/**
 * @param {string} path
 * @param {Record<string, string>} fields
 * @returns {Promise<Told>}
 */
async function post(path, fields) {
  const headers = { Accept: "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: new URLSearchParams(fields) });
  return answer.json().catch(() => ({ error: body.dataset.failed }));
}

/**
 * @param {boolean} create
 * @param {any} options
 * @returns {Promise<PublicKeyCredential>}
 */
async function ask(create, options) {
  const found = create
    ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
    : navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  return /** @type {PublicKeyCredential} */ (await found);
}

/**
 * What stands in the fields around a button; a password belongs to its own form.
 * @param {HTMLElement} button
 */
function fieldsAround(button) {
  const fields = button.closest("[data-passkeys]")?.querySelectorAll("input[name=name], input[name=next]") ?? [];
  return Object.fromEntries([.../** @type {Iterable<HTMLInputElement>} */ (fields)].map((it) => [it.name, it.value]));
}

/** @param {HTMLButtonElement} button */
async function ceremony(button) {
  const { passkey, begin = "", end = "", givenUp = "", known = "" } = button.dataset;
  button.disabled = true;
  try {
    const asked = await post(begin, {});
    if (!asked.challenge) return say(asked.error || body.dataset.failed || "");
    const answer = await ask(passkey === "create", asked.options);
    const credential = JSON.stringify(answer.toJSON());
    const told = await post(end, { ...fieldsAround(button), challenge: asked.challenge, credential });
    if (told.go_to) location.assign(told.go_to);
    else say(told.error || body.dataset.failed || "");
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    say(name === "InvalidStateError" ? known : name ? givenUp : body.dataset.failed || "");
  } finally {
    button.disabled = false;
  }
}

const able = "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("button[data-passkey]"))) {
  const here = button.dataset.at === location.origin;
  button.hidden = !here || !able;
  const why = !here ? "[data-elsewhere]" : "[data-unable]";
  if (button.hidden) button.parentElement?.querySelector(why)?.removeAttribute("hidden");
  else button.addEventListener("click", () => ceremony(button));
}
