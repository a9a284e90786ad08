import { customerType } from '../../../contracts/customers/vocabulary-schemas.js';
import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { storedContact } from '../../../contracts/customers/contact.js';

const contact = storedContact.nullable();

const ofBoater = (data: { boater_id: string }): string => data.boater_id;

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
  BoaterContactRevealed: { version: 1, data: z.object({ boater_id: z.string() }) },
});
export type BoaterEvent = EventsOf<typeof boaterEvents>;
