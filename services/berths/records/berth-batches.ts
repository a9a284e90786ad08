import { Injectable } from '@nestjs/common';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { sideBySide } from '../../platform/concurrency/side-by-side.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import { freshPartOf, type MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { type BerthBatch, type BerthBatchState, decide } from '../domain/berth-batch.js';
import type { CardChange } from '../domain/berth-batch-events.js';
import { type BerthCommand, decide as decideCard, planBerthOf } from '../domain/berth.js';
import type { BerthCard } from '../domain/berth-events.js';
import type { BerthPlanCommand } from '../domain/berth-plan-commands.js';
import type { BerthPlanEvent, PlanBerth } from '../domain/berth-plan-events.js';
import { berthBatchRecord } from './berth-batch-record.js';
import { BerthPlans } from './berth-plans.js';
import { berthRecord, pierRecord } from './inventory-records.js';
import { berthNameIn, berthNames } from './names.js';

/**
 * Carries out changes of many berths. A batch is written down before the first card changes; whoever holds the lock
 * next completes what a crash left. New cards are written before the plan and all berths enter the plan in one append:
 * until then no list shows them. Changed and removed berths change in the plan first, because it holds the boats.
 */
@Injectable()
export class BerthBatches {
  constructor(
    private readonly streams: StreamRepository,
    private readonly plans: BerthPlans,
    private readonly claims: Claims,
    private readonly locks: Locks,
  ) {}

  /** Runs one change of the marina's inventory at a time, after any batch that a crash left open. */
  exclusively<T>(context: MarinaContext, change: () => Promise<T>): Promise<T> {
    return this.locks.exclusively(berthBatchRecord, context.marina_id, async () => {
      const { open } = await this.state(context.marina_id);
      if (open !== null) await this.complete(open, freshPartOf(context));
      return change();
    });
  }

  async state(marina_id: string): Promise<BerthBatchState> {
    return (await this.streams.load(berthBatchRecord, marina_id)).state;
  }

  /** Within `exclusively`. The id of the receipt is the marina's. */
  async run(batch: BerthBatch, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const judged = await this.plans.judge(await this.planned(batch, context.marina_id), context.marina_id);
    if (isRefusal(judged)) return judged;
    const begun = await this.append(
      { type: 'BeginBatch', data: { ...batch, displaced: displacedBy(judged) } },
      context,
    );
    if (isRefusal(begun)) return begun;
    crashPoint('berth_batch.after_begin');
    return this.complete(batch, context);
  }

  private async complete(batch: BerthBatch, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const { id: batch_id, changes } = batch;
    await sideBySide(
      changes.filter(({ before }) => before === null),
      (change) => this.writeCard(change, context),
    );
    crashPoint('berth_batch.before_plan');
    const planned = await this.plans.execute(await this.planned(batch, context.marina_id), freshPartOf(context));
    if (isRefusal(planned)) {
      const abandon = { type: 'AbandonBatch' as const, data: { batch_id, code: planned.code } };
      await this.append(abandon, freshPartOf(context));
      return planned;
    }
    crashPoint('berth_batch.after_plan');
    await sideBySide(
      changes.filter(({ before }) => before !== null),
      (change) => (change.after === null ? this.deleteCard(change, context) : this.writeCard(change, context)),
    );
    return this.append({ type: 'FinishBatch', data: { batch_id } }, freshPartOf(context));
  }

  private append(command: Parameters<typeof decide>[0], context: MarinaContext): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(berthBatchRecord, context.marina_id, context, (state) => decide(command, state));
  }

  /** The batch as one decision of the plan. */
  private async planned(batch: BerthBatch, marina_id: string): Promise<BerthPlanCommand> {
    const names = await this.pierNames(batch.changes);
    const factsOf = (card: BerthCard): PlanBerth => planBerthOf(card, names.get(card.pier_id) ?? '');
    const known = (await this.plans.state(marina_id)).berths;
    const enter: PlanBerth[] = [];
    const change: PlanBerth[] = [];
    const leave: string[] = [];
    for (const { berth_id, before, after } of batch.changes) {
      if (after !== null) (before === null ? enter : change).push(factsOf(after));
      else if (known.has(berth_id)) leave.push(berth_id);
    }
    return { type: 'ChangeInventory', data: { enter, change, leave, displace_visitors: batch.displace_visitors } };
  }

  private async pierNames(changes: readonly CardChange[]): Promise<ReadonlyMap<string, string>> {
    const ids = new Set(changes.flatMap(({ after }) => after?.pier_id ?? []));
    const names = new Map<string, string>();
    for (const id of ids) names.set(id, (await this.streams.load(pierRecord, id)).state.card?.name ?? '');
    return names;
  }

  private async writeCard({ berth_id, after: card, notes }: CardChange, context: MarinaContext): Promise<void> {
    if (card !== null) await this.changeCard({ type: 'WriteCard', data: { berth_id, card, notes } }, context);
  }

  private async deleteCard({ berth_id, before }: CardChange, context: MarinaContext): Promise<void> {
    await this.changeCard({ type: 'DeleteBerth', data: { berth_id } }, context);
    if (before === null) return;
    const kind = berthNames(context.marina_id);
    await this.claims.release(kind, berthNameIn(before), berthRecord.streamOf(berth_id), context);
  }

  private async changeCard(command: BerthCommand, context: MarinaContext): Promise<void> {
    const facts = { now: '', today: '', pier: null, name_taken: false, allocations_ahead: false };
    const step = freshPartOf(context);
    await this.streams.execute(berthRecord, command.data.berth_id, step, (state) => decideCard(command, state, facts));
  }
}

/** The reservations whose stays these events move or release. */
function displacedBy(events: readonly BerthPlanEvent[]): string[] {
  const ids = events.flatMap(({ type, data }) =>
    type === 'AllocationMoved' || type === 'AllocationReleased' ? [data.reservation_id] : [],
  );
  return [...new Set(ids)];
}
