// Before anything is drawn: script is there, light or dark if the reader chose one, and marks if the reader wants them.
document.documentElement.classList.add("script");
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  document.documentElement.toggleAttribute("data-ours", localStorage.getItem("ours") === "yes");
} catch {
  // A browser that stores nothing follows the system.
}
