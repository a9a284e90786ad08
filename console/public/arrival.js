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
  // thread has it do that, so that nothing waits here; to make one takes a moment, too, and comes after what is drawn.
  const name = kept('lang') || 'en';
  if (typeof Worker === 'function')
    requestAnimationFrame(() => setTimeout(() => new Worker('/first-date.js', { name })));

  // Who is signed in goes to the desk: its files come beside those that everybody needs, instead of after them.
  if (kept('token') === null || location.pathname.startsWith('/r/')) return;
  const stay = /^\/reservations\/./.test(location.pathname);
  const filesOf = (name) =>
    (document.querySelector(`meta[name=${name}-files]`)?.getAttribute('content') ?? '').split(' ').filter(Boolean);
  // A language a file, which has it in its name.
  const places = stay ? ['spoken', 'spoken-shared', 'spoken-stay'] : ['spoken', 'spoken-list'];
  const words = places.flatMap(filesOf);
  const wordsIn = (language) => words.filter((file) => file.includes(`-${language}-`));
  const spoken = [kept('lang'), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  const language = spoken.find((each) => wordsIn(each).length > 0) ?? 'en';
  for (const href of [...wordsIn(language), ...filesOf('desk'), ...filesOf(stay ? 'stay' : 'list')]) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href }));
  }
})();
