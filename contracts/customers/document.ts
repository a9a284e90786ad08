import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { commandReceipt, id } from '../vocabulary/route.js';
import { documentTypes } from './vocabulary.js';

export const documentType = z.enum(documentTypes);

/** A file on record about a boater or a boat. */
export const personDocument = z.object({
  id: z.string(),
  attachment_type: documentType,
  /** The person whom the file belongs to: of a boat's file, the primary boater when it was added. */
  boater_id: z.string(),
  /** Null: the document is about the person. */
  vessel_id: z.string().nullable(),
  vessel_name: z.string().nullable(),
  name: z.string(),
  content_type: z.string(),
  size_bytes: z.number().int(),
  /** Last day on which the document is valid; null: no end. */
  expires_on: calendarDate.nullable(),
  /** Whether the boater was reminded of this end by mail. */
  reminded: z.boolean(),
  created_at: instant,
});
export type PersonDocument = z.infer<typeof personDocument>;

/** A document as the facts of a boater or a boat refer to it. */
export const documentRef = personDocument.pick({ id: true, name: true, expires_on: true });
export type DocumentRef = z.infer<typeof documentRef>;

/** Multipart fields are text, so an empty date means that the document has no end. */
const expiresOn = z.union([calendarDate, z.literal('')], 'inValidDate');

const about = { boater_id: id.optional(), vessel_id: id.optional() };

const namesOne = ({ boater_id, vessel_id }: { boater_id?: string | undefined; vessel_id?: string | undefined }) =>
  (boater_id === undefined) !== (vessel_id === undefined);

const oneOfBoth = { path: ['boater_id'], error: 'boaterOrVesselRequired' };

export const createDocument = z
  .strictObject({
    requested_type: documentType,
    ...about,
    expires_on: expiresOn.optional(),
    /** The document that the new one replaces; it is deleted. */
    replaces: id.optional(),
  })
  .refine(namesOne, oneOfBoth);

export const listDocuments = z.strictObject(about).refine(namesOne, oneOfBoth);

export const addedDocument = commandReceipt.extend({ attachment: personDocument });
