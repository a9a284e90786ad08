import type { ArrangedStay } from '../../../contracts/berths/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { StaffAction } from '../domain/marina-action.js';
import { featureOff } from '../domain/refusals.js';
import type { BerthChoice, Changes, ReservationCommand } from '../domain/reservation-command.js';
import type { ReservationCase } from '../lookups/reservation-facts.js';
import { isNoBerthFree } from './berth-placement.js';
import { type BerthWish, isSameBoat } from './berth-wish.js';

/** A command of staff that may change nights, boat, terms and berth. */
export type WithChanges = Extract<ReservationCommand, { changes: Changes }>;

/** The form of staff; `exact` are the berths of a stay that does not keep its present ones. */
export type Asked = StaffAction & { readonly exact: ArrangedStay | undefined };

/** An approval for which no berth is free gets one later, unless staff named one. */
export function mayGoWithout(refusal: Refusal, { type }: WithChanges, { payload }: Asked): boolean {
  const wanted = 'berth_id' in payload ? payload.berth_id : undefined;
  return type === 'ApproveReservation' && wanted === undefined && isNoBerthFree(refusal);
}

/** What the change requests from the berth plan; null: nothing. */
export function wishOf(command: WithChanges, input: Asked, found: ReservationCase): BerthWish | Refusal | null {
  const wanted = 'berth_id' in input.payload ? input.payload.berth_id : undefined;
  if (found.context.marina.permissions.inventory !== true) {
    return wanted === undefined ? null : featureOff('inventory');
  }
  const { dates, vessel } = command.changes;
  const stay = stayAfter(command.changes, found);
  // A boat with unchanged dimensions keeps its berth, as does one with no nights left to spend in another.
  const moves = vessel !== undefined && !isSameBoat(vessel.vessel, found.state.vessel);
  const boat = moves && stay.end_date > found.context.today ? vessel.vessel : undefined;
  const heldMoves = found.state.berth !== null && (dates !== undefined || boat !== undefined);
  if (wanted === undefined && command.type !== 'ApproveReservation' && !heldMoves) return null;
  return {
    reservation_id: found.id,
    vessel: boat ?? found.state.vessel,
    ...(boat === undefined ? {} : { vessel_before: found.state.vessel }),
    ...stay,
    berth_id: wanted,
    exact: input.exact,
    confirm_min_length: 'confirm_min_length' in input.payload && input.payload.confirm_min_length,
    skipped: found.state.skipped_matches,
    both: bothOf(input),
  };
}

/** Why the boat keeps two berths, as staff say; undefined: they were not asked. */
export function bothOf({ payload }: StaffAction): string | undefined {
  return 'both_reason' in payload ? payload.both_reason : undefined;
}

export function stayAfter(changes: Changes, { state }: ReservationCase): { start_date: string; end_date: string } {
  return changes.dates ?? { start_date: state.start_date, end_date: state.end_date };
}

/** An unchanged berth is not a choice, so it stays allowed after the day of arrival. */
export function withBerth(command: WithChanges, berth: BerthChoice | null, { state }: ReservationCase): WithChanges {
  const { allocation_id, berth_id, segments = [] } = berth ?? {};
  const same = allocation_id === state.berth?.allocation_id && berth_id === state.berth?.berth_id;
  const several = segments.length > 1 || state.berth?.segments !== undefined;
  return berth === null || (same && !several) ? command : { ...command, changes: { ...command.changes, berth } };
}
