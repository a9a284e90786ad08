import { Query } from '../vocabulary/bus.js';
import type { Refusal } from '../vocabulary/refusal.js';
import type { TrafficEventRow, UpdateTraffic } from './traffic.js';

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

/**
 * Whether the boat of a stay arrived, was not seen leaving, and has no other stay that follows on this one. Arrival and
 * departure are answered from the log, so that they are never behind.
 */
export class IsBoatHere extends Query<boolean> {
  constructor(readonly reservation_id: string) {
    super();
  }
}

/** A visitor's boat that arrived and was not seen leaving. */
export interface BoatHere extends Omit<StayRecord, 'vessel' | 'departed_at'> {
  readonly vessel: StayRecord['vessel'] & { readonly beam: number; readonly draft: number };
  /** The berth that it was seen in, or else the last one that the plan gave it; null: neither is known. */
  readonly berth: { readonly id: string; readonly label: string } | null;
  /** It lies there tonight, whatever the plan has: it should have left by now, or it was seen in this berth. */
  readonly beyond_plan: boolean;
}

/** A resident's boat that is in its berth although its absence, `[start_date, end_date)`, has begun. */
export interface ResidentStillThere {
  readonly absence_id: string;
  readonly vessel_id: string;
  readonly berth_id: string;
  readonly start_date: string;
  readonly end_date: string;
}

/**
 * For each of these marinas the residents whose absences begin today and whose boats nobody has seen leave, and those whom a dock
 * walk saw at home during their absence: an absence that is reported is no departure. `at`: as it was known at this UTC instant; null: now.
 */
export class FindResidentsStillThere extends Query<ReadonlyMap<string, readonly ResidentStillThere[]>> {
  constructor(
    readonly marina_ids: readonly string[],
    readonly at: string | null,
  ) {
    super();
  }
}

/** A boat that a dock walk saw in a berth in which neither record nor plan has it. */
export interface StrangerSeen {
  readonly berth_id: string;
  /** Null: nobody knew the boat. */
  readonly reservation_id: string | null;
  readonly boat_name: string | null;
  /** UTC instant. */
  readonly at: string;
  /** Null: the walker's name is no longer known. */
  readonly by: string | null;
}

/** For each of these marinas the boats that nobody expected, in the berths in which a dock walk saw them last. */
export class FindStrangersSeen extends Query<ReadonlyMap<string, readonly StrangerSeen[]>> {
  constructor(
    readonly marina_ids: readonly string[],
    /** As it was known at a UTC instant; null: now. */
    readonly at: string | null = null,
  ) {
    super();
  }
}

/** Who saw the berth of a visitor's boat without the boat, and when (UTC instant). `by` null: no longer known. */
export interface BoatSeenGone {
  readonly reservation_id: string;
  readonly at: string;
  readonly by: string | null;
}

/** The boats whose stays end today or have ended, whose departure is not confirmed, and which a dock walk saw gone. */
export class FindBoatsSeenGone extends Query<readonly BoatSeenGone[]> {
  constructor(readonly marina_id: string) {
    super();
  }
}

/**
 * For each of these marinas the visitors' boats that are in the harbour, in a berth tonight in which the plan does not have
 * them. Those whose berth a dock walk saw without them since are left out.
 */
export class FindBoatsBeyondPlan extends Query<ReadonlyMap<string, readonly BoatHere[]>> {
  constructor(readonly marina_ids: readonly string[]) {
    super();
  }
}

/** Events of one kind: today's, those of them that are confirmed, and the overdue ones of the days before. */
export interface MovementCounts {
  readonly total: number;
  readonly done: number;
  readonly overdue: number;
}

/** Arrivals and departures of today, as `ShowActivity` lists them; null: no such marina. */
export class CountTraffic extends Query<{
  readonly date: string;
  readonly arrivals: MovementCounts;
  readonly departures: MovementCounts;
} | null> {
  constructor(readonly marina_id: string) {
    super();
  }
}

/** Today's arrivals by name: those still to come first, at most `most`. */
export class ListTodaysArrivals extends Query<readonly TrafficEventRow[]> {
  constructor(
    readonly marina_id: string,
    readonly most: number,
  ) {
    super();
  }
}

/** For each of these marinas the numbers of today's arrivals and departures of booked stays and of residents. */
export class CountMovements extends Query<
  ReadonlyMap<string, { readonly arrivals: number; readonly departures: number }>
> {
  constructor(readonly marina_ids: readonly string[]) {
    super();
  }
}

/** Why staff could not record this of the boat of a stay; null: they could. */
export class RehearseTraffic extends Query<Refusal | null> {
  constructor(
    readonly marina_id: string,
    readonly input: UpdateTraffic,
  ) {
    super();
  }
}
