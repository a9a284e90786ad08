import type { StatusCode } from '../vocabulary.js';

/** Whether the marina ever booked a stay: only such a stay can be cancelled, and not merely declined. */
export function wasBooked(statuses: readonly { readonly status_code: StatusCode }[]): boolean {
  return statuses.some(({ status_code }) => status_code === 'APPROVED' || status_code === 'INSTANT_BOOK');
}
