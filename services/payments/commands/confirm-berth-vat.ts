import { Command } from '../../../contracts/vocabulary/bus.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/account.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { accountRecord } from '../records/account-record.js';

/** Confirms the VAT rate that applies to berths by default. */
export class ConfirmBerthVat extends Command<CommandReceipt | Refusal> {
  constructor(
    /** What the sender saw. */
    readonly percent: number,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(ConfirmBerthVat)
export class ConfirmBerthVatHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly marinas: InvoiceLookup,
    private readonly clock: Clock,
  ) {}

  async execute({ percent, context }: ConfirmBerthVat): Promise<CommandReceipt | Refusal> {
    const { country, marina_settings } = await this.marinas.marina(context.marina_id);
    const default_percent = marina_settings.vat?.percent ?? null;
    const command = { type: 'ConfirmBerthVat' as const, percent, country, default_percent };
    return this.streams.execute(accountRecord, context.marina_id, context, (state) =>
      decide(command, state, this.clock.nowIso()),
    );
  }
}
