import * as z from 'zod';
import { callSchemas, receiptExample } from '../vocabulary/route.js';
import { spreadsheetFile } from '../vocabulary/spreadsheets-schemas.js';
import { checkedImport, exportBerths, importBerths, importedBerths, importTemplate } from './berth-import.js';

const batch_id = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2e33';
const file = { file_name: 'berths.csv', media_type: 'text/csv; charset=utf-8', content: 'UGllcixOdW1iZXINCkEsMTI=' };
const noCells = {
  max_loa: '',
  max_beam: '',
  max_draft: '',
  min_length: '',
  min_beam: '',
  min_draft: '',
  services: '',
  location: '',
  boat_types: '',
  holder_type: '',
  active: '',
  offered: '',
  instant_booking: '',
  lettered: '',
  notes: '',
};

/** Berths from and to spreadsheets. Imports take CSV and XLSX files. */
export const berthImportSchemas = {
  template: callSchemas({
    summary: 'A spreadsheet with the columns of the import and one example row',
    body: importTemplate,
    answer: spreadsheetFile,
    example: { body: { language: 'en', format: 'csv' }, answer: file },
  }),

  check: callSchemas({
    summary: 'Read a file of berths and check each row; nothing is saved',
    body: z.strictObject({}),
    answer: checkedImport,
    rate: 'upload',
    example: {
      body: {},
      answer: {
        rows: [
          {
            row: 2,
            cells: { pier: 'A', number: '12', ...noCells },
            errors: [{ column: 'number', code: 'berthNumberTaken', details: { pier: 'A', number: 12, name: 'A12' } }],
          },
        ],
        valid: 0,
        wrong: 1,
      },
    },
  }),

  import: callSchemas({
    summary: 'Add the berths of a file, all or none of them',
    body: importBerths,
    answer: importedBerths,
    rate: 'upload',
    example: {
      body: { leave_out_wrong: 'true' },
      answer: { ...receiptExample, id: batch_id, batch_id, created: 21, left_out: 3 },
    },
  }),

  export: callSchemas({
    summary: 'The berths of a list as a spreadsheet, in the columns of the import',
    body: exportBerths,
    answer: spreadsheetFile,
    example: { body: { language: 'en', format: 'csv' }, answer: file },
  }),
};
