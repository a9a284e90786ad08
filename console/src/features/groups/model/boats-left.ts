import type { ShownGroup } from '../../../../../contracts/reservations/group.js';

type Boat = Pick<ShownGroup['boats'][number], 'id' | 'reservation_status'>;

/** Whether the boat still comes: its stay was not cancelled and has not expired. */
export function isComing({ reservation_status: status }: Pick<Boat, 'reservation_status'>): boolean {
  return !status.startsWith('canceled') && !status.includes('expired');
}

/** The boats of a group that still come. */
export function boatsLeft(boats: readonly Boat[]): number {
  return boats.filter(isComing).length;
}

/** How many boats remain without these, where that is fewer than the discount needs; null: it stays. */
export function losesDiscount(
  { boats, discount }: { readonly boats: readonly Boat[]; readonly discount: ShownGroup['discount'] },
  leaving: readonly { readonly id: string }[],
): number | null {
  if (discount === null) return null;
  const ids = new Set(leaving.map(({ id }) => id));
  const left = boatsLeft(boats.filter(({ id }) => !ids.has(id)));
  return left < discount.boats && boatsLeft(boats) >= discount.boats ? left : null;
}
