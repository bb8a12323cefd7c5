// Makes a piece of the page look like a new one from the server, and leaves in place what stays: elements with an id,
// the focus, what somebody is typing, an opened menu, how far a list was scrolled.

/**
 * @param {Element} old what is in the page
 * @param {Element} next what it shall look like; it is used up
 */
export function morph(old, next) {
  const ends = [...document.querySelectorAll("[data-scroll=end]")].filter(atEnd).map((list) => list.id);
  become(old, next);
  for (const id of ends) scrollToEnd(document.getElementById(id));
}

/** @param {Element | null} list */
export function scrollToEnd(list) {
  if (list) list.scrollTop = list.scrollHeight;
}

/** @param {Element} list */
const atEnd = (list) => list.scrollTop + list.clientHeight >= list.scrollHeight - 8;

/** @param {Element} old @param {Element} next */
function become(old, next) {
  for (const { name } of [...old.attributes]) {
    if (!next.hasAttribute(name) && !isKept(old, name)) old.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) !== value && !isKept(old, name)) old.setAttribute(name, value);
  }
  if (old instanceof HTMLInputElement && next instanceof HTMLInputElement) {
    if (old.type === "hidden") old.value = next.value;
    return;
  }
  children(old, next);
}

/** What the reader or the script decides, and the server does not know. @param {Element} old @param {string} name */
function isKept(old, name) {
  if (name === "open" && old.matches("details[id]")) return true;
  if (name === "value" && old.matches("input:not([type=hidden])")) return true;
  return name !== "class" && !!old.closest("#tabs, #parts");
}

/** @param {Element} old @param {Element} next */
function children(old, next) {
  let at = old.firstChild;
  for (const wanted of [...next.childNodes]) {
    const found = partner(at, wanted, old);
    if (!found) {
      old.insertBefore(wanted, at);
      continue;
    }
    if (found === at) at = at.nextSibling;
    else old.insertBefore(found, at);
    if (found instanceof Element) become(found, /** @type {Element} */ (wanted));
    else if (found.nodeValue !== wanted.nodeValue) found.nodeValue = wanted.nodeValue;
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

/**
 * The node that becomes the wanted one: the one with its id, or the next if it is of the same kind.
 * @param {ChildNode | null} at
 * @param {ChildNode} wanted
 * @param {Element} parent
 * @returns {ChildNode | null}
 */
function partner(at, wanted, parent) {
  if (wanted instanceof Element && wanted.id) {
    const same = document.getElementById(wanted.id);
    return same && same.parentNode === parent && same.nodeName === wanted.nodeName ? same : null;
  }
  const isSame = at && at.nodeType === wanted.nodeType && at.nodeName === wanted.nodeName;
  return isSame && !(at instanceof Element && at.id) ? at : null;
}
