import { FindBoaters } from '../../../contracts/customers/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { boaterRecordOf } from '../domain/boater-view.js';
import { BoaterRegister } from '../records/boater-register.js';

/** Reads the streams, so that a boater who has just been registered is found, and an erased one has no name. */
@QueryHandler(FindBoaters)
export class FindBoatersHandler {
  constructor(private readonly boaters: BoaterRegister) {}

  async execute({ input: { marina_id, boater_ids } }: FindBoaters): Promise<BusAnswer<FindBoaters>> {
    const found = await Promise.all(
      [...new Set(boater_ids)].map(async (id) => {
        const state = await this.boaters.find(marina_id, id);
        return state === null ? null : boaterRecordOf(id, state);
      }),
    );
    return found.filter((boater) => boater !== null);
  }
}
