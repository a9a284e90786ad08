import * as z from 'zod';
import { documentType } from '../../../contracts/customers/document.js';
import { calendarDate, instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

const document = { document_id: z.string(), boater_id: z.string(), at: instant };

/** `boater_id`: the person whose key encrypts the file and its name. */
export const documentEvents = defineEvents({
  DocumentAdded: {
    version: 1,
    data: z.object({
      ...document,
      marina_id: z.string(),
      vessel_id: z.string().nullable(),
      document_type: documentType,
      file_name: z.string().nullable(),
      content_type: z.string(),
      size_bytes: z.number().int(),
      expires_on: calendarDate.nullable(),
    }),
    personal: ['file_name'],
    person: (data: { boater_id: string }) => data.boater_id,
  },
  DocumentExpirySet: { version: 1, data: z.object({ ...document, expires_on: calendarDate.nullable() }) },
  /** The job decided that the boater is reminded of the end of the document; a policy sends the mail. */
  DocumentReminded: { version: 1, data: z.object({ ...document, expires_on: calendarDate }) },
  /** A policy deletes the file. */
  DocumentDeleted: { version: 1, data: z.object(document) },
});
export type DocumentEvent = EventsOf<typeof documentEvents>;
export type DocumentEventOf<T extends DocumentEvent['type']> = Extract<DocumentEvent, { type: T }>;
