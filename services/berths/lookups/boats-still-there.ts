import type { Match } from '../../../contracts/berths/matches.js';
import type { BoatInTheWay } from '../../../contracts/berths/queries.js';
import type { BerthPlanState } from '../domain/berth-plan-state.js';

export const reservationOf = (state: BerthPlanState, allocation_id: string | undefined): string | null =>
  state.allocations.get(allocation_id ?? '')?.reservation_id ?? null;

type StillThere = ReadonlyMap<string, NonNullable<Match['still_there']>>;

export function byBerth(boats: readonly BoatInTheWay[]): StillThere {
  return new Map(
    boats.map(({ berth_id, reservation_id, boat_name, end_date, seen }) => [
      berth_id,
      { reservation_id, boat_name, end_date, ...(seen === undefined ? {} : { seen }) },
    ]),
  );
}

export function withBoat<Berth extends Pick<Match, 'berth_id' | 'still_there'>>(
  berth: Berth,
  still: StillThere,
): Berth {
  const boat = still.get(berth.berth_id);
  return boat === undefined ? berth : { ...berth, still_there: boat };
}
