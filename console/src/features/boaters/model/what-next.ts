import type { AbsenceReport } from '../../../../../contracts/absences/absence.js';
import type { PersonDocument } from '../../../../../contracts/customers/document.js';
import type { ReservationRow } from '../../../../../contracts/reservations/list.js';

type Stay = Pick<ReservationRow, 'id' | 'start_date' | 'end_date' | 'contract_id' | 'reservation_status'>;
type Absence = Pick<AbsenceReport, 'absence_report_id' | 'departure_date' | 'return_date'>;
type Document = Pick<PersonDocument, 'id' | 'name' | 'attachment_type' | 'expires_on'>;

/** Something that will happen to a boat, and the day by which the list is in order. */
export type NextThing<S extends Stay = Stay> =
  | { readonly is: 'stay'; readonly on: string; readonly stay: S }
  | { readonly is: 'absence'; readonly on: string; readonly absence: Absence }
  | { readonly is: 'document'; readonly on: string; readonly document: Document }
  | { readonly is: 'renewal'; readonly on: string; readonly stay: S };

interface Plans<S extends Stay> {
  readonly stays: readonly S[];
  readonly absences: readonly Absence[];
  readonly documents: readonly Document[];
}

/**
 * The stays of a boat, its absences, the documents that expire and the contracts that can be renewed, earliest first. What
 * has begun, and a document that has expired, comes before everything that is ahead.
 */
export function nextThings<S extends Stay>({ stays, absences, documents }: Plans<S>): NextThing<S>[] {
  const things: NextThing<S>[] = [
    ...stays.map((stay) => ({ is: 'stay' as const, on: stay.start_date, stay })),
    ...absences.map((absence) => ({ is: 'absence' as const, on: absence.departure_date, absence })),
    ...documents.flatMap((document) =>
      document.expires_on === null ? [] : [{ is: 'document' as const, on: document.expires_on, document }],
    ),
    ...stays
      .filter((stay) => isToRenew(stay, stays))
      .map((stay) => ({ is: 'renewal' as const, on: stay.end_date, stay })),
  ];
  return things.sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
}

/** A booked stay on a contract is renewed by a stay on the same contract that begins on its last day. */
function isToRenew({ contract_id, end_date, reservation_status }: Stay, stays: readonly Stay[]): boolean {
  if (contract_id === null || reservation_status !== 'approved') return false;
  return !stays.some((next) => next.contract_id === contract_id && next.start_date === end_date);
}
