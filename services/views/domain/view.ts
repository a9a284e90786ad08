import { viewErrors } from '../../../contracts/views/errors.js';
import type { ViewDetails } from '../../../contracts/views/view.js';
import type { ViewedList } from '../../../contracts/views/vocabulary.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { type ViewEvent, viewsOf } from './view-events.js';

/** A saved view of a list. */
export type ViewState =
  | { readonly exists: false }
  | {
      readonly exists: true;
      /** The owner; of a view that passed to the marina, whose key its words have. */
      readonly user_id: string;
      /** Since when the owner has it, UTC. */
      readonly owned_since: string;
      /** The owner left, and the managers of the marina have it. */
      readonly passed_on: boolean;
      readonly marina_id: string | null;
      readonly list: ViewedList;
      readonly details: ViewDetails;
    };

export type ViewCommand =
  | { readonly type: 'Save'; readonly list: ViewedList; readonly details: ViewDetails }
  | { readonly type: 'Change'; readonly list: ViewedList; readonly details: ViewDetails }
  | { readonly type: 'Delete' }
  /**
   * Its owner left the marina, or all of them, at this time (UTC): others keep what was shared with them. An owner who came
   * back keeps what was saved since.
   */
  | { readonly type: 'LoseOwner'; readonly left_at: string };

export interface ViewContext {
  readonly user_id: string;
  readonly marina_id: string | null;
  /** May manage the marina. */
  readonly manages: boolean;
  readonly now: string;
}

export function initial(): ViewState {
  return { exists: false };
}

export function evolve(state: ViewState, event: ViewEvent): ViewState {
  switch (event.type) {
    case 'ViewSaved': {
      const { user_id, marina_id, list, name, query, shared, is_default, mail } = event.data;
      const details = { name: name ?? '', query: query ?? '', shared, is_default, mail };
      return { exists: true, user_id, owned_since: event.data.at, passed_on: false, marina_id, list, details };
    }
    case 'ViewChanged': {
      const { name, query, shared, is_default, mail } = event.data;
      const details = { name: name ?? '', query: query ?? '', shared, is_default, mail };
      if (!state.exists) return state;
      const owner = ownerAfter(state, event);
      const owned_since = owner.user_id === state.user_id ? state.owned_since : event.data.at;
      return { ...state, ...owner, owned_since, details };
    }
    case 'ViewPassedOn': {
      if (!state.exists) return state;
      const { name = state.details.name, query = state.details.query } = event.data;
      const details = { ...state.details, name: name ?? '', query: query ?? '', mail: 'NONE' as const };
      return { ...state, ...ownerAfter(state, event), details };
    }
    case 'ViewDeleted':
      return { exists: false };
    default:
      return event satisfies never;
  }
}

type Owner = Pick<Extract<ViewState, { exists: true }>, 'user_id' | 'passed_on'>;

/** The owner after a change of the view: a manager who changes a view of the marina takes it over. */
export function ownerAfter(
  { user_id, passed_on }: Owner,
  { type, data }: Extract<ViewEvent, { type: 'ViewChanged' | 'ViewPassedOn' }>,
): Owner {
  if (type === 'ViewPassedOn') {
    return { user_id: data.marina_id === undefined ? user_id : viewsOf(data.marina_id), passed_on: true };
  }
  // Older changes of such a view name the user who had left, or nobody.
  const { user_id: changed_by = user_id } = data;
  return passed_on && changed_by !== user_id ? { user_id: changed_by, passed_on: false } : { user_id, passed_on };
}

export function decide(command: ViewCommand, state: ViewState, context: ViewContext): ViewEvent[] | Refusal {
  const { user_id, marina_id, manages, now: at } = context;
  const opensForAll = 'details' in command && command.details.shared && command.details.is_default;
  if (opensForAll && !manages) return refuse('forbidden', viewErrors.default_for_managers);
  if (command.type === 'Save') {
    if (state.exists) return [];
    return [{ type: 'ViewSaved', data: { user_id, marina_id, list: command.list, ...command.details, at } }];
  }
  if (command.type === 'LoseOwner') {
    if (!state.exists || state.passed_on || state.user_id !== user_id || state.owned_since > command.left_at) return [];
    const { shared, name, query } = state.details;
    if (!shared || marina_id === null) return [{ type: 'ViewDeleted', data: { at } }];
    return [{ type: 'ViewPassedOn', data: { at, marina_id, name, query } }];
  }
  if (!state.exists || !isOwn(state, { user_id, marina_id, manages })) return refuse('not_found', viewErrors.not_found);
  if (command.type === 'Delete') return [{ type: 'ViewDeleted', data: { at } }];
  if (command.list !== state.list) return refuse('not_found', viewErrors.not_found);
  const { details } = command;
  const names = ['name', 'query', 'shared', 'is_default', 'mail'] as const;
  const same = names.every((name) => details[name] === state.details[name]);
  return same ? [] : [{ type: 'ViewChanged', data: { user_id, ...details, at } }];
}

/** Whether this user may change the view: the owner may, and managers may change those without an owner. */
export function isOwn(
  view: { readonly user_id: string; readonly marina_id: string | null; readonly passed_on: boolean },
  { user_id, marina_id, manages }: Pick<ViewContext, 'user_id' | 'marina_id' | 'manages'>,
): boolean {
  if (view.marina_id !== marina_id) return false;
  return view.passed_on ? manages : view.user_id === user_id;
}
