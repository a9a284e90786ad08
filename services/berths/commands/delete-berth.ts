import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { freshId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/berth.js';
import { berthNotFound } from '../domain/plan-refusals.js';
import { berthRecord } from '../records/inventory-records.js';
import { BerthPlans } from '../records/berth-plans.js';
import { BerthBatches } from '../records/berth-batches.js';
import { berthNameIn, berthNames } from '../records/names.js';

export class DeleteBerth extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly berthId: string,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(DeleteBerth)
export class DeleteBerthHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
    private readonly plans: BerthPlans,
    private readonly batches: BerthBatches,
  ) {}

  execute(command: DeleteBerth): Promise<CommandReceipt | Refusal> {
    return this.batches.exclusively(command.context, () => this.delete(command));
  }

  /**
   * Deletes from the plan first, because the plan holds the boats. After a crash a policy deletes the remaining card.
   */
  private async delete({ berthId, context }: DeleteBerth): Promise<CommandReceipt | Refusal> {
    const marinaId = context.marina_id;
    const facts = await this.plans.today(marinaId);
    const owner = berthRecord.streamOf(berthId);
    if (facts === null || (await this.streams.marinaOf(owner)) !== marinaId) return berthNotFound(berthId);
    const answered = await answeredBefore(this.streams, berthRecord, berthId, context);
    if (answered !== null) return answered;
    const leave = { type: 'LeavePlan' as const, data: { berth_id: berthId } };
    const left = await this.plans.execute(leave, { ...partOf(context, 'plan'), command_id: freshId() });
    if (isRefusal(left)) return left;
    // The revision was checked above, and the plan has already dropped the berth, so the card must be deleted
    // unconditionally.
    const { expected_revision: _, ...unconditional } = context;
    const receipt = await this.streams.execute(berthRecord, berthId, unconditional, (state) =>
      decide({ type: 'DeleteBerth', data: { berth_id: berthId } }, state, {
        ...facts,
        pier: null,
        name_taken: false,
        allocations_ahead: false,
      }),
    );
    const { state } = await this.streams.load(berthRecord, berthId);
    if (!isRefusal(receipt) && state.card !== null) {
      await this.claims.release(berthNames(marinaId), berthNameIn(state.card), owner, context);
    }
    return receipt;
  }
}
