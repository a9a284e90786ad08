import type { Refusal } from '../../../../contracts/vocabulary/refusal.js';
import { isRefusal, refuse } from '../../../../contracts/vocabulary/refusal.js';
import { sameJson } from '../../../../contracts/vocabulary/same-json.js';
import type { LostBerth } from '../events/berth-events.js';
import type { ReservationEvent, ReservationEventOf } from '../events/reservation-event.js';
import { bookedStatuses, isOneOf } from '../history.js';
import { berthOfApprovalRefusal, moveRefusal } from '../move-refusals.js';
import { conflict } from '../refusals.js';
import type { BerthChoice, BerthCommand, BoatSizes, Telling } from '../reservation-command.js';
import type { ReservationContext } from '../reservation-context.js';
import { type AssignedBerth, type ReservationState, standingCode } from '../reservation-state.js';
import type { Draft } from './draft.js';
import { draftOn, record } from './draft.js';
import { endOffer } from './offer-ending.js';
import { because } from '../telling.js';
import type { SkipReason } from '../../../../contracts/vocabulary/reservation-words.js';

/** The berth plan made the allocation; the reservation only records it. */
export function decideBerth(
  command: BerthCommand,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  const by = context.actor === 'system' ? 'PLAN' : 'STAFF';
  switch (command.type) {
    case 'AssignBerth':
      return eventsOf(takeBerth(draftOn(state), command.berth, by, context, command.told));
    case 'FollowPlan':
      return eventsOf(
        takeBerth(measured(draftOn(state), command.sizes, context.now), command.berth, by, context, command.told),
      );
    case 'SelectMatch':
      return eventsOf(takeBerth(draftOn(state), command.berth, 'MATCH', context, command.told));
    case 'UnassignBerth': {
      const offered = state.berth_offer !== null;
      const ended = endOffer(draftOn(state), 'BerthOfferWithdrawn', context.now, 'PLAN');
      return releaseBerth(ended, by, context.now, offered ? undefined : command.lost).events;
    }
    case 'SkipMatch':
      return skipMatch(command, state, context);
  }
}

/** The boat's sizes as measured or told; the price stays as it was agreed. */
export function measured(draft: Draft, sizes: Partial<BoatSizes> | undefined, at: string): Draft {
  const { boater_id, vessel: known, vessel_name } = draft.state;
  const vessel = { ...known, ...sizes };
  if (sameJson(vessel, known)) return draft;
  return record(draft, {
    type: 'ReservationVesselChanged',
    data: { boater_id, vessel, vessel_name: vessel_name ?? '', at },
  });
}

/** Skipping twice is a no-op; the berth already held cannot be skipped. */
function skipMatch(
  { berth_id, reason, note }: Extract<BerthCommand, { type: 'SkipMatch' }>,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  if (state.berth?.berth_id === berth_id) {
    return conflict('RESERVATION_ACTION_NOT_ALLOWED', { status: standingCode(state), action: 'SKIP_MATCH' });
  }
  if (state.skipped_matches.some((skipped) => skipped.berth_id === berth_id)) return [];
  return [{ type: 'MatchSkipped', data: { boater_id: state.boater_id, berth_id, reason, note, at: context.now } }];
}

/**
 * Applies staff's choice as part of a larger decision. Null releases the berth.
 * @param as `choice`: the rule for a choice on its own applies; `part_of_approval`: the rule for approvals applies
 */
export function chooseBerth(
  draft: Draft,
  berth: BerthChoice | null,
  context: ReservationContext,
  as: 'choice' | 'part_of_approval' = 'choice',
): Draft | Refusal {
  const move = berth === null ? 'UNASSIGN_BERTH' : 'ASSIGN_BERTH';
  if (berth === null && draft.state.berth === null) return draft;
  const approved = berth !== null && as === 'part_of_approval';
  // Other nights in the same berths are no choice, so they stay allowed after the day of arrival.
  const follows =
    berth !== null &&
    draft.state.berth?.allocation_id === berth.allocation_id &&
    (berth.berth_id === draft.state.berth.berth_id || berth.arranged === true);
  const refusal =
    approved || follows ? berthOfApprovalRefusal(draft.state, context) : moveRefusal(move, draft.state, context);
  if (refusal !== null) return refusal;
  return berth === null ? releaseBerth(draft, 'STAFF', context.now) : takeBerth(draft, berth, 'STAFF', context);
}

/** Assigns a berth and releases the one held before; assigning the same allocation again is a no-op. */
export function takeBerth(
  draft: Draft,
  berth: BerthChoice,
  chosen_by: ReservationEventOf<'BerthAssigned'>['data']['chosen_by'],
  context: Pick<ReservationContext, 'now'>,
  told?: Telling,
): Draft | Refusal {
  const held = draft.state.berth;
  if (held !== null && sameBerths(held, berth)) return draft;
  const { length } = draft.state.vessel;
  if (berth.min_length !== null && berth.min_length > length && !berth.min_length_confirmed) {
    return refuse('conflict', 'RESERVATION_BERTH_MIN_LENGTH', {
      errors: [{ path: 'berth_id', code: 'min_length_berth_allocationg' }],
      details: { berth: berth.label, length, min_length: berth.min_length },
    });
  }
  const { berth_id, allocation_id, label, suggested_berth_id } = berth;
  const another = suggested_berth_id !== null && suggested_berth_id !== berth_id;
  const known = draft.state.skipped_matches.find((skipped) => skipped.berth_id === suggested_berth_id);
  // Without a reason from staff there is none: nothing is recorded that nobody stated.
  const skip_reason = another ? (berth.skip_reason ?? known?.reason ?? null) : null;
  const worded =
    another && skip_reason !== null ? passOver(draft, suggested_berth_id, skip_reason, berth, context) : draft;
  const several = severalBerths(berth.segments);
  const { past_waiting = null } = berth;
  const data = {
    berth_id,
    allocation_id,
    label,
    chosen_by,
    suggested_berth_id,
    skip_reason,
    ...(several === undefined ? {} : { segments: several.map((segment) => ({ ...segment })) }),
    ...(past_waiting === null ? {} : { past_waiting }),
    ...toldFacts(told, draft.state),
    at: context.now,
  };
  // The plan moved the same allocation to another berth; releasing it would free the new berth.
  const moved = held?.allocation_id === allocation_id;
  const freed = moved ? worded : releaseBerth(worded, 'ANOTHER_CHOSEN', context.now);
  return record(freed, { type: 'BerthAssigned', data });
}

/** Before the booking, the boater does not know the berth: nobody is told of another one. */
function toldFacts(told: Telling | undefined, { statuses }: ReservationState) {
  if (told === undefined) return {};
  const knows = statuses.some(({ status_code }) => isOneOf(bookedStatuses, status_code));
  return { ...(told.tell && knows ? { told: true as const } : {}), ...because(told.reason) };
}

/** The berths of a stay with several; a stay in one berth has no list of its own. */
function severalBerths(segments: BerthChoice['segments']): BerthChoice['segments'] {
  return new Set(segments?.map(({ berth_id }) => berth_id)).size > 1 ? segments : undefined;
}

function sameBerths(held: AssignedBerth, berth: BerthChoice): boolean {
  if (held.berth_id !== berth.berth_id || held.allocation_id !== berth.allocation_id) return false;
  return sameJson(held.segments ?? null, severalBerths(berth.segments) ?? null);
}

/** Records staff's note on the suggested berth as a separate event, where an erasure of the boater removes it. */
function passOver(
  draft: Draft,
  berth_id: string,
  reason: SkipReason,
  { skip_note: note = null }: BerthChoice,
  { now: at }: Pick<ReservationContext, 'now'>,
): Draft {
  const { boater_id, skipped_matches } = draft.state;
  const known = skipped_matches.some((skipped) => skipped.berth_id === berth_id);
  if (note === null || known) return draft;
  return record(draft, { type: 'MatchSkipped', data: { boater_id, berth_id, reason, note, at } });
}

/** A no-op if no berth is held. */
export function releaseBerth(
  draft: Draft,
  cause: ReservationEventOf<'BerthUnassigned'>['data']['cause'],
  at: string,
  lost?: LostBerth,
): Draft {
  if (draft.state.berth === null) return draft;
  const { berth_id, allocation_id } = draft.state.berth;
  const taken = lost === undefined ? {} : { lost };
  return record(draft, { type: 'BerthUnassigned', data: { berth_id, allocation_id, cause, ...taken, at } });
}

function eventsOf(draft: Draft | Refusal): readonly ReservationEvent[] | Refusal {
  return isRefusal(draft) ? draft : draft.events;
}
