import type { Removal, Match, NightOccupancy } from './matches.js';
import { Query } from '../vocabulary/bus.js';
import type { Refusal } from '../vocabulary/refusal.js';
import type { NamedSegment } from './commands.js';
import type { BerthedVessel } from './vocabulary-schemas.js';
import type { ShownSegment } from './plan-gestures.js';

export interface CheckAvailabilityInput {
  readonly berth_id: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly allocation_id?: string;
}

export interface CheckAvailabilityAnswer {
  readonly available: boolean;
  readonly removed_by: Removal | null;
  readonly absence_report_id: string | null;
  readonly vessel: Match['vessel'];
}

/** Whether a berth is free on these nights, for any boat. */
export class CheckAvailability extends Query<CheckAvailabilityAnswer | Refusal> {
  constructor(
    readonly marina_id: string,
    readonly input: CheckAvailabilityInput,
  ) {
    super();
  }
}

export interface AllocationOfReservationAnswer {
  readonly allocation_id: string;
  readonly berth_id: string;
  readonly berth_name: string;
  /** Metres; null: no boat is too short. */
  readonly min_length: number | null;
  readonly start_date: string;
  readonly end_date: string;
  /** The whole stay in order; several after a move during the stay. */
  readonly segments: readonly NamedSegment[];
  /** The boat that the berth was checked for. */
  readonly vessel: BerthedVessel;
}

/** The berth of a reservation's boat (its last, after moves), or null. */
export class AllocationOfReservation extends Query<AllocationOfReservationAnswer | null> {
  constructor(
    readonly marina_id: string,
    readonly input: { readonly reservation_id: string },
  ) {
    super();
  }
}

/** A visitor or a resident who is not away, on nights of one berth. */
export interface BerthOccupation {
  readonly berth_id: string;
  /** Null for a resident. */
  readonly reservation_id: string | null;
  /** Null for a visitor, whose reservation names the boat. */
  readonly resident: { readonly boater_id: string; readonly vessel_id: string } | null;
  readonly vessel: BerthedVessel;
  /** The nights in this berth `[start_date, end_date)`; null: until further notice. */
  readonly start_date: string;
  readonly end_date: string | null;
}

/** For each span of nights in a berth, who has it, in the order of the input and of the nights. */
export class FindOccupations extends Query<readonly (readonly BerthOccupation[])[]> {
  constructor(
    readonly marina_id: string,
    readonly input: readonly { readonly berth_id: string; readonly start_date: string; readonly end_date: string }[],
  ) {
    super();
  }
}

/** A stay whose boat has another berth on some of the same nights. */
export interface BoatInTwoBerths {
  readonly reservation_id: string;
  /** The berth of the stay on the first of these nights. */
  readonly berth: { readonly id: string; readonly label: string };
  /** From the first to the last night that the boat has twice `[start_date, end_date)`. */
  readonly start_date: string;
  readonly end_date: string;
  /** The other berths, each with the nights that the boat has twice. */
  readonly others: readonly BerthOccupation[];
}

/** Boats that have two berths on a night from this date on, without a reason that staff gave. */
export class FindBoatsInTwoBerths extends Query<readonly BoatInTwoBerths[]> {
  constructor(
    readonly marina_id: string,
    readonly from_date: string,
  ) {
    super();
  }
}

/** The berths of each of these stays, with the metres that the boat leaves unused; empty for stays without a berth. */
export class ShowStayBerths extends Query<readonly (readonly ShownSegment[])[]> {
  constructor(
    readonly marina_id: string,
    readonly reservation_ids: readonly string[],
  ) {
    super();
  }
}

/** Nights `[start_date, end_date)`. */
export class OccupancyByNight extends Query<readonly NightOccupancy[]> {
  constructor(
    readonly marina_id: string,
    readonly input: { readonly start_date: string; readonly end_date: string },
  ) {
    super();
  }
}

/** Whether one of these boats or people holds a berth as a resident tonight, present or away. */
export class HoldsBerth extends Query<boolean> {
  constructor(
    readonly marina_id: string,
    readonly input: { readonly vessel_ids: readonly string[]; readonly boater_ids: readonly string[] },
  ) {
    super();
  }
}
