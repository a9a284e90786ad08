import type { AsOf } from '../../../../../contracts/audit/entry.js';
import { isStatusCode, shownStatus, statusOfEntry } from '../../../entities/reservation/status.js';
import type { StatusKind } from '../../../ui/status/status-kind.js';

/** Code in the history for an approval that is not paid yet. */
const PAYMENT_DUE = 'APPROVED_PAYMENT_DUE';
/** Code in the history for a cancellation by the marina that the boater asked for. */
const CANCELED_AT_WISH = 'CANCELED_AT_WISH';

/** Returns a reservation's status for a chip; null when the record has no known status. */
export function statusIn(facts: AsOf['facts']): { readonly kind: StatusKind; readonly label: string } | null {
  const status = facts.find(({ field }) => field === 'status');
  if (status?.code == null || status.value === null) return null;
  const payment_due = status.code === PAYMENT_DUE;
  const ended = status.code === CANCELED_AT_WISH ? 'CANCELED_BY_MARINA' : status.code;
  const status_code = payment_due ? 'APPROVED' : ended;
  if (!isStatusCode(status_code)) return null;
  const ours = facts.some(({ field, code }) => field === 'next_move' && code === 'MARINA');
  const reservation_status = statusOfEntry({ status_code, action_required: ours ? 'MARINA' : 'BOATER' }) ?? '-';
  return {
    kind: shownStatus({ reservation_status, status_code, payment_due, statuses: [] }).kind,
    label: status.value,
  };
}
