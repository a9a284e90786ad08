import { customerType } from '../../../contracts/customers/vocabulary-schemas.js';
import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { revealReasons } from '../../../contracts/customers/vocabulary.js';
import { storedContact } from '../../../contracts/customers/contact.js';

const contact = storedContact.nullable();

const ofBoater = (data: { boater_id: string }): string => data.boater_id;

const merging = z.object({
  boater_id: z.string(),
  merged_id: z.string(),
  contact,
  relation_type: customerType,
  registered_by: z.enum(['MARINA', 'BOATER']),
  revealed: z.boolean(),
  at: z.string(),
});
const replacing = z.object({ boater_id: z.string(), survivor_id: z.string() });

/** All data about the person is one encrypted value under the boater's key. */
export const boaterEvents = defineEvents({
  BoaterRegistered: {
    version: 1,
    data: z.object({
      boater_id: z.string(),
      marina_id: z.string(),
      relation_type: customerType,
      registered_by: z.enum(['MARINA', 'BOATER']),
      contact,
    }),
    personal: ['contact'],
    person: ofBoater,
  },
  BoaterContactChanged: {
    version: 1,
    data: z.object({ boater_id: z.string(), contact }),
    personal: ['contact'],
    person: ofBoater,
  },
  BoaterRelationChanged: { version: 1, data: z.object({ boater_id: z.string(), relation_type: customerType }) },
  /** `reason` is absent in older events: a reservation was approved. */
  BoaterContactRevealed: {
    version: 1,
    data: z.object({ boater_id: z.string(), reason: z.enum(revealReasons).optional() }),
  },
  /** Another record of the same person is part of this one from now on; `contact` has the values that were chosen. */
  BoaterMerged: { version: 1, data: merging, personal: ['contact'], person: ofBoater },
  /** The other record stands by itself again, and this one is as it was before. */
  BoaterMergeUndone: { version: 1, data: merging, personal: ['contact'], person: ofBoater },
  /** On the record that was merged: `survivor_id` stands for it. */
  BoaterReplaced: { version: 1, data: replacing },
  BoaterReinstated: { version: 1, data: replacing },
});
export type BoaterEvent = EventsOf<typeof boaterEvents>;
