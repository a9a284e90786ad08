import type { CustomerType } from '../customers/vocabulary.js';
import { Query } from '../vocabulary/bus.js';
import type { StatusCode } from './vocabulary.js';

/** Questions other areas may ask about reservations, on the query bus. */

export interface ReservationRecord {
  readonly id: string;
  readonly marina_id: string;
  readonly boater_id: string;
  readonly customer_type: CustomerType;
  /** Marina-local; nights `[start_date, end_date)`. */
  readonly start_date: string;
  readonly end_date: string;
  /** Where the matter stands, documents that were added since left aside. */
  readonly status_code: StatusCode | null;
}

/** One reservation of a marina as it is now, or null. */
export class FindReservation extends Query<ReservationRecord | null> {
  constructor(readonly input: { readonly marina_id: string; readonly reservation_id: string }) {
    super();
  }
}
