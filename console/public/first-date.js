// Runs in a worker that arrival.js starts, with the language as the worker's name. The browser shares the locale data
// that the first date and the first number load among all its threads.
try {
  new Intl.DateTimeFormat(self.name, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' }).format();
  new Intl.NumberFormat(self.name, { style: 'currency', currency: 'EUR' }).format(1);
} catch {
  // The language tag is invalid; the page continues in English.
}
self.close();
