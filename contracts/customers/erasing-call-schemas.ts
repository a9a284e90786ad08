import * as z from 'zod';
import { callSchemas, commandReceipt, id, receiptExample } from '../vocabulary/route.js';
import { spreadsheetFile } from '../vocabulary/spreadsheets-schemas.js';
import { password } from '../identity/password.js';
import { BOATER_ID } from './examples.js';

const count = z.number().int();

/** What is on record about a person in a marina. */
export const dataCounts = z.object({
  vessels: count,
  documents: count,
  messages: count,
  cards: count,
  stays: count,
  absences: count,
});
export type DataCounts = z.infer<typeof dataCounts>;

const boater = z.strictObject({ boater_id: id });
const body = { boater_id: BOATER_ID };

export const erasingSchemas = {
  preview: callSchemas({
    summary: 'How much is on record about a boater, before the person is erased',
    body: boater,
    answer: dataCounts,
    example: { body, answer: { vessels: 2, documents: 3, messages: 14, cards: 1, stays: 4, absences: 0 } },
  }),
  copy: callSchemas({
    summary: "Everything on record about a boater with the person's documents, in one zip file",
    body: boater,
    answer: spreadsheetFile,
    example: {
      body,
      answer: { file_name: 'boater-2027-05-02.zip', media_type: 'application/zip', content: 'UEsFBgAAAAAAAAAA' },
    },
  }),
  erase: callSchemas({
    summary: 'Erase the personal data of a boater of the marina for good; the caller repeats their password',
    body: boater.extend({ password }),
    answer: commandReceipt,
    example: { body: { ...body, password: 'fairwinds-42' }, answer: receiptExample },
  }),
};
