import { RecordAtTill } from '../../../contracts/payments/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { CashDayMutex } from '../records/cash-day-mutex.js';
import { cashDayId, cashDayRecord } from '../records/cash-day-record.js';

/** Reads the day's own record, so that closing it takes effect at once. */
@CommandHandler(RecordAtTill)
export class RecordAtTillHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly mutex: CashDayMutex,
  ) {}

  execute({ day: { marina_id, date }, work }: RecordAtTill): Promise<CommandReceipt | Refusal> {
    const id = cashDayId(marina_id, date);
    return this.mutex.runExclusive(id, async () => {
      const { state } = await this.streams.load(cashDayRecord, id);
      return work(state.closed !== null);
    });
  }
}
