import type { StatusEntry } from '../../../contracts/reservations/vocabulary-schemas.js';
import type { StatusCode } from '../../../contracts/reservations/vocabulary.js';
import type { ActionRequired } from '../../../contracts/vocabulary/reservation-words-schemas.js';

/** The parts of an entry that derivations need. */
export type HistoryEntry = Pick<StatusEntry, 'status_code' | 'action_required' | 'created_at'>;

/** Nothing decided yet, or decided but not agreed. */
export const openStatuses = [
  'INITIATED',
  'MARINA_ADDED_DATES',
  'BOATER_ACCEPTED_SUGGESTED_DATES',
  'UPDATED',
  'BOATER_ACCEPTED',
  'WAITING_LIST',
] as const satisfies readonly StatusCode[];
export const bookedStatuses = ['APPROVED', 'INSTANT_BOOK'] as const satisfies readonly StatusCode[];
export const canceledStatuses = ['CANCELED_BY_MARINA', 'CANCELED_BY_BOATER'] as const satisfies readonly StatusCode[];
export const expiredStatuses = [
  'EXPIRED_NO_MARINA_RESPONSE',
  'EXPIRED_NO_BOATER_RESPONSE',
  'PAYMENT_EXPIRED',
] as const satisfies readonly StatusCode[];
export const closedStatuses = [
  ...canceledStatuses,
  ...expiredStatuses,
  'FINISHED',
] as const satisfies readonly StatusCode[];

export function isOneOf(codes: readonly StatusCode[], code: StatusCode): boolean {
  return codes.includes(code);
}

/** The latest entry by `created_at`; among several at the same instant the one written last. */
export function newestEntry<T extends HistoryEntry>(history: readonly T[]): T | null {
  let newest: T | null = null;
  for (const entry of history) if (newest === null || entry.created_at >= newest.created_at) newest = entry;
  return newest;
}

/** The first entry by `created_at`; among several at the same instant the one written first. */
export function oldestEntry<T extends HistoryEntry>(history: readonly T[]): T | null {
  let oldest: T | null = null;
  for (const entry of history) if (oldest === null || entry.created_at < oldest.created_at) oldest = entry;
  return oldest;
}

/** The newest entry, ignoring documents added after it. */
export function standingEntry<T extends HistoryEntry>(history: readonly T[]): T | null {
  return newestEntry(history.filter((entry) => entry.status_code !== 'BOATER_ADDED_DOCUMENTS'));
}

/** Who must act, by the newest entry. Adding documents does not change it, so they need not be ignored here. */
export function whoMustMove(history: readonly HistoryEntry[]): ActionRequired {
  return newestEntry(history)?.action_required ?? null;
}
