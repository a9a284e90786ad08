import { CountRegisters } from '../../../contracts/customers/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { registerGrowth } from '../projections/register-growth.js';

/** The engine sums what the months between two ends added, so that no past month is read again for each one shown. */
@QueryHandler(CountRegisters)
export class CountRegistersHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marina_ids, months }: CountRegisters): Promise<BusAnswer<CountRegisters>> {
    const model = this.projections.model(registerGrowth);
    const added = await Promise.all(
      months.map((month, at) =>
        model.sum(['boaters', 'vessels'], {
          marina_id: { $in: [...marina_ids] },
          month: { $gt: months[at - 1] ?? '', ...(month === null ? {} : { $lte: month }) },
        }),
      ),
    );
    const total = { boaters: 0, vessels: 0 };
    return added.map(({ boaters, vessels }) => {
      total.boaters += boaters;
      total.vessels += vessels;
      return { ...total };
    });
  }
}
