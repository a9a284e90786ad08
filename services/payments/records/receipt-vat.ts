import { Injectable } from '@nestjs/common';
import { SetMarinaVat } from '../../../contracts/marinas/commands.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { vatOfSupply } from '../../../contracts/payments/rules/vat.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { accountRecord } from './account-record.js';

/** Receipts show one rate, which is that of the nights on the day of the payment. */
@Injectable()
export class ReceiptVat {
  constructor(
    private readonly streams: StreamRepository,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** Brings the rate of receipts in line with the marina's list, if it has one. Returns whether it changed. */
  async follow(marina_id: string, context: Omit<MarinaContext, 'expected_revision'>): Promise<boolean> {
    const { state, revision } = await this.streams.load(accountRecord, marina_id);
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null || state.rates.length === 0) return false;
    const percent = vatOfSupply(state.rates, 'NIGHTS', this.clock.today(marina.time_zone));
    const number = state.vat_number;
    const vat = percent === 0 || number === '' ? null : { percent, number };
    const { vat: before } = marina.marina_settings;
    if (sameJson(vat, before)) return false;
    // A second change on the same day is another command.
    const change = partOf(context, JSON.stringify({ revision, before, vat }));
    await this.commands.execute(new SetMarinaVat(marina_id, vat, change));
    return true;
  }
}
