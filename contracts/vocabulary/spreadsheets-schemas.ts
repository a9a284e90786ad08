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
