import { IsCashDayClosed } from '../../../contracts/payments/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { cashDayId, cashDayRecord } from '../records/cash-day-record.js';

/** Reads the day's own record, so that closing it takes effect at once. */
@QueryHandler(IsCashDayClosed)
export class IsCashDayClosedHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ input: { marina_id, date } }: IsCashDayClosed): Promise<boolean> {
    const { state } = await this.streams.load(cashDayRecord, cashDayId(marina_id, date));
    return state.closed !== null;
  }
}
