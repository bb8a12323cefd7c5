// What the page of a table measures now: run by stage.rs, which knows what each number must be.
const rect = (it) => {
  const { x, y, width, height } = it.getBoundingClientRect();
  return { x, y, width, height };
};
const seen = (it) => it && it.getClientRects().length > 0 && getComputedStyle(it).visibility !== "hidden";
const [wide, high] = [innerWidth, innerHeight];
const inside = ({ x, y, width, height }) => x >= -1 && y >= -1 && x + width <= wide + 1 && y + height <= high + 1;
const byId = (id) => document.getElementById(id);

/** Whether a press in the middle of a thing, or somewhere else on it, reaches it. */
const canPress = (thing) => {
  const at = rect(thing);
  if (!at.width || !at.height) return false;
  for (const [right, down] of [[0.5, 0.5], [0.5, 0.2], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5], [0.3, 0.3], [0.7, 0.7]]) {
    const hit = document.elementFromPoint(at.x + at.width * right, at.y + at.height * down);
    if (hit && (thing.contains(hit) || hit.closest(".can") === thing)) return true;
  }
  return false;
};

const narrow = wide < 1100;
const [board, mine] = [byId("board"), byId("mine")];
const options = new Set([...document.querySelectorAll("#options [data-choice]")].map((it) => it.dataset.choice));
const more = !!document.querySelector("#options [data-drawer]");
const unreachable = [...document.querySelectorAll("#choices button[name=choice]")].filter((choice) => {
  if (options.has(choice.value)) return false;
  const things = (choice.dataset.on || "").split(" ").filter(Boolean).map(byId).filter(Boolean);
  if (!things.length) return !more;
  // On a phone what lies before me, or on a part of the board that is folded away, is one press away.
  const isFolded = (thing) => mine?.contains(thing) || (board.contains(thing) && !seen(thing));
  return !things.some((thing) => canPress(thing) || (narrow && isFolded(thing)));
}).map((choice) => choice.value);

/** The smallest letters inside an element, as they are on the screen. */
const letters = (root, skip) => {
  let least = { size: 99, text: "" };
  if (!root) return least;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const around = node.parentElement;
    if (!node.nodeValue.trim() || !around || !seen(around) || around.closest(skip) || around.closest("title")) continue;
    let size = parseFloat(getComputedStyle(around).fontSize);
    const measure = around instanceof SVGGraphicsElement ? around.getScreenCTM() : null;
    if (measure) size *= Math.hypot(measure.a, measure.b);
    if (size < least.size) least = { size, text: node.nodeValue.trim().slice(0, 30) };
  }
  return least;
};

// Drawer and dialogs lie over the rest on purpose.
const pressable = [...document.querySelectorAll("button, a[href], select, input:not([type=hidden]), summary")].filter(
  (it) => seen(it) && !it.closest("#drawer, dialog, .unseen, .skip, .menu:not([open]) .panel, #stage, #log, #chat")
    && rect(it).width > 1 && getComputedStyle(it).opacity !== "0" && it.matches(":not(.skip)"),
);
const overlaps = [];
pressable.forEach((one, at) => {
  for (const other of pressable.slice(at + 1)) {
    if (one.contains(other) || other.contains(one) || one.closest(".slots") && other.closest("#options")) continue;
    const [a, b] = [rect(one), rect(other)];
    const x = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
    const y = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
    if (x > 2 && y > 2) overlaps.push(`${one.id || one.className} and ${other.id || other.className}`);
  }
});
const cut = pressable.filter((it) => !inside(rect(it))).map((it) => it.id || it.className || it.textContent);

return {
  board: rect(board),
  mine: mine && seen(mine) ? rect(mine) : null,
  boardInside: inside(rect(board)),
  mineInside: !mine || !seen(mine) || inside(rect(mine)),
  share: (rect(board).width * rect(board).height) / (wide * high),
  height: rect(byId("stage")).height / high,
  slots: [...document.querySelectorAll(".slot")].map(rect),
  unreachable,
  boardText: letters(board, "nothing"),
  otherText: letters(document.body, "#board, .unseen, #drawer, #chat, dialog:not([open])"),
  overlaps,
  cut,
  scrolls: document.documentElement.scrollHeight > high + 1 || document.documentElement.scrollWidth > wide + 1,
};
