import { FindMarina } from '../../../contracts/marinas/queries.js';
import { FindContractsInUse } from '../../../contracts/reservations/queries.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { closedStatuses, isOneOf } from '../domain/history.js';
import { standingCode } from '../domain/reservation-state.js';
import { reservationList } from '../projections/reservation-list.js';

@QueryHandler(FindContractsInUse)
export class FindContractsInUseHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { marina_id, contract_ids } }: FindContractsInUse): Promise<ReadonlyMap<string, number>> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return new Map();
    await this.projections.upToDate(reservationList);
    const asked = new Set(contract_ids);
    const people = new Map<string, Set<string>>();
    const filter = { listed_for: marina_id, end_date: { $gte: this.clock.today(marina.time_zone) } };
    for await (const { state } of this.projections.model(reservationList).each({ filter, sort: [['end_date', 1]] })) {
      const code = standingCode(state);
      const stands = code !== null && !isOneOf(closedStatuses, code);
      if (!stands || state.contract_id === null || !asked.has(state.contract_id)) continue;
      const known = people.get(state.contract_id) ?? new Set();
      people.set(state.contract_id, known.add(state.boater_id));
    }
    return new Map([...people].map(([id, boaters]) => [id, boaters.size]));
  }
}
