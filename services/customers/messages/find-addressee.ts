import { FindAddressee } from '../../../contracts/customers/queries.js';
import { FindMailFoot, FindMarina } from '../../../contracts/marinas/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { boaterRecordOf } from '../domain/boater-view.js';
import { BoaterRegister } from '../records/boater-register.js';

/** Reads the stream, so that an erased boater is not mailed. */
@QueryHandler(FindAddressee)
export class FindAddresseeHandler {
  constructor(
    private readonly boaters: BoaterRegister,
    private readonly queries: QueryBus,
  ) {}

  async execute({ input: { marina_id, boater_id } }: FindAddressee): Promise<BusAnswer<FindAddressee>> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    const state = await this.boaters.find(marina_id, boater_id);
    if (marina === null || state === null) return null;
    const { email: to, first_name, language: spoken } = boaterRecordOf(boater_id, state);
    if (to === null || to === '') return null;
    const language = spoken ?? 'en';
    const foot = await this.queries.execute(new FindMailFoot({ marina_id, language }));
    return { marina, to, language, name: first_name ?? '', foot };
  }
}
