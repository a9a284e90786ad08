import { FindMarina } from '../../../contracts/marinas/queries.js';
import { FindNextStays, type NextStay } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { reservationList } from '../projections/reservation-list.js';

/** Most stays to come that are read for one page of people. */
const MOST = 500;

@QueryHandler(FindNextStays)
export class FindNextStaysHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { marina_id, boater_ids } }: FindNextStays): Promise<BusAnswer<FindNextStays>> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null || boater_ids.length === 0) return [];
    const found = await this.projections.model(reservationList).find({
      filter: {
        boater_id: { $in: [...boater_ids] },
        listed_for: marina_id,
        full_tab: { $in: ['PENDING', 'APPROVED'] },
        end_date: { $gte: this.clock.today(marina.time_zone) },
      },
      sort: [['start_date', 1]],
      limit: MOST,
    });
    const next = new Map<string, NextStay>();
    for (const { _id, state, ...stay } of found) {
      if (next.has(stay.boater_id)) continue;
      const { boater_id, start_date, end_date, nights, reservation_status, action_required } = stay;
      next.set(boater_id, {
        boater_id,
        reservation_id: _id,
        start_date,
        end_date,
        nights,
        reservation_status,
        action_required,
        berth: state.berth?.label ?? null,
      });
    }
    return [...next.values()];
  }
}
