/** From this month on, a list is printed for the next year. */
const OCTOBER = 10;

/** The year that a printed list is for: the one in the address, else this year, or the next one from October on. */
export function yearOfList(named: string | null, today: string): number {
  const year = Number(named ?? '');
  if (yearsOffered(today).includes(year)) return year;
  const [now, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return month >= OCTOBER ? now + 1 : now;
}

/** The years that a list is printed for: last year to the one after next. */
export function yearsOffered(today: string): number[] {
  const now = Number(today.slice(0, 4));
  return [now - 1, now, now + 1, now + 2];
}
