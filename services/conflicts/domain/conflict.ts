import { conflictErrors } from '../../../contracts/conflicts/errors.js';
import type { RemedyChoice } from '../../../contracts/conflicts/remedies.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { ConflictEvent, RemedyBegun } from './conflict-events.js';

/** What staff did about one conflict. */
export interface ConflictRecordState {
  /** The remedy that is being carried out. */
  readonly open: RemedyBegun['data'] | null;
  readonly waiting: { readonly until: string; readonly choice: RemedyChoice } | null;
  /** Another conflict of the same kind and stay may come later. */
  readonly solved: { readonly at: string; readonly choice: RemedyChoice } | null;
}

export type ConflictCommand =
  | { readonly type: 'BeginRemedy'; readonly data: RemedyBegun['data'] }
  | { readonly type: 'EndRemedy'; readonly command_id: string; readonly at: string; readonly label: string | null }
  | { readonly type: 'FailRemedy'; readonly command_id: string; readonly at: string; readonly code: string };

export function initial(): ConflictRecordState {
  return { open: null, waiting: null, solved: null };
}

export function evolve(state: ConflictRecordState, event: ConflictEvent): ConflictRecordState {
  switch (event.type) {
    case 'RemedyBegun':
      return { ...state, open: event.data };
    case 'RemedyFailed':
      return { ...state, open: null };
    case 'ConflictSolved':
      return { open: null, waiting: null, solved: { at: event.data.at, choice: event.data.choice } };
    case 'ConflictPostponed': {
      const { until, choice } = event.data;
      return { open: null, waiting: { until, choice }, solved: null };
    }
    default:
      return event satisfies never;
  }
}

/** One remedy at a time. Ending or failing one that is no longer open is a no-op. */
export function decide(command: ConflictCommand, state: ConflictRecordState): readonly ConflictEvent[] | Refusal {
  const { open } = state;
  if (command.type === 'BeginRemedy') {
    const { choice, at } = command.data;
    if (open !== null) return refuse('conflict', conflictErrors.busy);
    if ('until' in choice && choice.until <= at) {
      return refuse('conflict', conflictErrors.until_past, { details: { until: choice.until } });
    }
    return [{ type: 'RemedyBegun', data: command.data }];
  }
  if (open?.command_id !== command.command_id) return [];
  const { conflict_id, kind, reservation_id, choice } = open;
  const about = { conflict_id, kind, reservation_id };
  const { at } = command;
  if (command.type === 'FailRemedy') return [{ type: 'RemedyFailed', data: { ...about, code: command.code, at } }];
  if ('until' in choice) return [{ type: 'ConflictPostponed', data: { ...about, choice, at, until: choice.until } }];
  return [{ type: 'ConflictSolved', data: { ...about, choice, at, label: command.label } }];
}
