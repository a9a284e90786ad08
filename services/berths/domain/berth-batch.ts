import { berthErrors } from '../../../contracts/berths/errors.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { BatchKind, BerthBatchEvent, CardChange } from './berth-batch-events.js';

/** A change of many berths. */
export interface BerthBatch {
  readonly id: string;
  readonly kind: BatchKind;
  readonly undoes: string | null;
  readonly displace_visitors: boolean;
  /** Ids of the reservations whose stays move or lose their berth. */
  readonly displaced?: readonly string[] | undefined;
  readonly changes: readonly CardChange[];
}

/** The batches of one marina. */
export interface BerthBatchState {
  /** The batch that has begun and is not finished; the next one waits for it. */
  readonly open: BerthBatch | null;
  /** Finished batches, the oldest first; those that can be undone. */
  readonly finished: readonly BerthBatch[];
}

export type BerthBatchCommand =
  | { readonly type: 'BeginBatch'; readonly data: BerthBatch }
  | { readonly type: 'FinishBatch'; readonly data: { readonly batch_id: string } }
  | { readonly type: 'AbandonBatch'; readonly data: { readonly batch_id: string; readonly code: string } };

/** Berths in one event; an event stays below a megabyte. */
const BERTHS_AN_EVENT = 250;
/** Reservations that a refusal names. */
const STAYS_NAMED = 50;
/** Finished batches that are kept for undo, and the berths in them. */
const MOST_FINISHED = 50;
const MOST_CHANGES = 20_000;

export function initial(): BerthBatchState {
  return { open: null, finished: [] };
}

export function evolve(state: BerthBatchState, event: BerthBatchEvent): BerthBatchState {
  const { type, data } = event;
  const { open } = state;
  switch (type) {
    case 'BerthBatchBegun': {
      const { batch_id: id, ...rest } = data;
      return { ...state, open: { id, ...rest, changes: [] } };
    }
    case 'BerthsListedInBatch':
      return open === null ? state : { ...state, open: { ...open, changes: [...open.changes, ...data.changes] } };
    case 'BerthBatchFinished':
      return open === null ? state : { open: null, finished: latest([...state.finished, open]) };
    case 'BerthBatchAbandoned':
      return { ...state, open: null };
    default:
      return type satisfies never;
  }
}

/** The last batches within the limits; the newest is kept whatever its size. */
function latest(finished: readonly BerthBatch[]): BerthBatch[] {
  let changes = 0;
  const kept = finished.slice(-MOST_FINISHED).toReversed();
  const fitting = kept.filter((batch, index) => {
    changes += batch.changes.length;
    return index === 0 || changes <= MOST_CHANGES;
  });
  return fitting.toReversed();
}

/** Finishing and abandoning a batch that is not open is a no-op. */
export function decide(command: BerthBatchCommand, state: BerthBatchState): readonly BerthBatchEvent[] | Refusal {
  switch (command.type) {
    case 'BeginBatch': {
      if (state.open !== null) return refuse('conflict', 'CONFLICT', { details: { reason: 'busy' } });
      return begun(command.data);
    }
    case 'FinishBatch': {
      const { batch_id } = command.data;
      return state.open?.id === batch_id ? [{ type: 'BerthBatchFinished', data: { batch_id } }] : [];
    }
    case 'AbandonBatch':
      return state.open?.id === command.data.batch_id ? [{ type: 'BerthBatchAbandoned', data: command.data }] : [];
    default:
      return command satisfies never;
  }
}

function begun({ id: batch_id, kind, undoes, displace_visitors, displaced = [], changes }: BerthBatch) {
  const facts = { batch_id, kind, undoes, displace_visitors };
  const data = displaced.length === 0 ? facts : { ...facts, displaced: [...displaced] };
  const events: BerthBatchEvent[] = [{ type: 'BerthBatchBegun', data }];
  for (let from = 0; from < changes.length; from += BERTHS_AN_EVENT) {
    const some = changes.slice(from, from + BERTHS_AN_EVENT);
    events.push({ type: 'BerthsListedInBatch', data: { batch_id, changes: some } });
  }
  return events;
}

/** The batch, if it is finished and can be undone. Undoing cards brings no visitor back to a berth. */
export function undoable(state: BerthBatchState, batch_id: string): BerthBatch | Refusal {
  const batch = state.finished.find((one) => one.id === batch_id);
  if (batch === undefined) return refuse('not_found', berthErrors.batch_not_found, { details: { id: batch_id } });
  if (batch.changes.some(({ after }) => after === null)) return refuse('conflict', berthErrors.batch_final);
  const displaced = batch.displaced ?? [];
  if (displaced.length === 0) return batch;
  return refuse('conflict', berthErrors.batch_displaced, {
    details: { reservations: displaced.slice(0, STAYS_NAMED), total: displaced.length },
  });
}

/** The changes that restore the cards as they were before. */
export function reversed(changes: readonly CardChange[]): CardChange[] {
  return changes.map(({ berth_id, before, after }) => ({ berth_id, before: after, after: before, notes: '' }));
}
