import { paymentSettingApi } from '../../../contracts/payments/api.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { partOf } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide } from '../domain/account.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { accountRecord } from '../records/account-record.js';
import { ReceiptVat } from '../records/receipt-vat.js';

@Handles(paymentSettingApi.updateVat)
export class SetVatRates {
  constructor(
    private readonly streams: StreamRepository,
    private readonly receipts: ReceiptVat,
    private readonly invoices: InvoiceLookup,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: form,
    marinaContext: context,
  }: ReceivedCall<typeof paymentSettingApi.updateVat>): Promise<CommandReceipt | Refusal> {
    const { time_zone } = await this.invoices.marina(context.marina_id);
    const today = this.clock.today(time_zone);
    const command = { type: 'SetVatRates' as const, vat_number: form.vat_number, rates: form.VATList, today };
    const receipt = await this.streams.execute(accountRecord, context.marina_id, context, (state) =>
      decide(command, state, this.clock.nowIso()),
    );
    if (!isRefusal(receipt)) await this.receipts.follow(context.marina_id, partOf(context, 'receipts'));
    return receipt;
  }
}
