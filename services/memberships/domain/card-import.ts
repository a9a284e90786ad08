import * as z from 'zod';
import { type CardImport, refusedRow } from '../../../contracts/memberships/card-import.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';

/** Facts of the stream with a marina's imports of cards (`cardimport-<marina id>`), one import at a time. */
export const cardImportEvents = defineEvents({
  CardImportBegun: {
    version: 1,
    data: z.object({
      marina_id: z.string(),
      import_id: z.string(),
      rows: z.number().int(),
      left_out: z.number().int(),
      at: z.string(),
    }),
  },
  CardImportAdvanced: {
    version: 1,
    data: z.object({
      import_id: z.string(),
      /** Rows since the last of these events. */
      added: z.number().int(),
      refused: z.array(refusedRow),
      at: z.string(),
    }),
  },
  CardImportFinished: { version: 1, data: z.object({ import_id: z.string(), at: z.string() }) },
});
export type CardImportEvent = EventsOf<typeof cardImportEvents>;

export interface CardImportState {
  readonly latest: CardImport | null;
  /** UTC; when the latest import last made progress. */
  readonly at: string;
}

export type CardImportCommand =
  | { readonly type: 'Begin'; readonly marina_id: string; readonly import_id: string; rows: number; left_out: number }
  | { readonly type: 'Advance'; readonly import_id: string; added: number; refused: CardImport['refused'] }
  | { readonly type: 'Finish'; readonly import_id: string };

/** An import without progress for so long has died; another file may follow it. */
const DEAD_AFTER_MS = 15 * 60_000;

export function initial(): CardImportState {
  return { latest: null, at: '' };
}

export function evolve(state: CardImportState, event: CardImportEvent): CardImportState {
  const { at } = event.data;
  if (event.type === 'CardImportBegun') {
    const { import_id, rows, left_out } = event.data;
    return { latest: { import_id, status: 'RUNNING', rows, left_out, done: 0, added: 0, refused: [] }, at };
  }
  const { latest } = state;
  if (latest?.import_id !== event.data.import_id) return state;
  if (event.type === 'CardImportFinished') return { latest: { ...latest, status: 'DONE' }, at };
  const { added, refused } = event.data;
  const done = latest.done + added + refused.length;
  return { latest: { ...latest, done, added: latest.added + added, refused: [...latest.refused, ...refused] }, at };
}

/** @param at UTC */
export function decide(
  command: CardImportCommand,
  { latest, at: last }: CardImportState,
  at: string,
): CardImportEvent[] | Refusal {
  const { import_id } = command;
  const runs = latest?.import_id === import_id && latest.status === 'RUNNING';
  switch (command.type) {
    case 'Begin': {
      const alive = Date.parse(at) - Date.parse(last) < DEAD_AFTER_MS;
      if (latest?.status === 'RUNNING' && alive) return refuse('conflict', membershipErrors.import_running);
      const { marina_id, rows, left_out } = command;
      return [{ type: 'CardImportBegun', data: { marina_id, import_id, rows, left_out, at } }];
    }
    case 'Advance': {
      const { added, refused } = command;
      return runs ? [{ type: 'CardImportAdvanced', data: { import_id, added, refused, at } }] : [];
    }
    case 'Finish':
      return runs ? [{ type: 'CardImportFinished', data: { import_id, at } }] : [];
    default:
      return command satisfies never;
  }
}
