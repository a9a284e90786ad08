import type { ServiceCode } from '../vocabulary.js';
import type { DepositType, StatusEntry } from '../../reservations/vocabulary-schemas.js';
import type { StatusCode } from '../../reservations/vocabulary.js';

/** A note that screens show below the words of a code; `approval`: the marina has still to approve. */
export type ServiceNote = 'deposit' | 'full_payment' | 'approval' | 'refund';

/** The part of a reservation that decides its notes. */
interface NotedReservation {
  readonly payment: { readonly deposit: { readonly type: DepositType; readonly amount: number | null } };
  readonly statuses: readonly Pick<StatusEntry, 'status_code'>[];
}

/**
 * The notes of a service message (spec 2 §4): an approved deposit or whole payment, a pending approval, and what happens to paid money
 * after a cancellation or an expiry. Marinas approve before boaters pay, so a payment shows the note `approval` only
 * where no approval is on record.
 */
export function serviceNotes(code: ServiceCode, { payment, statuses }: NotedReservation): readonly ServiceNote[] {
  switch (code) {
    case 'APPROVED':
      return approvalNotes(payment.deposit);
    case 'BOATER_ACCEPTED':
      return ['approval'];
    case 'PAYED':
      return statuses.some(({ status_code }) => approvals.includes(status_code)) ? [] : ['approval'];
    case 'CANCELED_BY_MARINA':
    case 'CANCELED_BY_BOATER':
    case 'EXPIRED_NO_MARINA_RESPONSE':
    case 'EXPIRED_NO_BOATER_RESPONSE':
      return ['refund'];
    default:
      return [];
  }
}

/** A deposit of the whole price is not called a deposit. */
function approvalNotes({ type, amount }: NotedReservation['payment']['deposit']): readonly ServiceNote[] {
  if (type === 'NONE') return [];
  return [type === 'PERCENTAGE' && amount === WHOLE ? 'full_payment' : 'deposit'];
}

const WHOLE = 100;

const approvals: readonly StatusCode[] = ['APPROVED', 'INSTANT_BOOK'];
