import * as z from 'zod';
import { spreadsheetFormats } from './spreadsheets.js';

export const spreadsheetFormat = z.enum(spreadsheetFormats);

/** A file that the browser saves. */
export const spreadsheetFile = z.object({
  file_name: z.string(),
  media_type: z.string(),
  /** The bytes in base64. */
  content: z.base64(),
});
export type SpreadsheetFile = z.infer<typeof spreadsheetFile>;

/** The answer to a file of rows: each row with the errors of its cells. */
export function checkedSheet<const C extends readonly string[]>(columns: C) {
  const column = z.enum(columns);
  const row = z.object({
    /** As spreadsheets count: the titles are row 1. */
    row: z.number().int(),
    /** The cells as the file has them; empty ones are ''. */
    cells: z.record(column, z.string()),
    /** Empty: the row can be imported. `details` has the values that the text of the code shows, as for a refusal. */
    errors: z.array(
      z.object({ column, code: z.string(), details: z.record(z.string(), z.union([z.string(), z.number()])) }),
    ),
  });
  return z.object({
    rows: z.array(row),
    /** Rows without errors, and rows with some. */
    valid: z.number().int(),
    wrong: z.number().int(),
  });
}
