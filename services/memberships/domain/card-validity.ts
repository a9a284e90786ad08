import type { CardStatus } from '../../../contracts/memberships/card.js';
import { isCalendarDate } from '../../../contracts/vocabulary/dates.js';
import type { Card } from './card-state.js';

/** The card's status on a date: expired after its last valid day. */
export function statusOn({ status, expires_on }: Pick<Card, 'status' | 'expires_on'>, date: string): CardStatus {
  const runs = status === 'active' || status === 'temporary';
  return runs && date > expires_on ? 'expired' : status;
}

/** The same day of the next year; 28 February for the 29th. */
export function oneYearFrom(date: string): string {
  const next = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
  return isCalendarDate(next) ? next : `${next.slice(0, 8)}28`;
}
