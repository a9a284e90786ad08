import { type BoatHere, FindBoatsBeyondPlan } from '../../../contracts/traffic/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { BoatsHere } from '../lookups/boats-here.js';
import { boatOf } from '../lookups/stay-records.js';

@QueryHandler(FindBoatsBeyondPlan)
export class FindBoatsBeyondPlanHandler {
  constructor(private readonly boats: BoatsHere) {}

  async execute({ marina_id }: FindBoatsBeyondPlan): Promise<readonly BoatHere[]> {
    return (await this.boats.beyondPlan(marina_id)).map(boatOf);
  }
}
