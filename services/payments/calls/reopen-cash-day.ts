import { cashUpApi } from '../../../contracts/payments/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide } from '../domain/cash-day.js';
import { cashDayId, cashDayRecord } from '../records/cash-day-record.js';

/** Opens a closed day again. */
@Handles(cashUpApi.reopen)
export class ReopenCashDay {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  execute({
    input: { date, reason },
    marinaContext: context,
  }: ReceivedCall<typeof cashUpApi.reopen>): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    return this.streams.execute(cashDayRecord, cashDayId(marina_id, date), context, (state) =>
      decide({ type: 'Reopen', date, reason, marina_id }, state, this.clock.nowIso()),
    );
  }
}
