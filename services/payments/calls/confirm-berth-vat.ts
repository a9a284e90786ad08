import { paymentSettingApi } from '../../../contracts/payments/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide } from '../domain/account.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { accountRecord } from '../records/account-record.js';

/** Confirms the VAT rate that applies to berths by default. */
@Handles(paymentSettingApi.confirmBerthVat)
export class ConfirmBerthVat {
  constructor(
    private readonly streams: StreamRepository,
    private readonly marinas: InvoiceLookup,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { percent },
    marinaContext: context,
  }: ReceivedCall<typeof paymentSettingApi.confirmBerthVat>): Promise<CommandReceipt | Refusal> {
    const { country, marina_settings } = await this.marinas.marina(context.marina_id);
    const default_percent = marina_settings.vat?.percent ?? null;
    const command = { type: 'ConfirmBerthVat' as const, percent, country, default_percent };
    return this.streams.execute(accountRecord, context.marina_id, context, (state) =>
      decide(command, state, this.clock.nowIso()),
    );
  }
}
