import type { StatusCode } from '../../../contracts/reservations/vocabulary.js';
import type { HistoryEntry } from './history.js';
import { standingEntry } from './history.js';
import { type DisplayedStatus, displayedStatuses } from '../../../contracts/vocabulary/reservation-words.js';

/** The status on the reservation's page (spec 1 §4): that of the newest entry, ignoring trailing added documents. */
export function displayedStatus(history: readonly HistoryEntry[]): DisplayedStatus {
  const newest = standingEntry(history);
  if (newest === null) return '-';
  const { status_code: code, action_required: mover } = newest;
  if (code === 'UPDATED' || code === 'BOATER_ACCEPTED') {
    if (mover === 'BOATER') return 'waiting';
    if (mover === 'MARINA') return 'pending';
  }
  return code === 'INSTANT_BOOK' ? 'approved' : lowerCased(code);
}

/** The code in lower case; a dash for a code without a displayed form. */
export function lowerCased(code: StatusCode): DisplayedStatus {
  const lower = code.toLowerCase();
  return displayedStatuses.find((status) => status === lower) ?? '-';
}
