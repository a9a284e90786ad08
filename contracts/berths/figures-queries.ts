import type { BoatHere, ResidentStillThere, StrangerSeen } from '../traffic/queries.js';
import { Query } from '../vocabulary/bus.js';

/** The berths in service on one night; they add up to `berths`. */
export interface NightCounts {
  readonly date: string;
  readonly berths: number;
  /** Residents who are not away. */
  readonly residents: number;
  /** Also boats that nobody expected and a dock walk saw. */
  readonly visitors: number;
  /** Empty and offered to visitors. */
  readonly free: number;
  /** Empty and not offered. */
  readonly not_offered: number;
}

/** The nights from the marina's today on, with the berths of the first one. */
export class CountNights extends Query<{
  readonly nights: readonly NightCounts[];
  readonly out_of_service: number;
  /** Of these, berths in which a holder's boat lies. */
  readonly holders_out_of_service: number;
  /** The greatest length of each berth that is free tonight, in metres. */
  readonly free_lengths: readonly number[];
  /** The reservations of tonight's visitors, with the number of berths that each takes. */
  readonly visits: ReadonlyMap<string, number>;
} | null> {
  constructor(
    readonly marina_id: string,
    readonly nights: number,
    /** What `traffic` knows of the marina's boats, if the asker has it for many marinas; absent: it is asked for this one. */
    readonly known?: {
      readonly beyond_plan: readonly BoatHere[];
      readonly still_there: readonly ResidentStillThere[];
      readonly strangers: readonly StrangerSeen[];
    },
  ) {
    super();
  }
}

/** Nights of visitors by month of a calendar year, January first; a boat over two berths counts once. */
export class CountVisitorNights extends Query<readonly number[]> {
  constructor(
    readonly marina_id: string,
    readonly year: number,
  ) {
    super();
  }
}
