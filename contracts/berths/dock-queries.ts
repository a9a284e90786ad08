import type { BoatTypes, HolderType } from './vocabulary.js';
import type { BerthOwner, BerthResidentRow } from './records.js';
import type { FollowingTrafficEvent } from './berth-info.js';
import { Query } from '../vocabulary/bus.js';
import type { BerthedVessel } from './vocabulary-schemas.js';

/** A berth as somebody on the dock needs it. Sizes in metres. */
export interface BerthOnDock {
  readonly berth_id: string;
  readonly pier_id: string;
  readonly pier_name: string;
  /** Pier name and number. */
  readonly name: string;
  readonly max_loa: number;
  readonly max_beam: number;
  readonly max_draft: number;
  readonly boat_types: BoatTypes;
  /** Always false for a berth that was deleted. */
  readonly active: boolean;
  readonly note: string;
  /** The boat that has the berth in the night that begins on the date. */
  readonly tonight: BerthOwner | null;
  /** A visitor whose stay ended here in the last days, or ends on the date, and whose departure is not confirmed. */
  readonly leaving: BerthOwner | null;
  /** The resident, who may be away. */
  readonly resident: BerthResidentRow | null;
  readonly following: readonly FollowingTrafficEvent[];
  /** The standing absence inquiry to the resident; UTC instant. */
  readonly inquiry_sent_at: string | null;
}

/** Berths by pier and number, with who should be in them on a date. Berths of other marinas are left out. */
export class ListBerthsOnDock extends Query<{ readonly items: readonly BerthOnDock[]; readonly total: number }> {
  constructor(
    readonly marina_id: string,
    readonly input: {
      /** Marina-local. */
      readonly date: string;
      readonly pier_id?: string;
      /** Also finds deleted berths. */
      readonly berth_ids?: readonly string[];
      readonly skip?: number;
      readonly limit?: number;
      /** As plan, arrivals and departures stood at this UTC instant; absent: as they stand now. */
      readonly at?: string;
      /** How many arrivals and departures after the date to name for each berth; default none. */
      readonly most_following?: number;
    },
  ) {
    super();
  }
}

/** A pier with its berths, in the order of piers and numbers. */
export interface PierOnDock {
  readonly pier_id: string;
  readonly pier_name: string;
  readonly berth_ids: readonly string[];
}

/** The piers of a marina that have berths. */
export class ListPiersOnDock extends Query<readonly PierOnDock[]> {
  constructor(readonly marina_id: string) {
    super();
  }
}

/** A boat in its berth of tonight. */
export interface BoatInBerth {
  readonly berth_id: string;
  readonly berth_name: string;
  readonly berth_holder_type: HolderType;
  readonly allocation_id: string;
  /** Null: a resident. */
  readonly reservation_id: string | null;
  /** Null: the visitor's boat is not in the register. */
  readonly vessel_id: string | null;
  readonly name: string | null;
  readonly boater_id: string | null;
  /** Metres. */
  readonly vessel: BerthedVessel;
  /** The stay is over and the boat is still there, so that it has no night in the plan. */
  readonly overdue: boolean;
}

/** The boats in berths tonight: by the plan, or because they have not left after their stays (docs/rules/traffic.md). */
export class ListBoatsInBerths extends Query<readonly BoatInBerth[]> {
  constructor(readonly marina_id: string) {
    super();
  }
}
