import * as z from 'zod';
import { language } from '../vocabulary/languages-schemas.js';
import { commandReceipt } from '../vocabulary/route.js';
import { checkedSheet, spreadsheetFormat } from '../vocabulary/spreadsheets-schemas.js';
import { berthSelection } from './records.js';
import { importColumns } from './vocabulary.js';

export const checkedImport = checkedSheet(importColumns);
export type CheckedImport = z.infer<typeof checkedImport>;
/** One row of a file of berths. */
export type ImportRow = CheckedImport['rows'][number];
export type CellError = ImportRow['errors'][number];

export const importBerths = z.strictObject({
  /** `true`: rows with errors are left out; otherwise one such row refuses the whole file. */
  leave_out_wrong: z.stringbool().default(false),
});

export const importedBerths = commandReceipt.extend({
  /** For `berth/undo_update_many`. */
  batch_id: z.string(),
  created: z.number().int(),
  left_out: z.number().int(),
});
export type ImportedBerths = z.infer<typeof importedBerths>;

export const importTemplate = z.strictObject({
  language: language.default('en'),
  format: spreadsheetFormat.default('xlsx'),
});

/** The berths of a list, without pages. */
export const exportBerths = z.strictObject({
  ...berthSelection,
  language: language.default('en'),
  format: spreadsheetFormat.default('xlsx'),
});
