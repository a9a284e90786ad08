import type { BerthSuggestion, ReservationRow } from '../../../../../contracts/reservations/list.js';

/** The berth of a row, or the state of the search for one. */
export type BerthShown =
  | { readonly kind: 'has' | 'fits' | 'freeNow'; readonly name: string }
  | { readonly kind: 'noneFree' | 'looking' | 'nothing' };

type Row = Pick<ReservationRow, 'id' | 'berth' | 'action_required' | 'reservation_status'>;

/** The best free berth of the rows that need one. */
export interface Suggestions {
  /** The best free berth by reservation id. Null means that no berth is free. */
  readonly found: ReadonlyMap<string, BerthSuggestion['berth']>;
  /** The answer for some rows has not come yet. */
  readonly looking: boolean;
}

/** A row needs a berth when the marina must act and no berth is assigned: the free berths decide the answer. */
export function looksForBerth({ berth, action_required }: Row): boolean {
  return berth === null && action_required === 'MARINA';
}

/**
 * The berth text of a row. Boaters on the waiting list already wait for a free berth, so only a free one is news for
 * them.
 */
export function berthShown(row: Row, { found, looking }: Suggestions): BerthShown {
  if (row.berth !== null) return { kind: 'has', name: berthName(row.berth) };
  if (!looksForBerth(row)) return { kind: 'nothing' };
  const suggested = found.get(row.id);
  if (suggested === undefined) return { kind: looking ? 'looking' : 'nothing' };
  const waits = row.reservation_status === 'waiting_list';
  if (suggested === null) return { kind: waits ? 'nothing' : 'noneFree' };
  return { kind: waits ? 'freeNow' : 'fits', name: berthName(suggested) };
}

/** The short name of a berth: its pier and number. */
export function berthName(berth: ReservationRow['berth']): string {
  return berth === null ? '' : `${berth.pier_name}${berth.number}`;
}
