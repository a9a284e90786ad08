import type { SeenThere } from '../vocabulary/seen-there.js';
import { Query } from '../vocabulary/bus.js';

/** Name and place of a berth for lists and pages. */
export interface NamedBerth {
  readonly id: string;
  readonly number: string;
  readonly pier_id: string;
  readonly pier_name: string;
  /** Metres; 0 for a deleted berth. */
  readonly length: number;
  /** Metres; null for a deleted berth. */
  readonly beam: number | null;
  /** Metres; null for a deleted berth. */
  readonly draft: number | null;
  readonly min_length: number | null;
  readonly min_beam: number | null;
  readonly min_draft: number | null;
}
/** Names of the active berths. */
export class ListBerthNames extends Query<ReadonlyMap<string, NamedBerth>> {
  constructor(readonly marina_id: string) {
    super();
  }
}

/**
 * A boat that is in a berth tonight although the plan does not have it there: a visitor's, a resident's whose absence
 * begins today and whom nobody has seen leave, or one that nobody expected and a dock walk saw.
 */
export interface BoatInTheWay {
  /** Null: a resident's boat, or one that nobody knows. */
  readonly reservation_id: string | null;
  readonly berth_id: string;
  readonly berth_name: string;
  readonly boat_name: string | null;
  /** The dates of its own stay; for a resident, the first day of the absence; today for a boat that nobody expected. */
  readonly start_date: string;
  readonly end_date: string;
  /** Who saw a boat that nobody expected, and when; absent: another boat. */
  readonly seen?: SeenThere;
}
/** The boats in the way of a stay on these nights; none if tonight is not among them (docs/rules/traffic.md). */
export class FindBoatsInTheWay extends Query<readonly BoatInTheWay[]> {
  constructor(
    readonly marina_id: string,
    readonly input: {
      readonly start_date: string;
      readonly end_date: string;
      /** The reservation of the stay; null: it has none. */
      readonly own: string | null;
    },
  ) {
    super();
  }
}

/** A berth that need not be active; sizes in metres. */
export interface PlacedBerth {
  readonly id: string;
  readonly label: string;
  readonly number: number;
  readonly pier_id: string;
  readonly pier_name: string;
  readonly sizes: { readonly length: number; readonly beam: number; readonly draft: number };
}
/** Names and sizes of all berths, also of those out of service. */
export class ListBerthPlaces extends Query<readonly PlacedBerth[]> {
  constructor(readonly marina_id: string) {
    super();
  }
}
