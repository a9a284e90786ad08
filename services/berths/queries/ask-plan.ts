import {
  AllocationOfReservation,
  type AllocationOfReservationAnswer,
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
import { BoatsOfPlan } from '../lookups/boats-of-plan.js';
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
  ) {}

  async execute({ marina_id, input }: FindMatches): Promise<FindMatchesAnswer> {
    const { items, ...found } = matchesFor(await this.plans.state(marina_id), input);
    return { ...found, items: await this.boats.absentFrom(marina_id, items) };
  }
}

@QueryHandler(ListBerthChoices)
export class ListBerthChoicesHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: ListBerthChoices): Promise<BusAnswer<ListBerthChoices>> {
    return choicesFor(await this.plans.state(marina_id), input);
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
