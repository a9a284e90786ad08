import { CountStaysOf } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { bookedStatuses, isOneOf } from '../domain/history.js';
import { standingCode } from '../domain/reservation-state.js';
import { reservationList } from '../projections/reservation-list.js';

const wasHere = [...bookedStatuses, 'FINISHED'] as const;

@QueryHandler(CountStaysOf)
export class CountStaysOfHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input: { marina_id, boater_ids } }: CountStaysOf): Promise<BusAnswer<CountStaysOf>> {
    const counted = new Map<string, { stays: number; last_stay: string }>();
    if (boater_ids.length === 0) return counted;
    const found = this.projections.model(reservationList).each({ filter: { boater_id: { $in: [...boater_ids] } } });
    for await (const { boater_id, start_date, state } of found) {
      const status = standingCode(state);
      if (state.marina_id !== marina_id || status === null || !isOneOf(wasHere, status)) continue;
      const { stays, last_stay } = counted.get(boater_id) ?? { stays: 0, last_stay: '' };
      counted.set(boater_id, { stays: stays + 1, last_stay: last_stay > start_date ? last_stay : start_date });
    }
    return counted;
  }
}
