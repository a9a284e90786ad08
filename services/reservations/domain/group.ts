import type { GroupDiscount } from '../../../contracts/reservations/group.js';
import { type GroupOffer, MOST_GROUP_BOATS } from '../../../contracts/reservations/vocabulary.js';
import type { DateRange } from '../../../contracts/vocabulary/dates-schemas.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { conflict } from './refusals.js';
import type { GroupEvent } from './events/group-events.js';

/** Several boats that come together. Each is a reservation of its own, whose changes touch no other boat. */
export interface GroupFacts extends DateRange {
  readonly group_id: string;
  readonly marina_id: string;
  readonly name: string;
  /** The organiser. */
  readonly boater_id: string;
  readonly offered: GroupOffer;
  readonly discount: GroupDiscount | null;
  readonly reservation_ids: readonly string[];
  readonly at: string;
}

/** What became of the boats of one list. */
export type GroupEntry = Omit<Extract<GroupEvent, { type: 'GroupBoatsEntered' }>['data'], 'at'>;

/** A list of boats. */
export interface GroupList {
  readonly entry_id: string;
  /** The reservations that its boats get. */
  readonly planned: readonly string[];
  /** Null: its boats are being entered, or a crash interrupted that. */
  readonly outcome: GroupEntry | null;
}

/** Null until the group was opened. */
export type GroupState = (GroupFacts & { readonly lists: readonly GroupList[] }) | null;

export type GroupCommand =
  | { readonly type: 'OpenGroup'; readonly facts: Omit<GroupFacts, 'at'>; readonly entry_id: string }
  | {
      readonly type: 'AddBoats';
      readonly entry_id: string;
      readonly reservation_ids: readonly string[];
      /** How many of its boats still come. */
      readonly coming: number;
    }
  /** `others`: how many of its other boats still come. */
  | { readonly type: 'TakeOut'; readonly reservation_id: string; readonly others: number }
  | { readonly type: 'RecordEntry'; readonly outcome: GroupEntry };

export interface GroupContext {
  /** UTC instant. */
  readonly now: string;
  /** The marina's calendar date. */
  readonly today: string;
}

export function initial(): GroupState {
  return null;
}

export function evolve(state: GroupState, event: GroupEvent): GroupState {
  if (event.type === 'GroupOpened') {
    const { entry_id, ...facts } = event.data;
    return {
      ...facts,
      lists: entry_id === undefined ? [] : [{ entry_id, planned: facts.reservation_ids, outcome: null }],
    };
  }
  if (state === null) return null;
  if (event.type === 'GroupBoatsAdded') {
    const { entry_id, reservation_ids: planned } = event.data;
    const lists = [...state.lists, { entry_id, planned, outcome: null }];
    return { ...state, reservation_ids: [...state.reservation_ids, ...planned], lists };
  }
  if (event.type === 'GroupBoatTakenOut') {
    const { reservation_id } = event.data;
    return { ...state, reservation_ids: state.reservation_ids.filter((id) => id !== reservation_id) };
  }
  const { at: _, ...outcome } = event.data;
  const { entry_id } = outcome;
  const planned = state.lists.find((list) => list.entry_id === entry_id)?.planned ?? [];
  const others = state.reservation_ids.filter((id) => !planned.includes(id));
  const lists = state.lists.map((list) => (list.entry_id === entry_id ? { ...list, outcome } : list));
  return { ...state, reservation_ids: [...others, ...outcome.reservation_ids], lists };
}

export function decide(
  command: GroupCommand,
  state: GroupState,
  { now: at, today }: GroupContext,
): readonly GroupEvent[] | Refusal {
  if (command.type === 'OpenGroup') {
    const { facts, entry_id } = command;
    if (state !== null) return refuse('conflict', 'RESERVATION_ALREADY_EXISTS');
    if (facts.start_date < today) return refuseFields({ path: 'start_date', code: 'reservation_startInPast' });
    return [{ type: 'GroupOpened', data: { ...facts, reservation_ids: [...facts.reservation_ids], entry_id, at } }];
  }
  if (state === null) return refuse('not_found', 'NOT_FOUND');
  if (command.type === 'AddBoats') {
    const { entry_id, reservation_ids, coming } = command;
    if (state.end_date <= today || coming === 0) return conflict('RESERVATION_GROUP_ENDED');
    if (state.reservation_ids.length + reservation_ids.length > MOST_GROUP_BOATS) {
      return refuseFields({ path: 'boats', code: 'groupTooLarge' });
    }
    return [{ type: 'GroupBoatsAdded', data: { entry_id, reservation_ids: [...reservation_ids], at } }];
  }
  if (command.type === 'TakeOut') {
    const { reservation_id, others } = command;
    if (!state.reservation_ids.includes(reservation_id)) return refuse('not_found', 'NOT_FOUND');
    if (others === 0) return conflict('RESERVATION_GROUP_LAST_BOAT');
    return [{ type: 'GroupBoatTakenOut', data: { reservation_id, at } }];
  }
  const list = state.lists.find(({ entry_id }) => entry_id === command.outcome.entry_id);
  if (list === undefined) return refuse('not_found', 'NOT_FOUND');
  return list.outcome === null ? [{ type: 'GroupBoatsEntered', data: { ...command.outcome, at } }] : [];
}

/** The percentage of each boat: the group's while it has enough boats, unless the price list gives more. */
export function discountFor(discount: GroupDiscount | null, boats: number, byPlan: number): number {
  return discount !== null && boats >= discount.boats ? Math.max(discount.percent, byPlan) : byPlan;
}
