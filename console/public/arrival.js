// Runs before anything is drawn.
(() => {
  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      // Storage is closed to us.
      return null;
    }
  };

  // The chosen colour scheme, so that a dark screen does not flash white.
  const chosen = kept('scheme') || 'system';
  const dark = chosen === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  document.documentElement.setAttribute('data-scheme', dark ? 'dark' : 'light');

  // The first date that is written takes long, whichever it is: better now, while the files are on their way.
  setTimeout(() => new Intl.DateTimeFormat(kept('lang') || 'en').format());

  // Who is signed in goes to the desk: its files come beside those that everybody needs, instead of after them.
  const files = document.querySelector('meta[name=desk-files]')?.getAttribute('content') ?? '';
  if (kept('token') === null || files === '' || location.pathname.startsWith('/r/')) return;
  for (const href of files.split(' ')) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
})();
