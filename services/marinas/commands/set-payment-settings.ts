import { AcceptOnlinePayments, SetMarinaVat } from '../../../contracts/marinas/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/marina.js';
import { marinaRecord } from '../records/marina-record.js';

const facts = { time_zone_known: true };

@CommandHandler(AcceptOnlinePayments)
export class AcceptOnlinePaymentsHandler {
  constructor(private readonly streams: StreamRepository) {}

  execute({ marina_id, accepts, context }: AcceptOnlinePayments): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(marinaRecord, marina_id, context, (state) =>
      decide({ type: 'AcceptOnlinePayments', accepts }, state, facts),
    );
  }
}

@CommandHandler(SetMarinaVat)
export class SetMarinaVatHandler {
  constructor(private readonly streams: StreamRepository) {}

  execute({ marina_id, vat, context }: SetMarinaVat): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(marinaRecord, marina_id, context, (state) =>
      decide({ type: 'SetVat', vat }, state, facts),
    );
  }
}
