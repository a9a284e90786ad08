import { FindMarina } from '../../../contracts/marinas/queries.js';
import { FindVatPercents } from '../../../contracts/payments/queries.js';
import { vatOfSupply } from '../../../contracts/payments/rules/vat.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { VatLookup } from '../lookups/vat-of-marina.js';

@QueryHandler(FindVatPercents)
export class FindVatPercentsHandler {
  constructor(
    private readonly vat: VatLookup,
    private readonly queries: QueryBus,
  ) {}

  async execute({ marina_id, day }: FindVatPercents): Promise<BusAnswer<FindVatPercents>> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    const { rates } = marina === null ? { rates: [] } : await this.vat.of(marina);
    const of = (supply: Parameters<typeof vatOfSupply>[1]) => vatOfSupply(rates, supply, day);
    return {
      NIGHTS: of('NIGHTS'),
      HARBOR_DUES: of('HARBOR_DUES'),
      TAXES: of('TAXES'),
      FEES: of('FEES'),
      SURCHARGES: of('SURCHARGES'),
    };
  }
}
