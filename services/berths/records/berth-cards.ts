import { Injectable } from '@nestjs/common';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { type BerthCommand, type BerthContext, decide } from '../domain/berth.js';
import { berthNotFound } from '../domain/plan-refusals.js';
import { BerthPlans } from './berth-plans.js';
import { berthRecord } from './inventory-records.js';

/** Changes of one card that neither the berth plan nor another card depends on. */
@Injectable()
export class BerthCards {
  constructor(
    private readonly streams: StreamRepository,
    private readonly plans: BerthPlans,
  ) {}

  /** NOT_FOUND for a berth of another marina. */
  async change(command: BerthCommand, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const { berth_id } = command.data;
    const today = await this.plans.today(context.marina_id);
    const marina = await this.streams.marinaOf(berthRecord.streamOf(berth_id));
    if (today === null || marina !== context.marina_id) return berthNotFound(berth_id);
    const facts: BerthContext = { ...today, pier: null, name_taken: false, allocations_ahead: false };
    return this.streams.execute(berthRecord, berth_id, context, (state) => decide(command, state, facts));
  }
}
