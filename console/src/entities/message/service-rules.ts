import type { ServiceCode } from '../../../../contracts/messages/vocabulary.js';
import { isCanceledAtWish } from '../../../../contracts/reservations/rules/canceled-at-wish.js';
import type { StatusKind } from '../../ui/status/status-kind.js';
import type { BoaterReservation } from '../../../../contracts/reservations/boater.js';

/** The parts of a reservation that the text of a service message depends on. Both pages have them. */
export type ToldReservation = Pick<BoaterReservation, 'payment' | 'statuses' | 'start_date' | 'end_date'>;

const kinds: Readonly<Record<ServiceCode, StatusKind>> = {
  INITIATED: 'our_move',
  INSTANT_BOOK: 'booked',
  UPDATED_BY_MARINA: 'waiting',
  UPDATED_BY_BOATER: 'our_move',
  BOATER_ACCEPTED: 'our_move',
  BOATER_DECLINED: 'cancelled',
  ON_HOLD: 'waiting_list',
  APPROVED: 'booked',
  PAYED: 'booked',
  MARINA_ADDED_DATES: 'waiting',
  BOATER_ACCEPTED_SUGGESTED_DATES: 'our_move',
  BOATER_ADDED_DOCUMENTS: 'our_move',
  MARINA_DECLINED: 'cancelled',
  CANCELED_BY_MARINA: 'cancelled',
  CANCELED_BY_BOATER: 'cancelled',
  EXPIRED_NO_MARINA_RESPONSE: 'expired',
  EXPIRED_NO_BOATER_RESPONSE: 'expired',
};

/** The mark of a service message: whose move followed it. */
export function kindOfService(code: ServiceCode | null): StatusKind {
  return code === null ? 'expired' : kinds[code];
}

/** The words of an ending by the marina: `CANCELED_AT_WISH` where the boater asked for it. */
export function toldCode(
  code: ServiceCode,
  { statuses }: Pick<ToldReservation, 'statuses'>,
): ServiceCode | 'CANCELED_AT_WISH' {
  const ended = code === 'CANCELED_BY_MARINA' || code === 'MARINA_DECLINED';
  return ended && isCanceledAtWish(statuses) ? 'CANCELED_AT_WISH' : code;
}

/** Whether the boater chose these suggested dates: they are now those of the stay. */
export function isChosen(
  dates: { readonly start_date: string; readonly end_date: string },
  { statuses, start_date, end_date }: Pick<ToldReservation, 'statuses' | 'start_date' | 'end_date'>,
): boolean {
  const accepted = statuses.some(({ status_code }) => status_code === 'BOATER_ACCEPTED_SUGGESTED_DATES');
  return accepted && dates.start_date === start_date && dates.end_date === end_date;
}
