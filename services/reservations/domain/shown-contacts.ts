import type { Marina } from '../../../contracts/marinas/marina.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { bookedStatuses, isOneOf } from './history.js';
import type { ReservationState } from './reservation-state.js';

/** Whether the marina hides mail addresses and telephone numbers until a stay is approved. */
export function hidesContacts({ marina_settings }: Marina): boolean {
  return marina_settings.permissions.hide_contact_details === true;
}

/** True until this reservation, or an earlier one of the same boater, was approved (spec 1 §6). */
export function contactHidden(
  marina: Marina,
  { statuses }: Pick<ReservationState, 'statuses'>,
  boater: { readonly contact_shown: boolean } | null,
): boolean {
  if (!hidesContacts(marina) || boater?.contact_shown === true) return false;
  return !statuses.some((entry) => isOneOf(bookedStatuses, entry.status_code));
}

/** The last day of arrival for which contact details are shown before the approval; null: none are. */
export function shownUntil({ marina_settings }: Marina, today: string): string | null {
  const { contacts_shown_days: days } = marina_settings.reservations;
  return days === null ? null : addDays(today, days);
}

/** Whether a stay begins so soon that the desk must be able to ring its boater. */
export function beginsSoon({ start_date }: { readonly start_date: string }, marina: Marina, today: string): boolean {
  const until = shownUntil(marina, today);
  return until !== null && start_date <= until;
}
