/** The reports, in the order in which the screen offers them. */
export const reportNames = ['occupancy', 'revenue', 'arrivals', 'no_shows', 'cancellations', 'balances'] as const;
export type ReportName = (typeof reportNames)[number];

/** What the cells of a column hold, so that a screen can write and align them. */
export const cellKinds = ['text', 'month', 'date', 'count', 'money', 'percent'] as const;
export type CellKind = (typeof cellKinds)[number];

/** The most months of one report. */
export const MOST_MONTHS = 24;
