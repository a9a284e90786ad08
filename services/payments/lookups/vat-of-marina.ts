import { Injectable } from '@nestjs/common';
import type { Marina } from '../../../contracts/marinas/marina.js';
import type { RateInUse } from '../../../contracts/payments/rules/vat.js';
import { supplies } from '../../../contracts/payments/vocabulary.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { unconfirmedBerthPercent } from '../domain/berth-vat.js';
import { accountRecord } from '../records/account-record.js';

export interface VatOfMarina {
  readonly vat_number: string;
  readonly rates: readonly RateInUse[];
  /** The unconfirmed rate for berths; null: there is nothing to confirm. */
  readonly unconfirmed_berth_percent: number | null;
}

/** The rates that a marina's invoices use. A marina without a list has the one rate of its settings, or none. */
@Injectable()
export class VatLookup {
  constructor(private readonly streams: StreamRepository) {}

  async of(marina: Marina): Promise<VatOfMarina> {
    const { state } = await this.streams.load(accountRecord, marina.id);
    const { vat } = marina.marina_settings;
    const vat_number = state.vat_number === '' ? (vat?.number ?? '') : state.vat_number;
    const unconfirmed_berth_percent = unconfirmedBerthPercent(state, marina.country, vat?.percent ?? null);
    const known = { vat_number, unconfirmed_berth_percent };
    if (state.rates.length > 0) return { ...known, rates: state.rates };
    if (vat === null) return { ...known, rates: [] };
    return { ...known, rates: [{ used_for: supplies, rates: [{ valid_from: '0001-01-01', percent: vat.percent }] }] };
  }
}
