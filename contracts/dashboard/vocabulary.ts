/** Nights that the harbour's outlook covers, tonight included. */
export const NIGHTS_AHEAD = 14;

/** Our moves that the dashboard lists. */
export const MOVES_SHOWN = 4;

/** Arrivals of today that the dashboard names. */
export const ARRIVALS_SHOWN = 8;

/** What the sky does. */
export const weatherConditions = ['clear', 'cloudy', 'fog', 'rain', 'snow', 'thunder'] as const;
export type WeatherCondition = (typeof weatherConditions)[number];

/**
 * Why there is a forecast for the nights of a stay, or none: the installation has no forecast service, the marina has no
 * position, or the service gave no answer.
 */
export const forecastStandings = ['known', 'not_set', 'no_position', 'no_answer'] as const;
export type ForecastStanding = (typeof forecastStandings)[number];

/** Highlights go back this many days, and are at most this many. */
export const HIGHLIGHT_DAYS = 7;
export const MOST_HIGHLIGHTS = 8;

/** Filters of the highlights (spec 2 §2). */
export const highlightFilters = ['ALL', 'RESERVATIONS', 'VACANCIES', 'CUSTOMERS'] as const;
export type HighlightFilter = (typeof highlightFilters)[number];

/** Kinds of record that a highlight leads to. */
export const highlightKinds = ['reservation', 'absence', 'boater', 'card', 'request'] as const;

/**
 * Classes of berths by the greatest length they take, in metres: above `over`, up to and including `to`; null: no upper
 * end.
 */
export const lengthClasses = [
  { over: 0, to: 8 },
  { over: 8, to: 10 },
  { over: 10, to: 12 },
  { over: 12, to: 15 },
  { over: 15, to: 18 },
  { over: 18, to: null },
] as const;

/** Calendar years for which the yearly charts can be asked. */
export const EARLIEST_YEAR = 2000;
export const LATEST_YEAR = 2100;

/** Columns by which a chain's marinas can be sorted. Marinas that did not answer come last. */
export const chainSortKeys = ['name', 'taken', 'our_moves', 'revenue'] as const;
export type ChainSortKey = (typeof chainSortKeys)[number];

/** Most countries or marinas that one question names. */
export const MOST_CHOSEN = 100;

/** Months that trends can cover. */
export const trendSpans = [12, 24, 36] as const;
