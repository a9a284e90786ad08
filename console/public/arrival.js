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

  // The first date that is written takes long, whichever it is, as the browser reads what it knows of dates. Another
  // thread has it do that, so that nothing waits here.
  if (typeof Worker === 'function') new Worker('/first-date.js', { name: kept('lang') || 'en' });

  // Who is signed in goes to the desk: its files come beside those that everybody needs, instead of after them.
  if (kept('token') === null || location.pathname.startsWith('/r/')) return;
  const stay = /^\/reservations\/./.test(location.pathname);
  for (const name of ['desk-files', stay ? 'stay-files' : 'list-files']) {
    const files = document.querySelector(`meta[name=${name}]`)?.getAttribute('content') ?? '';
    for (const href of files.split(' ').filter((file) => file !== '')) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
    }
  }
})();
