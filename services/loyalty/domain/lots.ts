import type { PointParts } from '../../../contracts/loyalty/events.js';

/** Points of one grant that are left, in the order of the grants. */
export interface Lot {
  readonly grant_id: string;
  readonly left: number;
  readonly expires_on: string | null;
  /** The absence report that earned them. */
  readonly absence_id?: string;
}

export function sumOf(parts: readonly { readonly amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

/** The points that can be used on a day. */
export function balanceOn(lots: readonly Lot[], today: string): number {
  return lots.reduce((sum, lot) => sum + (isOver(lot, today) ? 0 : lot.left), 0);
}

const isOver = ({ expires_on }: Lot, today: string): boolean => expires_on !== null && expires_on < today;

/** What of the lots is left but has expired. */
export function expiredParts(lots: readonly Lot[], today: string): PointParts {
  return lots
    .filter((lot) => lot.left > 0 && isOver(lot, today))
    .map(({ grant_id, left }) => ({ grant_id, amount: left }));
}

/** The parts of an amount, from the oldest points first; null if the lots have less. */
export function oldestFirst(lots: readonly Lot[], amount: number): PointParts | null {
  const parts: PointParts = [];
  let missing = amount;
  for (const { grant_id, left } of lots) {
    const taken = Math.min(left, missing);
    if (taken > 0) parts.push({ grant_id, amount: taken });
    missing -= taken;
  }
  return missing === 0 ? parts : null;
}

/** The parts of an amount that go back: those that were taken last go first. */
export function newestFirst(parts: PointParts, amount: number): PointParts {
  const back: PointParts = [];
  let missing = amount;
  for (const part of [...parts].reverse()) {
    const taken = Math.min(part.amount, missing);
    if (taken > 0) back.push({ grant_id: part.grant_id, amount: taken });
    missing -= taken;
  }
  return back;
}

/** The lots after parts were added (`sign` 1) or taken away (-1). */
export function changed(lots: readonly Lot[], parts: PointParts, sign: 1 | -1): Lot[] {
  const by = new Map<string, number>();
  for (const { grant_id, amount } of parts) by.set(grant_id, (by.get(grant_id) ?? 0) + amount);
  return lots.map((lot) => ({ ...lot, left: lot.left + sign * (by.get(lot.grant_id) ?? 0) }));
}

/** Parts of the same grants added up (`sign` 1) or taken from each other (-1), without those that are zero. */
export function combined(parts: PointParts, others: PointParts, sign: 1 | -1): PointParts {
  const by = new Map(parts.map(({ grant_id, amount }) => [grant_id, amount]));
  for (const { grant_id, amount } of others) by.set(grant_id, (by.get(grant_id) ?? 0) + sign * amount);
  return [...by].flatMap(([grant_id, amount]) => (amount > 0 ? [{ grant_id, amount }] : []));
}
