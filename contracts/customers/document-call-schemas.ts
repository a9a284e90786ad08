import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { callSchemas, commandReceipt, id, receiptExample } from '../vocabulary/route.js';
import { addedDocument, createDocument, deleteDocument, documentsAnswer, listDocuments } from './document.js';
import type { PersonDocument } from './document.js';
import { BOATER_ID, VESSEL_ID } from './examples.js';

const document: PersonDocument = {
  id: '0190f3a2-6c03-7d13-8b23-0a5b7c9d1e44',
  attachment_type: 'VESSEL_INSURANCE',
  boater_id: BOATER_ID,
  vessel_id: VESSEL_ID,
  vessel_name: 'Belle Étoile',
  name: 'assurance-2027.pdf',
  content_type: 'application/pdf',
  size_bytes: 219_136,
  expires_on: '2028-03-31',
  reminded: false,
  created_at: '2027-04-02T09:12:00.000Z',
};

export const documentSchemas = {
  getall: callSchemas({
    summary:
      "The documents of a boat, or of a boater and the boater's boats, newest first; with `requested_type`, the marina's files of this type",
    body: listDocuments,
    answer: documentsAnswer,
    example: { body: { boater_id: BOATER_ID }, answer: { items: [document], total: 1 } },
  }),

  create: callSchemas({
    summary:
      'Put a document of a boater or a boat on record, in place of an older one if it is named; with the type of a file of the marina, add that file',
    body: createDocument,
    answer: addedDocument,
    rate: 'upload',
    example: {
      body: { requested_type: 'VESSEL_INSURANCE', vessel_id: VESSEL_ID, expires_on: '2028-03-31' },
      answer: { ...receiptExample, attachment: document },
    },
  }),

  update: callSchemas({
    summary: 'Change the last day on which a document is valid; null: it has no end',
    body: z.strictObject({ attachment_id: id, expires_on: calendarDate.nullable() }),
    answer: commandReceipt,
    example: { body: { attachment_id: document.id, expires_on: '2029-03-31' }, answer: receiptExample },
  }),

  delete: callSchemas({
    summary: 'Delete a document of a boater or a boat with its file, for good, or remove a file of the marina',
    body: deleteDocument,
    answer: commandReceipt,
    example: { body: { attachment_id: document.id }, answer: receiptExample },
  }),
};
