import { berthApi } from '../../../contracts/berths/api.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { freshId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide } from '../domain/berth.js';
import { berthNotFound } from '../domain/plan-refusals.js';
import { BerthBatches } from '../records/berth-batches.js';
import { BerthPlans } from '../records/berth-plans.js';
import { berthRecord } from '../records/inventory-records.js';
import { berthNameIn, berthNames } from '../records/names.js';

@Handles(berthApi.deleteBerth)
export class DeleteBerth {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
    private readonly plans: BerthPlans,
    private readonly batches: BerthBatches,
  ) {}

  execute({
    input: { berth_id },
    marinaContext: context,
  }: ReceivedCall<typeof berthApi.deleteBerth>): Promise<CommandReceipt | Refusal> {
    return this.batches.exclusively(context, () => this.delete(berth_id, context));
  }

  /**
   * Deletes from the plan first, because the plan holds the boats. After a crash a policy deletes the remaining card.
   */
  private async delete(berthId: string, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const marina_id = context.marina_id;
    const facts = await this.plans.today(marina_id);
    const owner = berthRecord.streamOf(berthId);
    if (facts === null || (await this.streams.marinaOf(owner)) !== marina_id) return berthNotFound(berthId);
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
      await this.claims.release(berthNames(marina_id), berthNameIn(state.card), owner, context);
    }
    return receipt;
  }
}
