import type { AsOf } from '../../../../../contracts/audit/entry.js';
import type { StatusKind } from '../../../ui/status/status-kind.js';

/** Marks of a reservation's status, by its code in the history. */
const kinds: Readonly<Record<string, StatusKind>> = {
  INITIATED: 'our_move',
  INSTANT_BOOKING_INITIATED: 'waiting',
  INSTANT_BOOK: 'booked',
  APPROVED: 'booked',
  APPROVED_PAYMENT_DUE: 'payment_due',
  BOATER_ACCEPTED_SUGGESTED_DATES: 'our_move',
  BOATER_ADDED_DOCUMENTS: 'our_move',
  WAITING_LIST: 'waiting_list',
  CANCELED_BY_MARINA: 'cancelled',
  CANCELED_BY_BOATER: 'cancelled',
  EXPIRED_NO_MARINA_RESPONSE: 'expired',
  EXPIRED_NO_BOATER_RESPONSE: 'expired',
  PAYMENT_EXPIRED: 'expired',
  MARINA_ADDED_DATES: 'waiting',
  FINISHED: 'expired',
};

/** Of an offer on the table: the mark says whose move it is. */
const onTheTable: readonly string[] = ['UPDATED', 'BOATER_ACCEPTED'];

/** The status of a reservation for a chip; null where the record has none that is known. */
export function statusIn(facts: AsOf['facts']): { readonly kind: StatusKind; readonly label: string } | null {
  const status = facts.find(({ field }) => field === 'status');
  if (status?.code == null || status.value === null) return null;
  const ours = facts.some(({ field, code }) => field === 'next_move' && code === 'MARINA');
  const kind = onTheTable.includes(status.code) ? (ours ? 'our_move' : 'waiting') : kinds[status.code];
  return kind === undefined ? null : { kind, label: status.value };
}
