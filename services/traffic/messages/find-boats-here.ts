import { type BoatHere, FindBoatsHere } from '../../../contracts/traffic/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { BoatsHere } from '../lookups/boats-here.js';
import { boatOf } from '../lookups/stay-records.js';

@QueryHandler(FindBoatsHere)
export class FindBoatsHereHandler {
  constructor(private readonly boats: BoatsHere) {}

  async execute({ marina_id }: FindBoatsHere): Promise<readonly BoatHere[]> {
    return (await this.boats.all(marina_id)).map(boatOf);
  }
}
