import * as z from 'zod';
import { remedyChoice, boatSizes } from '../../../contracts/conflicts/remedies.js';
import { conflictKinds } from '../../../contracts/conflicts/vocabulary.js';
import { instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

const about = {
  conflict_id: z.string(),
  kind: z.enum(conflictKinds),
  /** The stay that the conflict is named after. */
  reservation_id: z.string(),
};

const choice = { choice: remedyChoice, at: instant };

/** What staff did about conflicts (`conflict-<conflict id>`). Conflicts themselves follow from other records. */
export const conflictEvents = defineEvents({
  /** Written before the first step of a remedy, so that a crash between the steps can be completed. */
  RemedyBegun: {
    version: 1,
    data: z.object({
      ...about,
      ...choice,
      sizes: boatSizes.nullable(),
      /** To the boater of the stay that changes; null: none, or the boater was erased. */
      message: z.string().nullable(),
      boater_id: z.string(),
      /** The command's, from which the ids of the steps derive. */
      command_id: z.string(),
      command_hash: z.string(),
    }),
    personal: ['message'],
    person: (data) => data.boater_id,
  },
  /** A step was refused. */
  RemedyFailed: { version: 1, data: z.object({ ...about, code: z.string(), at: instant }) },
  ConflictSolved: {
    version: 1,
    data: z.object({
      ...about,
      ...choice,
      /** The berth that the boat has now; null: the remedy gave it none. */
      label: z.string().nullable(),
    }),
  },
  /** Somebody was asked, or staff come back to it. */
  ConflictPostponed: { version: 1, data: z.object({ ...about, ...choice, until: instant }) },
});
export type ConflictEvent = EventsOf<typeof conflictEvents>;
export type RemedyBegun = Extract<ConflictEvent, { type: 'RemedyBegun' }>;
