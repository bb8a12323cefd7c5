// Before anything is drawn: script is there, and light or dark if the reader chose one.
document.documentElement.classList.add("script");
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser that stores nothing follows the system.
}
