/** The few words in dates and durations, from the catalogue `common`. */
export type FormatWords = (
  key:
    | 'fromTo'
    | 'fromToRange'
    | 'nights'
    | 'days'
    | 'hoursShort'
    | 'minutesShort'
    | 'justNow'
    | 'today'
    | 'yesterday'
    | 'tomorrow',
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Placeholder for a missing value. */
export const NOTHING = '–';
