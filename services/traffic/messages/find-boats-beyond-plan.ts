import { FindBoatsBeyondPlan } from '../../../contracts/traffic/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { BoatsHere } from '../lookups/boats-here.js';
import { boatOf } from '../lookups/stay-records.js';

@QueryHandler(FindBoatsBeyondPlan)
export class FindBoatsBeyondPlanHandler {
  constructor(private readonly boats: BoatsHere) {}

  async execute({ marina_ids }: FindBoatsBeyondPlan): Promise<BusAnswer<FindBoatsBeyondPlan>> {
    const boats = await this.boats.beyondPlan(marina_ids);
    return new Map(marina_ids.map((id) => [id, (boats.get(id) ?? []).map(boatOf)]));
  }
}
