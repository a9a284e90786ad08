import { Injectable } from '@nestjs/common';
import type { Marina } from '../../../contracts/marinas/marina.js';
import type { RateInUse } from '../../../contracts/payments/rules/vat.js';
import { supplies } from '../../../contracts/payments/vocabulary.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { accountRecord } from '../records/account-record.js';

export interface VatOfMarina {
  readonly vat_number: string;
  readonly rates: readonly RateInUse[];
}

/** The rates that a marina's invoices use. A marina without a list has the one rate of its settings, or none. */
@Injectable()
export class VatLookup {
  constructor(private readonly streams: StreamRepository) {}

  async of(marina: Marina): Promise<VatOfMarina> {
    const { state } = await this.streams.load(accountRecord, marina.id);
    const { vat } = marina.marina_settings;
    const vat_number = state.vat_number === '' ? (vat?.number ?? '') : state.vat_number;
    if (state.rates.length > 0) return { vat_number, rates: state.rates };
    if (vat === null) return { vat_number, rates: [] };
    return { vat_number, rates: [{ used_for: supplies, rates: [{ valid_from: '0001-01-01', percent: vat.percent }] }] };
  }
}
