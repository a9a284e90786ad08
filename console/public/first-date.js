// Beside the page, started by arrival.js with the language as its name: what the browser reads for the first date and the
// first number, it keeps for all of its threads.
try {
  new Intl.DateTimeFormat(self.name, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' }).format();
  new Intl.NumberFormat(self.name, { style: 'currency', currency: 'EUR' }).format(1);
} catch {
  // A language that is none: the page goes on in English.
}
self.close();
