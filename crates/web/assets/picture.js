// A picture of the last position with the result, to be shared: the board as it is drawn on this page becomes an SVG of
// its own, with its styles, symbols and fonts inside, the browser paints it, and the result is written under it.

/** How much finer the picture is than the page. */
const SCALE = 2;
/** So high is a line of the result, on the page. */
const LINE = 30;

/** @param {string} address @returns {Promise<string>} the file as an address that contains it */
async function inside(address) {
  const file = await (await fetch(address)).blob();
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(file);
  });
}

/** All styles of the page, with the files that they name. */
async function styles() {
  let text = "";
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      let css = rule.cssText;
      for (const [whole, file] of css.matchAll(/url\("([^")]+)"\)/g)) {
        css = css.replace(whole, `url("${await inside(new URL(file, sheet.href || location.href).href)}")`);
      }
      text += css;
    }
  }
  return text;
}

/** The symbols of other files stand in the picture itself. @param {Element} copy */
async function symbols(copy) {
  /** @type {Map<string, Promise<string>>} */
  const sheets = new Map();
  for (const use of copy.querySelectorAll("use")) {
    const [file, id] = (use.getAttribute("href") || "").split("#");
    if (!file) continue;
    if (!sheets.has(file)) sheets.set(file, fetch(file).then((answer) => answer.text()));
    use.setAttribute("href", `#${id}`);
  }
  const texts = await Promise.all(sheets.values());
  return texts.map((text) => text.replace(/^[^<]*<svg[^>]*>|<\/svg>\s*$/g, "")).join("");
}

/** The page as a picture. */
async function painted() {
  const { documentElement: root, body } = document;
  const copy = /** @type {HTMLElement} */ (body.cloneNode(true));
  copy.querySelectorAll("#result, script, dialog, .back-to-present").forEach((it) => it.remove());
  const drawings = await symbols(copy);
  const [width, height] = [root.clientWidth, root.clientHeight];
  const scheme = getComputedStyle(root).colorScheme;
  const size = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} class="${root.className}"
    data-theme="${root.dataset.theme || ""}" style="color-scheme: ${scheme}">
    <style>${(await styles()).replace(/&/g, "&amp;").replace(/</g, "&lt;")}</style><defs>${drawings}</defs>
    <foreignObject ${size}>${new XMLSerializer().serializeToString(copy)}</foreignObject></svg>`;
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  return picture;
}

/** The result in lines: who won and by what, then everybody's place. */
function lines() {
  const told = [...document.querySelectorAll("#result .verdict")].map((it) => it.textContent?.trim() || "");
  const places = [...document.querySelectorAll("#result .standing")].map((it) => {
    const part = (/** @type {string} */ css) => it.querySelector(css)?.textContent?.trim() || "";
    return `${part(".place")}. ${part(".who")}  ${part(".points")}`;
  });
  return [...told, places.join("     ")];
}

/** Makes the picture, and shares it or saves it. Whether it was saved. */
export async function sharePicture() {
  const board = document.getElementById("board");
  if (!board) return false;
  const { left, top, width, height } = board.getBoundingClientRect();
  const style = getComputedStyle(document.body);
  const said = lines();
  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const font = (/** @type {number} */ at) => (at ? `17px "Source Sans 3"` : `600 20px "Source Serif 4"`);
  // What is too long for a line goes on in the next one.
  const rows = said.flatMap((text, at) => {
    pen.font = font(at);
    return wrapped(pen, text, width - 32).map((row) => ({ row, at }));
  });
  canvas.height = (height + rows.length * LINE + 24) * SCALE;
  pen.scale(SCALE, SCALE);
  const picture = await painted();
  pen.fillStyle = style.backgroundColor;
  pen.fillRect(0, 0, width, height + rows.length * LINE + 24);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.clip();
  pen.drawImage(picture, -left, -top);
  pen.restore();
  pen.fillStyle = style.color;
  rows.forEach(({ row, at }, line) => {
    pen.font = font(at);
    pen.fillText(row, 16, height + 32 + line * LINE);
  });
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  const name = `${document.documentElement.dataset.game || "spieltisch"}.png`;
  const file = new File([blob], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] }) && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ files: [file] }).catch(() => {});
    return false;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}

/** @param {CanvasRenderingContext2D} pen @param {string} text @param {number} width */
function wrapped(pen, text, width) {
  /** @type {string[]} */
  const rows = [];
  for (const word of text.split(" ")) {
    const longer = rows.length ? `${rows[rows.length - 1]} ${word}` : word;
    if (rows.length && pen.measureText(longer).width <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}
