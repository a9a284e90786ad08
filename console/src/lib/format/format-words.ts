/** The few words that dates and durations need, from the catalogue `common`. */
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

/** Shown where there is nothing to show. */
export const NOTHING = '–';
