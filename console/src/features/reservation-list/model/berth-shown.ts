import type { BerthSuggestion, ReservationRow } from '../../../../../contracts/reservations/list.js';

/** What a row says about the berth: the one it has, or how the search for one stands. */
export type BerthShown =
  { readonly kind: 'has' | 'fits' | 'freeNow'; readonly name: string } | { readonly kind: 'noneFree' | 'nothing' };

type Row = Pick<ReservationRow, 'id' | 'berth' | 'action_required' | 'reservation_status'>;
type Suggestions = ReadonlyMap<string, BerthSuggestion['berth']>;

/** Berths are looked for where we have to move and none is held yet: there it decides what we answer. */
export function looksForBerth({ berth, action_required }: Row): boolean {
  return berth === null && action_required === 'MARINA';
}

/** Who waits in line waits because no berth is free: for them only a free one is news. */
export function berthShown(row: Row, suggestions: Suggestions): BerthShown {
  if (row.berth !== null) return { kind: 'has', name: berthName(row.berth) };
  const suggested = looksForBerth(row) ? suggestions.get(row.id) : undefined;
  if (suggested === undefined) return { kind: 'nothing' };
  const waits = row.reservation_status === 'waiting_list';
  if (suggested === null) return { kind: waits ? 'nothing' : 'noneFree' };
  return { kind: waits ? 'freeNow' : 'fits', name: berthName(suggested) };
}

/** What a berth is called in a row: pier and number. */
export function berthName(berth: ReservationRow['berth']): string {
  return berth === null ? '' : `${berth.pier_name}${berth.number}`;
}
