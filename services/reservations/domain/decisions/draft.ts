import type { ReservationEvent } from '../events/reservation-event.js';
import { evolve } from '../evolve.js';
import type { ReservationState } from '../reservation-state.js';

/** A decision in the making: what happened so far, and the state it leads to, which the next rule looks at. */
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
