/** Codes of cells in any file. */
export const spreadsheetCellErrors = {
  yes_or_no: 'yesOrNo',
  /** Formulas of CSV files are not carried out. */
  formula: 'formulaNotAllowed',
} as const;
