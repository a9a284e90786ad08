import { viewErrors } from '../../../contracts/views/errors.js';
import type { ViewDetails } from '../../../contracts/views/view.js';
import type { ViewedList } from '../../../contracts/views/vocabulary.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { ViewEvent } from './view-events.js';

/** A saved view of a list. */
export type ViewState =
  | { readonly exists: false }
  | {
      readonly exists: true;
      readonly user_id: string;
      readonly marina_id: string | null;
      readonly list: ViewedList;
      readonly details: ViewDetails;
    };

export type ViewCommand =
  | { readonly type: 'Save'; readonly list: ViewedList; readonly details: ViewDetails }
  | { readonly type: 'Change'; readonly list: ViewedList; readonly details: ViewDetails }
  | { readonly type: 'Delete' };

export interface ViewContext {
  readonly user_id: string;
  readonly marina_id: string | null;
  readonly now: string;
}

export function initial(): ViewState {
  return { exists: false };
}

export function evolve(state: ViewState, event: ViewEvent): ViewState {
  switch (event.type) {
    case 'ViewSaved': {
      const { user_id, marina_id, list, name, query, shared, is_default, mail } = event.data;
      return { exists: true, user_id, marina_id, list, details: { name, query, shared, is_default, mail } };
    }
    case 'ViewChanged': {
      const { name, query, shared, is_default, mail } = event.data;
      return state.exists ? { ...state, details: { name, query, shared, is_default, mail } } : state;
    }
    case 'ViewDeleted':
      return { exists: false };
    default:
      return event satisfies never;
  }
}

export function decide(command: ViewCommand, state: ViewState, context: ViewContext): ViewEvent[] | Refusal {
  const { user_id, marina_id, now: at } = context;
  if (command.type === 'Save') {
    if (state.exists) return [];
    return [{ type: 'ViewSaved', data: { user_id, marina_id, list: command.list, ...command.details, at } }];
  }
  const own = state.exists && state.user_id === user_id && state.marina_id === marina_id;
  if (!own) return refuse('not_found', viewErrors.not_found);
  if (command.type === 'Delete') return [{ type: 'ViewDeleted', data: { at } }];
  if (command.list !== state.list) return refuse('not_found', viewErrors.not_found);
  const { details } = command;
  const names = ['name', 'query', 'shared', 'is_default', 'mail'] as const;
  const same = names.every((name) => details[name] === state.details[name]);
  return same ? [] : [{ type: 'ViewChanged', data: { ...details, at } }];
}
