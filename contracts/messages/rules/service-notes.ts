import type { DepositType, StatusEntry } from '../../reservations/vocabulary-schemas.js';
import type { StatusCode } from '../../reservations/vocabulary.js';

/** What happened to a reservation, as its conversation tells it (spec 2 §4); the screens word the codes. */
export const serviceCodes = [
  'INITIATED',
  'INSTANT_BOOK',
  'UPDATED_BY_MARINA',
  'UPDATED_BY_BOATER',
  'BOATER_ACCEPTED',
  'BOATER_DECLINED',
  'ON_HOLD',
  'APPROVED',
  'PAYED',
  'MARINA_ADDED_DATES',
  'BOATER_ACCEPTED_SUGGESTED_DATES',
  'BOATER_ADDED_DOCUMENTS',
  'MARINA_DECLINED',
  'CANCELED_BY_MARINA',
  'CANCELED_BY_BOATER',
  'EXPIRED_NO_MARINA_RESPONSE',
  'EXPIRED_NO_BOATER_RESPONSE',
] as const;
export type ServiceCode = (typeof serviceCodes)[number];

/** What the screens say below the words of a code; `approval` is that the marina's final yes is still to come. */
export type ServiceNote = 'deposit' | 'approval' | 'refund';

/** What a note is judged by: the reservation as either page has it. */
interface ToldReservation {
  readonly payment: { readonly deposit: { readonly type: DepositType } };
  readonly statuses: readonly Pick<StatusEntry, 'status_code'>[];
}

/**
 * The notes of a service message (spec 2 §4): a deposit that was approved, the final approval that is waited for, and
 * what becomes of money when a reservation was cancelled, by somebody or by itself. Here marinas approve before boaters
 * pay; a payment waits for the approval only where none is known.
 */
export function serviceNotes(code: ServiceCode, { payment, statuses }: ToldReservation): readonly ServiceNote[] {
  switch (code) {
    case 'APPROVED':
      return payment.deposit.type === 'NONE' ? [] : ['deposit'];
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

const approvals: readonly StatusCode[] = ['APPROVED', 'INSTANT_BOOK'];
