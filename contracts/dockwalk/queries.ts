import { Query } from '../vocabulary/bus.js';
import type { Refusal } from '../vocabulary/refusal.js';

/** How far a walk has come on a pier. */
export interface PierProgress {
  readonly checked: number;
  readonly complete: boolean;
}

/** The piers of a walk by id; DOCK_WALK_NOT_FOUND if the marina has no such walk. */
export class FindWalkProgress extends Query<ReadonlyMap<string, PierProgress> | Refusal> {
  constructor(readonly input: { readonly marina_id: string; readonly session_id: string }) {
    super();
  }
}

/** A resident whose boat was seen in its berth during an absence. */
export interface ResidentHome {
  readonly absence_id: string;
  readonly berth_id: string;
  readonly vessel_id: string;
}

/** Residents who were seen at home on a walk although they are reported absent, and whose difference is not settled. */
export class FindResidentsHome extends Query<readonly ResidentHome[]> {
  constructor(readonly marina_id: string) {
    super();
  }
}

/** What was last seen in a berth. */
export interface Sighting {
  readonly marina_id: string;
  readonly berth_id: string;
  /** UTC instant. */
  readonly at: string;
  /** Null: the walker's name is no longer known. */
  readonly by: string | null;
  /** The boat by its ids, as far as they are known; null: the berth was empty. */
  readonly boat: { readonly vessel_id: string | null; readonly reservation_id: string | null } | null;
  /** The boat is not the one that record and plan have there, and nobody has settled that; its name if nobody knew the boat. */
  readonly stranger?: { readonly name: string | null };
}

/** The last sighting of each berth of these marinas since a UTC instant; those that staff dismissed as wrong are left out. */
export class FindSightings extends Query<readonly Sighting[]> {
  constructor(
    readonly marina_ids: readonly string[],
    readonly since: string,
    /** As it was known at a UTC instant; null: now. */
    readonly at: string | null = null,
  ) {
    super();
  }
}
