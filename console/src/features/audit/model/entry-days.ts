import type { AuditEntry } from '../../../../../contracts/audit/entry.js';

export interface EntryDay {
  /** Calendar date at the marina, `YYYY-MM-DD`. */
  readonly day: string;
  readonly entries: readonly AuditEntry[];
}

/** Groups entries by the day on which they happened. The order of the entries is kept. */
export function entryDays(entries: readonly AuditEntry[], dayOf: (instant: string) => string): readonly EntryDay[] {
  const days: { day: string; entries: AuditEntry[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
