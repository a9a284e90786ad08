import * as z from 'zod';
import { storedContact } from '../../../contracts/customers/contact.js';
import { customerType } from '../../../contracts/reservations/vocabulary.js';

const contact = storedContact.nullable();

const schemas = {
  BoaterRegistered: z.object({
    boater_id: z.string(),
    marina_id: z.string(),
    relation_type: customerType,
    registered_by: z.enum(['MARINA', 'BOATER']),
    contact,
  }),
  BoaterContactChanged: z.object({ boater_id: z.string(), contact }),
  BoaterRelationChanged: z.object({ boater_id: z.string(), relation_type: customerType }),
  BoaterContactRevealed: z.object({ boater_id: z.string() }),
};

type Type = keyof typeof schemas;
export type BoaterEvent = { [T in Type]: { type: T; data: z.output<(typeof schemas)[T]> } }[Type];

const ofBoater = (data: { boater_id: string }): string => data.boater_id;

/** Everything about the person is one encrypted value, with a key that is the boater's own. */
export const boaterEvents = (Object.keys(schemas) as Type[]).map((type) => ({
  type,
  version: 1,
  data: schemas[type],
  ...('contact' in schemas[type].shape ? { personal: ['contact'], person: ofBoater } : {}),
}));
