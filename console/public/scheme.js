// Sets the chosen colour scheme before anything is drawn, so that a dark screen does not flash white.
(() => {
  let chosen = 'system';
  try {
    chosen = localStorage.getItem('scheme') || 'system';
  } catch {
    // Storage is closed to us: the system's scheme it is.
  }
  const dark = chosen === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  document.documentElement.setAttribute('data-scheme', dark ? 'dark' : 'light');
})();
