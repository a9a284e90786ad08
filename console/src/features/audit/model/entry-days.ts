import type { ShownEntry } from './shown-entry.js';

export interface EntryDay<E> {
  /** Calendar date at the marina, `YYYY-MM-DD`. */
  readonly day: string;
  readonly entries: readonly E[];
}

/** Groups entries by the day on which they happened. The order of the entries is kept. */
export function entryDays<E extends ShownEntry>(
  entries: readonly E[],
  dayOf: (instant: string) => string,
): readonly EntryDay<E>[] {
  const days: { day: string; entries: E[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
