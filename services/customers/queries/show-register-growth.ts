import { ListRegisterGrowth } from '../../../contracts/customers/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { registerGrowth } from '../projections/register-growth.js';

@QueryHandler(ListRegisterGrowth)
export class ListRegisterGrowthHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marina_id }: ListRegisterGrowth): Promise<BusAnswer<ListRegisterGrowth>> {
    const months: { marina_id: string; month: string; boaters: number; vessels: number }[] = [];
    const filter: Filter = marina_id === null ? {} : { marina_id };
    for await (const document of this.projections.model(registerGrowth).each({ filter, sort: [['month', 1]] })) {
      const { marina_id: marina, month, boaters, vessels } = document;
      months.push({ marina_id: marina, month, boaters, vessels });
    }
    return months;
  }
}
