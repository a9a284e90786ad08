/** What one month added to registers. */
export interface Grown {
  readonly month: string;
  readonly boaters: number;
  readonly vessels: number;
}

/** The numbers of boaters and vessels at the end of a month `YYYY-MM`; null: now. */
export function grownTo(growth: readonly Grown[], month: string | null): { boaters: number; vessels: number } {
  const sums = { boaters: 0, vessels: 0 };
  for (const added of growth) {
    if (month !== null && added.month > month) continue;
    sums.boaters += added.boaters;
    sums.vessels += added.vessels;
  }
  return sums;
}

/** The months `YYYY-MM` up to and including the last one, earliest first. */
export function monthsUpTo(last: string, count: number): string[] {
  const [year = 0, month = 0] = last.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const at = year * 12 + month - count + index;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
