import { CountRegisters } from '../../../contracts/customers/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { registerGrowth } from '../projections/register-growth.js';

@QueryHandler(CountRegisters)
export class CountRegistersHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marina_ids, months }: CountRegisters): Promise<BusAnswer<CountRegisters>> {
    const grouping = { by: ['month'], sums: ['boaters', 'vessels'] as const };
    const filter = { marina_id: { $in: [...marina_ids] } };
    const growth = await this.projections.model(registerGrowth).group(grouping, filter);
    return months.map((end) => {
      const total = { boaters: 0, vessels: 0 };
      for (const { key, sums } of growth) {
        if (end !== null && (key[0] ?? '') > end) continue;
        total.boaters += sums.boaters;
        total.vessels += sums.vessels;
      }
      return total;
    });
  }
}
