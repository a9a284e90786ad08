import * as z from 'zod';
import { callSchemas, receiptExample } from '../vocabulary/route.js';
import { spreadsheetFile } from '../vocabulary/spreadsheets-schemas.js';
import { begunImport, cardImport, cardTemplate, checkedCards } from './card-import.js';

const import_id = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2e33';

const file = { file_name: 'cards.csv', media_type: 'text/csv; charset=utf-8', content: 'Qm9hdCxMZW5ndGgNCg==' };

const cells = {
  boat_name: 'Belle Étoile',
  length: '11.4',
  beam: '3.85',
  draft: '1.9',
  vessel_type: 'sail',
  first_name: 'Inès',
  last_name: 'Delacroix',
  email: 'ines@example.org',
  phone: '',
  language: 'fr',
  card_number: 'STM042',
  expires_on: '',
  auto_renew: 'yes',
  remark: '',
};

/** Several cards from one spreadsheet. Files are CSV and XLSX. */
export const cardImportSchemas = {
  template: callSchemas({
    summary: 'A spreadsheet with the columns of a file of cards and one example row',
    body: cardTemplate,
    answer: spreadsheetFile,
    example: { body: { language: 'en', format: 'csv' }, answer: file },
  }),

  check: callSchemas({
    summary: 'Read a file of cards and check each row; nothing is saved',
    body: z.strictObject({}),
    answer: checkedCards,
    rate: 'upload',
    example: {
      body: {},
      answer: {
        rows: [{ row: 2, cells, errors: [{ column: 'card_number', code: 'cardNumberInvalid', details: {} }] }],
        valid: 0,
        wrong: 1,
      },
    },
  }),

  import: callSchemas({
    summary: 'Add the holder, the boat and the card of each right row of a file; the rows are added after the answer',
    body: z.strictObject({}),
    answer: begunImport,
    rate: 'upload',
    example: { body: {}, answer: { ...receiptExample, import_id, rows: 46, left_out: 2 } },
  }),

  progress: callSchemas({
    summary: 'How far the latest import of cards has come',
    answer: z.object({ latest: cardImport.nullable() }),
    example: {
      answer: {
        latest: {
          import_id,
          status: 'RUNNING',
          rows: 4998,
          left_out: 2,
          done: 1250,
          added: 1249,
          refused: [{ row: 31, code: 'CARD_NUMBER_TAKEN' }],
        },
      },
    },
  }),
};
