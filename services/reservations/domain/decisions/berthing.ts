import { skipReasons } from '../../../../contracts/reservations/vocabulary.js';
import type { Refusal } from '../../../../contracts/vocabulary/refusal.js';
import { isRefusal, refuse } from '../../../../contracts/vocabulary/refusal.js';
import type { ReservationEvent, ReservationEventOf } from '../events/reservation-event.js';
import { moveRefusal } from '../next-move.js';
import type { BerthChoice, BerthCommand } from '../reservation-command.js';
import type { ReservationContext } from '../reservation-context.js';
import type { ReservationState } from '../reservation-state.js';
import type { Draft } from './draft.js';
import { draftOn, record } from './draft.js';

/** The allocation itself was made in the berth plan; here the reservation takes note of it. */
export function decideBerth(
  command: BerthCommand,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  const by = context.actor === 'system' ? 'PLAN' : 'STAFF';
  switch (command.type) {
    case 'AssignBerth':
      return eventsOf(takeBerth(draftOn(state), command.berth, by, context));
    case 'SelectMatch':
      return eventsOf(takeBerth(draftOn(state), command.berth, 'MATCH', context));
    case 'UnassignBerth':
      return releaseBerth(draftOn(state), by, context.now).events;
    case 'SkipMatch': {
      const { berth_id, reason, note } = command;
      return [{ type: 'MatchSkipped', data: { boater_id: state.boater_id, berth_id, reason, note, at: context.now } }];
    }
  }
}

/** Staff's choice as part of a larger decision, judged by the same rule as on its own. Null gives the berth back. */
export function chooseBerth(draft: Draft, berth: BerthChoice | null, context: ReservationContext): Draft | Refusal {
  const move = berth === null ? 'UNASSIGN_BERTH' : 'ASSIGN_BERTH';
  if (berth === null && draft.state.berth === null) return draft;
  const refusal = moveRefusal(move, draft.state, context);
  if (refusal !== null) return refusal;
  return berth === null ? releaseBerth(draft, 'STAFF', context.now) : takeBerth(draft, berth, 'STAFF', context);
}

/** Assigns, releasing the berth held before; the same allocation again changes nothing. */
export function takeBerth(
  draft: Draft,
  berth: BerthChoice,
  chosen_by: ReservationEventOf<'BerthAssigned'>['data']['chosen_by'],
  context: Pick<ReservationContext, 'now'>,
): Draft | Refusal {
  const held = draft.state.berth;
  if (held?.berth_id === berth.berth_id && held.allocation_id === berth.allocation_id) return draft;
  const { length } = draft.state.vessel;
  if (berth.min_length !== null && berth.min_length > length && !berth.min_length_confirmed) {
    return refuse('conflict', 'RESERVATION_BERTH_MIN_LENGTH', {
      errors: [{ path: 'berth_id', code: 'min_length_berth_allocationg' }],
      details: { berth: berth.label, length, min_length: berth.min_length },
    });
  }
  const { berth_id, allocation_id, label, suggested_berth_id } = berth;
  const another = suggested_berth_id !== null && suggested_berth_id !== berth_id;
  const skip_reason = another ? (berth.skip_reason ?? skipReasons[0]) : null;
  const data = { berth_id, allocation_id, label, chosen_by, suggested_berth_id, skip_reason, at: context.now };
  // The same allocation on another berth was moved in the plan; releasing it would free the new berth.
  const moved = held?.allocation_id === allocation_id;
  const freed = moved ? draft : releaseBerth(draft, 'ANOTHER_CHOSEN', context.now);
  return record(freed, { type: 'BerthAssigned', data });
}

/** Nothing when no berth is held. */
export function releaseBerth(
  draft: Draft,
  cause: ReservationEventOf<'BerthUnassigned'>['data']['cause'],
  at: string,
): Draft {
  if (draft.state.berth === null) return draft;
  const { berth_id, allocation_id } = draft.state.berth;
  return record(draft, { type: 'BerthUnassigned', data: { berth_id, allocation_id, cause, at } });
}

function eventsOf(draft: Draft | Refusal): readonly ReservationEvent[] | Refusal {
  return isRefusal(draft) ? draft : draft.events;
}
