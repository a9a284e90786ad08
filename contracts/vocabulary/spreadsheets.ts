/** Formats in which lists are exported and templates are written. */
export const spreadsheetFormats = ['csv', 'xlsx'] as const;
export type SpreadsheetFormat = (typeof spreadsheetFormats)[number];

/** `error_type` codes of files that cannot be read as a spreadsheet. */
export const spreadsheetErrors = {
  /** Neither CSV nor XLSX, damaged or encrypted. */
  unreadable: 'SPREADSHEET_UNREADABLE',
  /** The workbook has macros. */
  macros: 'SPREADSHEET_MACROS',
  /** Too many rows, or far more content than its size suggests. details: `most_rows`. */
  too_long: 'SPREADSHEET_TOO_LONG',
  /** The first row lacks columns, or has unknown ones. details: `missing`, `unknown` (titles). */
  columns: 'SPREADSHEET_COLUMNS',
} as const;
