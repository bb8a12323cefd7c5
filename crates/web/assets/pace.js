// Others' steps at a pace a person can follow: each state of the table is shown for a while before the next one.
// A press skips to the present, and my own turn never waits longer than one step.

/** How long a state is shown at least, in milliseconds. @type {Record<string, number>} */
const SPEEDS = { off: 0, fast: 300, normal: 700, slow: 1400 };
/** However much has happened, the present is reached after this. */
const MOST_WAIT = 6000;

/** @type {string[]} */
let queue = [];
let shownAt = 0;
let timer = 0;

/** How long each state is shown. */
export const interval = () => SPEEDS[localStorage.getItem("pace") || "normal"] ?? SPEEDS.normal;

/**
 * Shows a state when its time has come.
 * @param {string} html
 * @param {(html: string) => void} put
 */
export function pace(html, put) {
  queue.push(html);
  const most = Math.max(1, Math.floor(MOST_WAIT / Math.max(1, interval())));
  // It is my turn: what lies between is skipped, so that I wait for one step at most.
  if (/ data-turn="mine"/.test(html.slice(0, 400))) queue = queue.slice(-1);
  else queue = queue.slice(-most);
  next(put);
}

/** Shows the newest state at once. @param {(html: string) => void} put */
export function skip(put) {
  if (!queue.length) return;
  queue = queue.slice(-1);
  shownAt = 0;
  next(put);
}

/** @param {(html: string) => void} put */
function next(put) {
  clearTimeout(timer);
  const html = queue[0];
  if (html === undefined) return;
  const wait = shownAt + interval() - performance.now();
  if (wait > 0 && !document.hidden) {
    timer = window.setTimeout(() => next(put), wait);
    return;
  }
  queue.shift();
  shownAt = performance.now();
  put(html);
  next(put);
}
