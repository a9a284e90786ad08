import { paymentSettingApi } from '../../../contracts/payments/api.js';
import { nationalVat } from '../../../contracts/payments/rules/national-vat.js';
import type { VatLists } from '../../../contracts/payments/vat.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { unconfirmedBerthPercent } from '../domain/berth-vat.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { accountRecord } from '../records/account-record.js';

/** The marina's rates of VAT, and those of all countries. */
@Handles(paymentSettingApi.vatLists)
export class ShowVatLists {
  constructor(
    private readonly streams: StreamRepository,
    private readonly marinas: InvoiceLookup,
  ) {}

  async execute({ marina_id }: ReceivedCall<typeof paymentSettingApi.vatLists>): Promise<VatLists> {
    const marina = await this.marinas.marina(marina_id);
    const { vat } = marina.marina_settings;
    const { state, revision } = await this.streams.load(accountRecord, marina_id);
    return {
      revision: revision ?? -1,
      country: marina.country,
      vat_number: state.vat_number === '' ? (vat?.number ?? '') : state.vat_number,
      VATList: [...state.rates],
      unconfirmed_berth_percent: unconfirmedBerthPercent(state, marina.country, vat?.percent ?? null),
      countries: Object.entries(nationalVat).map(([country, rates]) => ({
        country,
        rates: rates.map((rate) => ({ name: rate.name, rates: [...rate.rates] })),
      })),
    };
  }
}
