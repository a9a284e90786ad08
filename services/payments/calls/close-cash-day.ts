import { cashUpApi } from '../../../contracts/payments/api.js';
import { toMinor } from '../../../contracts/vocabulary/money.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Locks } from '../../platform/leases/locks.js';
import { decide } from '../domain/cash-day.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { MoneyOfDays } from '../lookups/money-of-days.js';
import { cashDayId, cashDayRecord } from '../records/cash-day-record.js';

type Closing = ReceivedCall<typeof cashUpApi.close>;

/** Closes a day with the cash that was counted. */
@Handles(cashUpApi.close)
export class CloseCashDay {
  constructor(
    private readonly invoices: InvoiceLookup,
    private readonly money: MoneyOfDays,
    private readonly streams: StreamRepository,
    private readonly locks: Locks,
    private readonly clock: Clock,
  ) {}

  execute(call: Closing): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(cashDayRecord, cashDayId(call.marina_id, call.input.date), () => this.close(call));
  }

  /** Everything that was recorded for the day by now, and nothing is recorded meanwhile. */
  private async close({ input, marinaContext: context }: Closing): Promise<CommandReceipt | Refusal> {
    const { date, note } = input;
    const marina = await this.invoices.marina(context.marina_id);
    const totals = await this.money.finalTotals(marina, date);
    const opening_float = toMinor(input.opening_float);
    const counted_cash = toMinor(input.counted_cash);
    const { currency } = marina.marina_settings;
    const today = this.clock.today(marina.time_zone);
    const day = {
      type: 'Close' as const,
      date,
      today,
      currency,
      totals,
      opening_float,
      counted_cash,
      note,
      marina_id: marina.id,
    };
    return this.streams.execute(cashDayRecord, cashDayId(marina.id, date), context, (state) =>
      decide(day, state, this.clock.nowIso()),
    );
  }
}
