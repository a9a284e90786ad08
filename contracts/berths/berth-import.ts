import * as z from 'zod';
import { language } from '../vocabulary/languages-schemas.js';
import { commandReceipt } from '../vocabulary/route.js';
import { spreadsheetFormat } from '../vocabulary/spreadsheets-schemas.js';
import { berthSelection } from './records.js';
import { importColumns } from './vocabulary.js';

export const importColumn = z.enum(importColumns);

/** What is wrong in one cell. `details` has the values that the text of the code shows, as for a refusal. */
export const cellError = z.object({
  column: importColumn,
  code: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type CellError = z.infer<typeof cellError>;

/** One row of a file of berths. */
export const importRow = z.object({
  /** As spreadsheets count: the titles are row 1. */
  row: z.number().int(),
  /** The cells as the file has them; empty ones are ''. */
  cells: z.record(importColumn, z.string()),
  /** Empty: the row can be imported. */
  errors: z.array(cellError),
});
export type ImportRow = z.infer<typeof importRow>;

export const checkedImport = z.object({
  rows: z.array(importRow),
  /** Rows without errors, and rows with some. */
  valid: z.number().int(),
  wrong: z.number().int(),
});
export type CheckedImport = z.infer<typeof checkedImport>;

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
