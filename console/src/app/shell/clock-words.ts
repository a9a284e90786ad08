/** The day and the time of day at `now` in a time zone, as the top bar shows them: "Sat 21 Nov 2026", "09:42". */
export function clockWords(now: Date, timeZone: string, language: string): { date: string; time: string } {
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return { date: date.format(now).replace(',', ''), time: time.format(now) };
}
