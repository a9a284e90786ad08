import type { TriedAnswer } from './night-rows.js';

export type QuoteLine = NonNullable<TriedAnswer['quote']>[number];

export interface ComparedLine {
  readonly rule: QuoteLine['rule'];
  readonly name: string | null;
  /** Null: the list of today has no such line. */
  readonly today: number | null;
  readonly draft: number | null;
}

/** The lines of a stay by the list in force and by the draft. Nights are one line, however many seasons price them. */
export function comparedLines(published: readonly QuoteLine[], draft: readonly QuoteLine[]): ComparedLine[] {
  const sums = (lines: readonly QuoteLine[]) => {
    const byKey = new Map<string, { line: QuoteLine; amount: number }>();
    for (const line of lines) {
      const key = keyOf(line);
      byKey.set(key, { line, amount: cents((byKey.get(key)?.amount ?? 0) + line.amount) });
    }
    return byKey;
  };
  const [old, fresh] = [sums(published), sums(draft)];
  // The names of the draft stand where both lists have the line.
  return [...new Map([...old, ...fresh].map(([key, { line }]) => [key, line]))]
    .toSorted(([one], [other]) => Number(!fresh.has(one)) - Number(!fresh.has(other)))
    .map(([key, { rule, name }]) => ({
      rule,
      name: rule === 'NIGHTS' ? null : name,
      today: old.get(key)?.amount ?? null,
      draft: fresh.get(key)?.amount ?? null,
    }));
}

const keyOf = ({ rule, name }: QuoteLine) => (rule === 'CHARGE' ? `${rule} ${name ?? ''}` : rule);

const cents = (amount: number) => Math.round(amount * 100) / 100;
