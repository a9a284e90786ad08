import * as z from 'zod';
import { type CardImport, importedCard, refusedRow } from '../../../contracts/memberships/card-import.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { defineEvents } from '../../../contracts/vocabulary/event-definitions.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { longWork, type TypesOf } from '../../platform/long-work/long-work.js';

/** Facts of the stream with a marina's imports of cards (`cardimport-<marina id>`), one import at a time. */
const cardImportEvents = defineEvents({
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

/** An import without progress for so long has died; another file may follow it. */
const DEAD_AFTER_MS = 15 * 60_000;

type Added = Pick<CardImport, 'added' | 'refused'>;

const nothing: Added = { added: 0, refused: [] };

export const cardImportWork = longWork({
  kind: 'card-import',
  events: cardImportEvents,
  begun: 'CardImportBegun',
  advanced: 'CardImportAdvanced',
  finished: 'CardImportFinished',
  id: 'import_id',
  repeated: ['import_id'],
  file: z.array(z.object({ row: z.number().int(), card: importedCard })),
  rowsOf: (rows) => rows,
  rows: ({ rows }) => rows,
  nothing,
  add: ({ added, refused }, more) => ({ added: added + more.added, refused: [...refused, ...more.refused] }),
  done: ({ added, refused }) => added + refused.length,
  deadAfterMs: DEAD_AFTER_MS,
  refused: ({ alive }) => (alive ? refuse('conflict', membershipErrors.import_running) : null),
});
export type CardImportWork = TypesOf<typeof cardImportWork>;
export type CardImportEvent = CardImportWork['event'];

/** How far an import has come. */
export function progressOf(work: CardImportWork['work']): CardImport {
  const { import_id, status, rows, left_out, done, added, refused } = work;
  return { import_id, status, rows, left_out, done, added, refused };
}
