/** The months `YYYY-MM` up to and including the last one, earliest first. */
export function monthsUpTo(last: string, count: number): string[] {
  const [year = 0, month = 0] = last.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const at = year * 12 + month - count + index;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

type CountsByMonth = ReadonlyMap<string, number> | undefined;

/** The counts of a calendar year by month, January first. */
export function monthsOfYear(counts: CountsByMonth, year: number): number[] {
  return monthsUpTo(`${year}-12`, 12).map((month) => counts?.get(month) ?? 0);
}

/** The first calendar year with a count; null: there is none. */
export function firstYear(counts: CountsByMonth): number | null {
  const [first] = [...(counts?.keys() ?? [])].sort();
  return first === undefined ? null : Number(first.slice(0, 4));
}
