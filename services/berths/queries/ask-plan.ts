import {
  AllocationOfReservation,
  type AllocationOfReservationAnswer,
  type BoatInTheWay,
  CheckAvailability,
  type CheckAvailabilityAnswer,
  FindMatches,
  type FindMatchesAnswer,
  ListBerthChoices,
  ListBerthNames,
  ListBerthPlaces,
  OccupancyByNight,
} from '../../../contracts/berths/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import type { Match } from '../../../contracts/berths/matches.js';
import type { BerthPlanState } from '../domain/berth-plan-state.js';
import { BoatsOfPlan } from '../lookups/boats-of-plan.js';
import { OverdueBoats } from '../lookups/overdue-boats.js';
import { BerthPlans } from '../records/berth-plans.js';
import {
  allocationOfReservation,
  availabilityOf,
  choicesFor,
  matchesFor,
  namesOf,
  placesOf,
} from '../domain/berth-plan-questions.js';
import { occupancyByNight } from '../domain/occupancy.js';

/** Answers from the berth plan itself, never from a read model that may lag behind. */

@QueryHandler(FindMatches)
export class FindMatchesHandler {
  constructor(
    private readonly plans: BerthPlans,
    private readonly boats: BoatsOfPlan,
    private readonly overdue: OverdueBoats,
  ) {}

  /** Berths in which another boat still lies come last, and say so. */
  async execute({ marina_id, input }: FindMatches): Promise<FindMatchesAnswer> {
    const { limit = 20 } = input;
    const state = await this.plans.state(marina_id);
    const own = reservationOf(state, input.allocation_id);
    const still = byBerth(await this.overdue.inTheWay(marina_id, input, own));
    const { items, ...found } = matchesFor(state, { ...input, limit: limit + still.size });
    const empty = items.filter(({ berth_id }) => !still.has(berth_id));
    const ranked = [...empty, ...items.filter(({ berth_id }) => still.has(berth_id))].slice(0, limit);
    const named = await this.boats.absentFrom(marina_id, still.size === 0 ? items : ranked.map(inRank));
    return { ...found, items: named.map((match) => withBoat(match, still)) };
  }
}

@QueryHandler(ListBerthChoices)
export class ListBerthChoicesHandler {
  constructor(
    private readonly plans: BerthPlans,
    private readonly overdue: OverdueBoats,
  ) {}

  async execute({ marina_id, input }: ListBerthChoices): Promise<BusAnswer<ListBerthChoices>> {
    const state = await this.plans.state(marina_id);
    const own = reservationOf(state, input.allocation_id);
    const still = byBerth(await this.overdue.inTheWay(marina_id, input, own));
    return choicesFor(state, input).map((choice) => withBoat(choice, still));
  }
}

@QueryHandler(ListBerthNames)
export class ListBerthNamesHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id }: ListBerthNames): Promise<BusAnswer<ListBerthNames>> {
    return namesOf(await this.plans.state(marina_id));
  }
}

@QueryHandler(ListBerthPlaces)
export class ListBerthPlacesHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id }: ListBerthPlaces): Promise<BusAnswer<ListBerthPlaces>> {
    return placesOf(await this.plans.state(marina_id));
  }
}

@QueryHandler(CheckAvailability)
export class CheckAvailabilityHandler {
  constructor(
    private readonly plans: BerthPlans,
    private readonly boats: BoatsOfPlan,
  ) {}

  async execute({ marina_id, input }: CheckAvailability): Promise<CheckAvailabilityAnswer | Refusal> {
    const found = availabilityOf(await this.plans.state(marina_id), input);
    if (isRefusal(found)) return found;
    const { vessel_id, ...availability } = found;
    const [named] = await this.boats.absentFrom(marina_id, [{ vessel_id }]);
    return { ...availability, vessel: named?.vessel ?? null };
  }
}

@QueryHandler(AllocationOfReservation)
export class AllocationOfReservationHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: AllocationOfReservation): Promise<AllocationOfReservationAnswer | null> {
    return allocationOfReservation(await this.plans.state(marina_id), input.reservation_id);
  }
}

@QueryHandler(OccupancyByNight)
export class OccupancyByNightHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: OccupancyByNight): Promise<BusAnswer<OccupancyByNight>> {
    return occupancyByNight(await this.plans.state(marina_id), input.start_date, input.end_date);
  }
}

const reservationOf = (state: BerthPlanState, allocation_id: string | undefined): string | null =>
  state.allocations.get(allocation_id ?? '')?.reservation_id ?? null;

type StillThere = ReadonlyMap<string, NonNullable<Match['still_there']>>;

function byBerth(boats: readonly BoatInTheWay[]): StillThere {
  return new Map(
    boats.map(({ berth_id, reservation_id, boat_name, end_date }) => [
      berth_id,
      { reservation_id, boat_name, end_date },
    ]),
  );
}

function inRank<Found extends Pick<Match, 'order' | 'why'>>(match: Found, index: number): Found {
  return { ...match, order: index + 1, why: { ...match.why, order: index + 1 } };
}

function withBoat<Berth extends Pick<Match, 'berth_id' | 'still_there'>>(berth: Berth, still: StillThere): Berth {
  const boat = still.get(berth.berth_id);
  return boat === undefined ? berth : { ...berth, still_there: boat };
}
