import type { ReservationEvent } from '../events/reservation-event.js';
import { evolve } from '../evolve.js';
import type { ReservationState } from '../reservation-state.js';

/** A decision in progress: the events so far and the resulting state, to which the next rule applies. */
export interface Draft {
  readonly state: ReservationState;
  readonly events: readonly ReservationEvent[];
}

export function draftOn(state: ReservationState): Draft {
  return { state, events: [] };
}

export function record(draft: Draft, ...events: readonly ReservationEvent[]): Draft {
  return { state: events.reduce(evolve, draft.state), events: [...draft.events, ...events] };
}
