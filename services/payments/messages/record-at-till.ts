import { RecordAtTill } from '../../../contracts/payments/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { cashDayId, cashDayRecord } from '../records/cash-day-record.js';

/** Reads the day's own record, so that closing it takes effect at once. */
@CommandHandler(RecordAtTill)
export class RecordAtTillHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly locks: Locks,
  ) {}

  execute({ day: { marina_id, date }, work }: RecordAtTill): Promise<CommandReceipt | Refusal> {
    const id = cashDayId(marina_id, date);
    return this.locks.exclusively(cashDayRecord, id, async () => {
      const { state } = await this.streams.load(cashDayRecord, id);
      return work(state.closed !== null);
    });
  }
}
