// What the page of a table measures now: run by stage.rs, which knows what each number must be.
// What is on its way counts as where it is going; what glows for ever has no end.
for (const motion of document.getAnimations()) {
  if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
}
const rect = (it) => {
  const { x, y, width, height } = it.getBoundingClientRect();
  return { x, y, width, height };
};
const seen = (it) => it && it.getClientRects().length > 0 && getComputedStyle(it).visibility !== "hidden";
const [wide, high] = [innerWidth, innerHeight];
const inside = ({ x, y, width, height }) => x >= -1 && y >= -1 && x + width <= wide + 1 && y + height <= high + 1;
const byId = (id) => document.getElementById(id);
const name = (it) => it.id || it.className?.baseVal || it.className || it.textContent.trim().slice(0, 20);

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
const choices = [...document.querySelectorAll("#choices button[name=choice]")];
const options = new Set([...document.querySelectorAll("#options [data-choice]")].map((it) => it.dataset.choice));
/** So many choices the bar shows at once; those that nothing else can single out come first. */
const MOST_OPTIONS = 6;
/** And so many after one more press on its last button. */
const MOST_AFTER = 10;
const about = (choice) => (choice.dataset.on || "").split(" ").filter(Boolean);
// On a phone what lies before me, or on a part of the board that is folded away, is one press away.
const isFolded = (thing) => narrow && (mine?.contains(thing) || (board.contains(thing) && !seen(thing)));
const pressing = new Map();
const canReach = (id) => {
  if (!pressing.has(id)) {
    const thing = byId(id);
    pressing.set(id, !!thing && (canPress(thing) || isFolded(thing)));
  }
  return pressing.get(id);
};
const unreachable = choices.filter((choice) => {
  if (options.has(choice.value)) return false;
  const things = about(choice).filter(canReach);
  // Pressing all that it is about leaves so few that it can be made.
  const isLoose = (other) => !about(other).some(byId);
  const goesWith = (other) => (things.length ? things.every((id) => about(other).includes(id)) : isLoose(other));
  const left = choices.filter(goesWith);
  const alike = left.filter((other) => about(other).every((id) => things.includes(id) || !byId(id)));
  if (things.length && alike.length < MOST_OPTIONS) return false;
  return (!things.length && !isLoose(choice)) || left.length > MOST_AFTER;
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
const lap = (a, b) => [
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
];
const overlaps = [];
pressable.forEach((one, at) => {
  for (const other of pressable.slice(at + 1)) {
    if (one.contains(other) || other.contains(one) || one.closest(".slots") && other.closest("#options")) continue;
    const [x, y] = lap(rect(one), rect(other));
    if (x > 2 && y > 2) overlaps.push(`${name(one)} and ${name(other)}`);
  }
});
// What switches between parts of the board must be what a finger meets there.
for (const it of [...document.querySelectorAll("#stage label, #stage button")].filter(seen)) {
  const at = rect(it);
  const top = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
  if (at.width > 1 && top && !it.contains(top)) overlaps.push(`${name(it)} is covered by ${name(top)}`);
}
// Things on the board are no boxes: a press in the middle of one must not reach another that is about as large. A piece
// on a place that can be chosen, too, is a part of it in all but name.
const things = [...document.querySelectorAll("#stage .can")].filter((it) => seen(it) && rect(it).width > 1);
const area = (it) => rect(it).width * rect(it).height;
for (const one of things) {
  const at = rect(one);
  const top = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)?.closest("#stage .can");
  if (!top || top === one || one.contains(top) || top.contains(one)) continue;
  const [least, most] = [area(one), area(top)].sort((a, b) => a - b);
  if (most < 3 * least) overlaps.push(`${name(one)} and ${name(top)}`);
}

/**
 * On a phone a finger needs this much. Where others lie closer than that, a target is at least as large as WCAG 2.5.8
 * asks for.
 */
const FINGER = 40;
const LEAST = 24;
const PRESSED = "#stage .can, #actions .slot.can, button:not(:disabled), a[href], label, summary, select, input";
const targetOf = (it) => it?.closest("label") || it?.closest(PRESSED);
const targetAt = (x, y) => targetOf(document.elementFromPoint(x, y));
/** Whether a press there reaches a target: of things on the board that lie on each other all are meant. */
const reaches = (it, x, y) => {
  const top = targetAt(x, y);
  const isThere = () => document.elementsFromPoint(x, y).some((at) => targetOf(at) === it);
  return top === it || (top?.matches("#stage .can") && isThere());
};
const MIDDLES = [[0.5, 0.5], [0.5, 0.8], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5]];
/** A point where a press reaches a target, and how far it reaches from there, to both sides and up and down. */
const reachOf = (it) => {
  const at = rect(it);
  const points = MIDDLES.map(([right, down]) => [at.x + at.width * right, at.y + at.height * down]);
  const middle = points.find(([x, y]) => reaches(it, x, y));
  if (!middle) return null;
  const far = (right, down) => {
    let steps = 0;
    while (steps < FINGER && reaches(it, middle[0] + right * (steps + 1), middle[1] + down * (steps + 1))) steps++;
    return steps;
  };
  const [left, right, up, down] = [far(-1, 0), far(1, 0), far(0, -1), far(0, 1)];
  const [x, y] = [middle[0] + (right - left) / 2, middle[1] + (down - up) / 2];
  return { it, x, y, width: left + right + 1, height: up + down + 1 };
};
/** What is too small in the part that is seen now. */
const tooSmall = () => {
  const isApart = (it) => !it.closest("header.site, #drawer, dialog, .unseen, .skip, #log, #chat, .panel");
  // A part of something larger that can be chosen, such as a pawn in the cemetery, is reached through that, too.
  const isWithin = (it) => !!it.parentElement?.closest("label, #stage .can");
  const all = [...document.querySelectorAll(PRESSED)];
  const targets = all.filter((it) => seen(it) && isApart(it) && !isWithin(it));
  return targets.map(reachOf).filter((at) => {
    // One more for what lies between two pixels.
    const least = at && Math.min(at.width, at.height) + 1;
    if (!at || least >= FINGER) return false;
    const around = Array.from({ length: 16 }, (_, nth) => (nth * Math.PI) / 8);
    const near = around.map((turn) => targetAt(at.x + Math.cos(turn) * FINGER / 2, at.y + Math.sin(turn) * FINGER / 2));
    const isCrowded = near.some((other) => other && other !== at.it);
    return !isCrowded || least < LEAST;
  }).map((at) => `${name(at.it)} ${at.width}x${at.height}`);
};
/** Looks at every part in turn, and leaves the page as it was. */
const inEveryPart = (look) => {
  const page = document.querySelector(".table-page");
  const switches = [...document.querySelectorAll("#stage input:is([type=radio], [type=checkbox])")];
  const before = [page.dataset.part, ...switches.map((it) => it.checked)];
  const found = [];
  for (const part of ["board", "mine"]) {
    page.dataset.part = part;
    found.push(...look());
    for (const it of switches.filter((it) => it.closest(`#${part}`))) {
      it.checked = !it.checked || it.type === "radio";
      found.push(...look());
    }
  }
  [page.dataset.part] = before;
  switches.forEach((it, at) => (it.checked = before[at + 1]));
  return found;
};
const small = narrow ? [...new Set(inEveryPart(tooSmall))] : [];

/** The room that the ring of the focus, or the glow of what can be chosen, takes around a thing. */
const RING = 3;
/** Whether something around a thing cuts off what surrounds it. */
const isCut = (it) => {
  const at = rect(it);
  const ring = { x: at.x - RING, y: at.y - RING, width: at.width + 2 * RING, height: at.height + 2 * RING };
  const beyond = (around) => ring.x < around.x - 1 || ring.y < around.y - 1
    || ring.x + ring.width > around.x + around.width + 1 || ring.y + ring.height > around.y + around.height + 1;
  return beyond({ x: 0, y: 0, width: wide, height: high });
};
const cut = [...pressable.filter((it) => !inside(rect(it))), ...things.filter(isCut)].map(name);

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
  small,
  scrolls: document.documentElement.scrollHeight > high + 1 || document.documentElement.scrollWidth > wide + 1,
};
