import { Query } from '../vocabulary/bus.js';

/** Queries that other areas send about stays. */

/** A stay with its boat, for lists. `vessel.name` is null once the boater was erased. */
export interface StayRecord {
  readonly reservation_id: string;
  readonly view_id: string;
  readonly boater_id: string;
  /** Metres. `id` null: the boat is not in the register. */
  readonly vessel: { readonly id: string | null; readonly name: string | null; readonly length: number };
  /** Marina-local; nights `[start_date, end_date)`. */
  readonly start_date: string;
  readonly end_date: string;
  /** UTC instants; null: not confirmed. */
  readonly arrived_at: string | null;
  readonly departed_at: string | null;
}

/** The stays of these reservations of a marina, booked or not. Reservations of other marinas are left out. */
export class FindStays extends Query<readonly StayRecord[]> {
  constructor(readonly input: { readonly marina_id: string; readonly reservation_ids: readonly string[] }) {
    super();
  }
}
