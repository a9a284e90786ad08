import type { PriceBreakdown, PriceLine } from './stay-price.js';

/** A line of a price before and after a change, in minor units; null: the price has no such line. */
export interface ChangedLine extends Pick<PriceLine, 'kind' | 'of'> {
  readonly before: number | null;
  readonly after: number | null;
}

/** The lines by which two prices differ, in the order of the later one; lines that it no longer has come last. */
export function changedLines(
  before: Pick<PriceBreakdown, 'lines'>,
  after: Pick<PriceBreakdown, 'lines'>,
): readonly ChangedLine[] {
  const found = ({ lines }: Pick<PriceBreakdown, 'lines'>, { kind, of }: PriceLine) =>
    lines.find((line) => line.kind === kind && line.of === of)?.amount ?? null;
  const kept = after.lines.map((line) => ({
    kind: line.kind,
    of: line.of,
    before: found(before, line),
    after: line.amount,
  }));
  const gone = before.lines
    .filter((line) => found(after, line) === null)
    .map(({ kind, of, amount }) => ({ kind, of, before: amount, after: null }));
  return [...kept, ...gone].filter((line) => line.before !== line.after);
}
