// This script runs before anything is drawn.
(() => {
  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      // The browser denies access to storage.
      return null;
    }
  };

  // Sets the chosen colour scheme early, so that a dark screen does not flash white.
  const chosen = kept('scheme') || 'system';
  const dark = chosen === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  document.documentElement.setAttribute('data-scheme', dark ? 'dark' : 'light');

  // The first date to be formatted is slow in any page, because the browser loads its locale data. A worker does it in
  // advance. The worker starts after the first paint, because creating it takes a moment too.
  const name = kept('lang') || 'en';
  if (typeof Worker === 'function')
    requestAnimationFrame(() => setTimeout(() => new Worker('/first-date.js', { name })));

  // Signed-in people go to the desk: fetch its files in parallel with those that everyone needs.
  if (kept('token') === null || /^\/(r|away)\//.test(location.pathname)) return;
  const stay = /^\/reservations\/./.test(location.pathname);
  const filesOf = (name) =>
    (document.querySelector(`meta[name=${name}-files]`)?.getAttribute('content') ?? '').split(' ').filter(Boolean);
  // Each language has its own file, with the language in the file name.
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
