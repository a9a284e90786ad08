import type { GroupDiscount } from '../../../contracts/reservations/group.js';
import type { GroupOffer } from '../../../contracts/reservations/vocabulary.js';
import type { DateRange } from '../../../contracts/vocabulary/dates-schemas.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
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

/** Null until the group was opened. */
export type GroupState = GroupFacts | null;

export interface GroupCommand {
  readonly type: 'OpenGroup';
  readonly facts: Omit<GroupFacts, 'at'>;
}

export interface GroupContext {
  /** UTC instant. */
  readonly now: string;
  /** The marina's calendar date. */
  readonly today: string;
}

export function initial(): GroupState {
  return null;
}

export function evolve(_state: GroupState, { data }: GroupEvent): GroupState {
  return data;
}

export function decide(
  { facts }: GroupCommand,
  state: GroupState,
  { now, today }: GroupContext,
): readonly GroupEvent[] | Refusal {
  if (state !== null) return refuse('conflict', 'RESERVATION_ALREADY_EXISTS');
  if (facts.start_date < today) return refuseFields({ path: 'start_date', code: 'reservation_startInPast' });
  return [{ type: 'GroupOpened', data: { ...facts, reservation_ids: [...facts.reservation_ids], at: now } }];
}

/** The percentage of each boat: the group's while it has enough boats, unless the price list gives more. */
export function discountFor(discount: GroupDiscount | null, boats: number, byPlan: number): number {
  return discount !== null && boats >= discount.boats ? Math.max(discount.percent, byPlan) : byPlan;
}
