import { webAddress } from '../../../contracts/marinas/rules/web-address.js';
import { localEventErrors } from '../../../contracts/marinas/errors.js';
import type { LocalEventDetails } from '../../../contracts/marinas/local-events.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { LocalEventEvent, LocalEventFacts } from './local-event-changes.js';

/** An event near a marina. */
export type LocalEventState =
  | { readonly exists: false }
  | {
      readonly exists: true;
      /** False once it was removed from the list. */
      readonly listed: boolean;
      readonly facts: LocalEventFacts;
    };

export type LocalEventCommand = { type: 'Add'; event: LocalEventDetails } | { type: 'Remove' };

export interface LocalEventContext {
  readonly marina_id: string;
}

export function initial(): LocalEventState {
  return { exists: false };
}

export function evolve(state: LocalEventState, event: LocalEventEvent): LocalEventState {
  switch (event.type) {
    case 'LocalEventAdded':
      return { exists: true, listed: true, facts: event.data };
    case 'LocalEventRemoved':
      return state.exists ? { ...state, listed: false } : state;
    default:
      return event satisfies never;
  }
}

export function decide(
  command: LocalEventCommand,
  state: LocalEventState,
  { marina_id }: LocalEventContext,
): LocalEventEvent[] | Refusal {
  if (command.type === 'Add') {
    if (state.exists) return [];
    const { event_name: name, event_url, start_date, end_date } = command.event;
    const url = event_url === '' ? null : webAddress(event_url);
    return [{ type: 'LocalEventAdded', data: { marina_id, name, url, start_date, end_date } }];
  }
  if (!state.exists || state.facts.marina_id !== marina_id) return refuse('not_found', localEventErrors.not_found);
  // Two users may remove the same event.
  return state.listed ? [{ type: 'LocalEventRemoved', data: {} }] : [];
}
