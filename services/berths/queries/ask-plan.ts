import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import {
  AllocationOfReservation,
  type AllocationOfReservationAnswer,
  CheckAvailability,
  type CheckAvailabilityAnswer,
  FindMatches,
  type FindMatchesAnswer,
  ListBerthChoices,
  type ListBerthChoicesAnswer,
  ListBerthNames,
  type ListBerthNamesAnswer,
  OccupancyByNight,
  type OccupancyByNightAnswer,
} from '../../../contracts/berths/queries.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { BerthPlans } from '../records/berth-plans.js';
import {
  allocationOfReservation,
  availabilityOf,
  choicesFor,
  matchesFor,
  namesOf,
} from '../domain/berth-plan-questions.js';
import { occupancyByNight } from '../domain/occupancy.js';

/** Questions to the berth plan are answered from the plan itself, never from a copy that may lag behind. */

@QueryHandler(FindMatches)
export class FindMatchesHandler implements IQueryHandler<FindMatches> {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: FindMatches): Promise<FindMatchesAnswer> {
    return matchesFor(await this.plans.state(marina_id), input);
  }
}

@QueryHandler(ListBerthChoices)
export class ListBerthChoicesHandler implements IQueryHandler<ListBerthChoices> {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: ListBerthChoices): Promise<ListBerthChoicesAnswer> {
    return choicesFor(await this.plans.state(marina_id), input);
  }
}

@QueryHandler(ListBerthNames)
export class ListBerthNamesHandler implements IQueryHandler<ListBerthNames> {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id }: ListBerthNames): Promise<ListBerthNamesAnswer> {
    return namesOf(await this.plans.state(marina_id));
  }
}

@QueryHandler(CheckAvailability)
export class CheckAvailabilityHandler implements IQueryHandler<CheckAvailability> {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: CheckAvailability): Promise<CheckAvailabilityAnswer | Refusal> {
    return availabilityOf(await this.plans.state(marina_id), input);
  }
}

@QueryHandler(AllocationOfReservation)
export class AllocationOfReservationHandler implements IQueryHandler<AllocationOfReservation> {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: AllocationOfReservation): Promise<AllocationOfReservationAnswer | null> {
    return allocationOfReservation(await this.plans.state(marina_id), input.reservation_id);
  }
}

@QueryHandler(OccupancyByNight)
export class OccupancyByNightHandler implements IQueryHandler<OccupancyByNight> {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: OccupancyByNight): Promise<OccupancyByNightAnswer> {
    return occupancyByNight(await this.plans.state(marina_id), input.start_date, input.end_date);
  }
}
