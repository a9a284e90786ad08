import type { CustomerType } from '../customers/vocabulary.js';
import { Query } from '../vocabulary/bus.js';
import type { StatusCode } from './vocabulary.js';

/** Queries that other areas send about reservations. */

export interface ReservationRecord {
  readonly id: string;
  readonly marina_id: string;
  readonly boater_id: string;
  readonly customer_type: CustomerType;
  /** Marina-local; nights `[start_date, end_date)`. */
  readonly start_date: string;
  readonly end_date: string;
  /** Newest status code, without codes of added documents. */
  readonly status_code: StatusCode | null;
}

/** The current state of a reservation of a marina, or null. */
export class FindReservation extends Query<ReservationRecord | null> {
  constructor(readonly input: { readonly marina_id: string; readonly reservation_id: string }) {
    super();
  }
}
