export const reportErrors = {
  /** More stays are in the months than one report counts. */
  too_large: 'REPORT_TOO_LARGE',
} as const;
