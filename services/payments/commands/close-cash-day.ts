import { Command } from '../../../contracts/vocabulary/bus.js';
import { toMinor } from '../../../contracts/vocabulary/money.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/cash-day.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { MoneyOfDays } from '../lookups/money-of-days.js';
import { CashDayMutex } from '../records/cash-day-mutex.js';
import { cashDayId, cashDayRecord } from '../records/cash-day-record.js';

/** Closes a day with the cash that was counted. Amounts in decimals. */
export class CloseCashDay extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: {
      readonly date: string;
      readonly opening_float: number;
      readonly counted_cash: number;
      readonly note: string;
    },
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(CloseCashDay)
export class CloseCashDayHandler {
  constructor(
    private readonly invoices: InvoiceLookup,
    private readonly money: MoneyOfDays,
    private readonly streams: StreamRepository,
    private readonly mutex: CashDayMutex,
    private readonly clock: Clock,
  ) {}

  execute(closing: CloseCashDay): Promise<CommandReceipt | Refusal> {
    const { input, context } = closing;
    return this.mutex.runExclusive(cashDayId(context.marina_id, input.date), () => this.close(closing));
  }

  /** Everything that was recorded for the day by now, and nothing is recorded meanwhile. */
  private async close({ input, context }: CloseCashDay): Promise<CommandReceipt | Refusal> {
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

/** Opens a closed day again. */
export class ReopenCashDay extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly date: string,
    readonly reason: string,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(ReopenCashDay)
export class ReopenCashDayHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  execute({ date, reason, context }: ReopenCashDay): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    return this.streams.execute(cashDayRecord, cashDayId(marina_id, date), context, (state) =>
      decide({ type: 'Reopen', date, reason, marina_id }, state, this.clock.nowIso()),
    );
  }
}
