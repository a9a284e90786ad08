import {
  FindBoater,
  FindBoaters,
  FindPersonRecords,
  FindVessel,
  FindVessels,
} from '../../../contracts/customers/queries.js';
import { FindCardHolder } from '../../../contracts/memberships/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { BoaterRegister } from '../records/boater-register.js';
import { boaterRecordOf } from '../domain/boater-view.js';
import { BoaterDetails } from './boater-details.js';

@QueryHandler(FindBoater)
export class FindBoaterHandler {
  constructor(
    private readonly boaters: BoaterRegister,
    private readonly details: BoaterDetails,
    private readonly queries: QueryBus,
  ) {}

  async execute({ input }: FindBoater): Promise<BusAnswer<FindBoater>> {
    const id = input.boater_id ?? (await this.byCard(input)) ?? (await this.byEmail(input));
    return id === null ? null : this.details.of(input.marina_id, id);
  }

  private async byCard({ marina_id, card_number }: FindBoater['input']): Promise<string | null> {
    if (card_number === undefined) return null;
    const ask = new FindCardHolder({ marina_id, card_number });
    const holder = await this.queries.execute(ask);
    return holder?.boater_id ?? null;
  }

  private async byEmail({ marina_id, email }: FindBoater['input']): Promise<string | null> {
    return email === undefined ? null : this.boaters.idByEmail(marina_id, email);
  }
}

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

@QueryHandler(FindPersonRecords)
export class FindPersonRecordsHandler {
  constructor(private readonly boaters: BoaterRegister) {}

  async execute({ input: { marina_id, boater_ids } }: FindPersonRecords): Promise<BusAnswer<FindPersonRecords>> {
    const records = await Promise.all(
      [...new Set(boater_ids)].map(async (id) => [id, await this.boaters.idsOf(marina_id, id)] as const),
    );
    return new Map(records.filter(([, ids]) => ids.length > 0));
  }
}

@QueryHandler(FindVessel)
export class FindVesselHandler {
  constructor(private readonly details: BoaterDetails) {}

  async execute({ input: { marina_id, vessel_id } }: FindVessel): Promise<BusAnswer<FindVessel>> {
    const [vessel] = await this.details.vessels(marina_id, [vessel_id]);
    return vessel ?? null;
  }
}

@QueryHandler(FindVessels)
export class FindVesselsHandler {
  constructor(private readonly details: BoaterDetails) {}

  execute({ input: { marina_id, vessel_ids } }: FindVessels): Promise<BusAnswer<FindVessels>> {
    return this.details.vessels(marina_id, [...new Set(vessel_ids)]);
  }
}
