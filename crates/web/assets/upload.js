// A file that was chosen goes into the field for the text: the form sends only that.
const file = /** @type {HTMLInputElement | null} */ (document.getElementById("file"));
const text = /** @type {HTMLTextAreaElement | null} */ (document.getElementById("record"));
file?.addEventListener("change", async () => {
  const chosen = file.files?.[0];
  // What is much too long would only freeze the page; the server says why it is refused.
  if (chosen && text) text.value = await chosen.slice(0, 1_100_000).text();
});
