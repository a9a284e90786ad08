import type { Highlight, TodaysArrival } from '../../../../../contracts/dashboard/figures.js';

/** The lists behind the numbers, filtered by the rule of the number. */

export const MOVES = '/reservations?action=MARINA';

/** Moves that expire when this day ends. @param date marina-local */
export const movesUntil = (date: string): string => `${MOVES}&arrival=..${date}`;

/** Berths that are free tonight; `over` is excluded, lengths in metres. */
export function freeBerths({ over, to }: { readonly over: number; readonly to: number | null }): string {
  const from = over === 0 ? '' : (over + 0.01).toFixed(2);
  return `/inventory?vacant=true&offered=yes&size=${from}..${to ?? ''}`;
}

export const FREE_BERTHS = '/inventory?vacant=true&offered=yes';
export const NOT_OFFERED_BERTHS = '/inventory?vacant=true&offered=no';
export const TAKEN_BERTHS = '/inventory?occupancy=occupied';
export const BERTHS_OUT_OF_SERVICE = '/inventory?active=no';

/** The tape chart from a night on. */
export const planFrom = (date: string): string => `/plan?from=${date}`;

/** The visits that begin in a month (1 to 12) of a calendar year. */
export function visitsOf(year: number, month: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}`;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `/reservations?tab=ALL&status=approved,finished&customer=VISITOR&arrival=${first}-01..${first}-${last}`;
}

/** The page of an arrival: of its stay, or of the absence from which a berth holder comes home. */
export function arrivalAddress({ reservation, absence_report }: TodaysArrival): string {
  if (reservation !== null) return `/reservations/${reservation.id}`;
  return absence_report === null ? '/activity' : `/absence-reports/${absence_report.id}`;
}

/** The page of a highlight's record; null where a kind has none of its own. */
export function recordAddress({ kind, record_id, request }: Pick<Highlight, 'kind' | 'record_id' | 'request'>) {
  switch (kind) {
    case 'reservation':
      return `/reservations/${record_id}`;
    case 'absence':
      return `/absence-reports/${record_id}`;
    case 'boater':
      return `/boaters/${record_id}`;
    case 'request':
      // The list of the customers has requests for residency only; a request for a card is answered among the cards.
      return request === null || request.kind === 'RESIDENCY'
        ? '/customers?tab=requests'
        : `/boaters/${request.boater_id}?tab=memberships`;
    case 'card':
      return null;
    default:
      return kind satisfies never;
  }
}
