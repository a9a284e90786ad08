import type { ShownGroup } from '../../../../../contracts/reservations/group.js';

type Boat = Pick<ShownGroup['boats'][number], 'id' | 'reservation_status'>;

const isGone = ({ reservation_status: status }: Boat): boolean =>
  status.startsWith('canceled') || status.includes('expired');

/** The boats of a group that still come. */
export function boatsLeft(boats: readonly Boat[]): number {
  return boats.filter((boat) => !isGone(boat)).length;
}

/** How many boats remain if these are cancelled, where that is fewer than the discount needs; null: it stays. */
export function losesDiscount(
  { boats, discount }: { readonly boats: readonly Boat[]; readonly discount: ShownGroup['discount'] },
  cancelled: readonly { readonly id: string }[],
): number | null {
  if (discount === null) return null;
  const ids = new Set(cancelled.map(({ id }) => id));
  const left = boatsLeft(boats.filter(({ id }) => !ids.has(id)));
  return left < discount.boats && boatsLeft(boats) >= discount.boats ? left : null;
}
