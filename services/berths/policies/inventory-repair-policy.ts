import { Injectable } from '@nestjs/common';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { claimedName, Claims } from '../../platform/event-sourcing/claims.js';
import { inMarina, type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { berthRecord, pierRecord } from '../records/inventory-records.js';
import { BerthPlans } from '../records/berth-plans.js';
import { BerthBatches } from '../records/berth-batches.js';
import { PierSwitch } from '../records/pier-switch.js';
import { berthNameIn, berthNames, pierNames } from '../records/names.js';
import type { BerthBatchEvent } from '../domain/berth-batch-events.js';
import type { BerthEvent } from '../domain/berth-events.js';
import type { BerthPlanEvent } from '../domain/berth-plan-events.js';
import { decide as decideBerth, planBerthOf } from '../domain/berth.js';
import type { PierEvent } from '../domain/pier-events.js';

type OfPlan = Extract<BerthPlanEvent, { type: 'BerthChangedInPlan' | 'BerthLeftPlan' }>;
type InventoryEvent = BerthEvent | PierEvent | OfPlan | BerthBatchEvent;

/** An upper bound on the saves of one card. */
const MOST_EVENTS = 10_000;

/**
 * A card, the names it claims and the berth plan are separate streams. This policy completes what a crash left undone
 * between them. It reads the current cards, so a late or repeated event does no harm.
 */
@Injectable()
export class InventoryRepairPolicy implements Policy<InventoryEvent> {
  readonly name = 'inventory-following';
  readonly reactsTo = [
    'BerthCreated',
    'BerthUpdated',
    'BerthDeleted',
    'PierUpdated',
    'PierDeleted',
    'BerthChangedInPlan',
    'BerthLeftPlan',
    'BerthBatchBegun',
  ] as const;

  constructor(
    private readonly streams: StreamRepository,
    private readonly plans: BerthPlans,
    private readonly claims: Claims,
    private readonly batches: BerthBatches,
    private readonly switching: PierSwitch,
  ) {}

  repairs({ type, data, stream }: LoggedEvent<InventoryEvent>): string | null {
    // A change of a pier is completed by its own event.
    if (type === 'BerthBatchBegun' || stream.startsWith(pierRecord.prefix)) return null;
    const berth_id = 'berth_id' in data ? data.berth_id : '';
    return type === 'BerthLeftPlan' ? `left ${berth_id}` : berth_id;
  }

  handle(event: LoggedEvent<InventoryEvent>): Promise<void> {
    const context = inMarina(causedBy(event, this.name));
    const { stream, data } = event;
    return this.batches.exclusively(context, async () => {
      // A batch that is still open was completed before.
      if (event.type === 'BerthBatchBegun') return;
      await (stream.startsWith(pierRecord.prefix)
        ? this.followPier(event, context)
        : this.followBerth('berth_id' in data ? data.berth_id : '', event.type === 'BerthLeftPlan', context));
    });
  }

  private async followPier(event: LoggedEvent<InventoryEvent>, context: MarinaContext): Promise<void> {
    const pier_id = pierRecord.idOf(event.stream);
    await this.switching.follow(event, context);
    const { state } = await this.streams.load(pierRecord, pier_id);
    const current = state.status === 'there' ? (state.card?.name ?? null) : null;
    const nameOf = ({ name }: { readonly name: string }) => name;
    const kind = pierNames(context.marina_id);
    await this.releaseNames(kind, pierRecord.streamOf(pier_id), nameOf, current, context);
    if (current === null) return;
    await this.plans.execute({ type: 'RenamePier', data: { pier_id, pier_name: current } }, context);
  }

  private async followBerth(berth_id: string, leftPlan: boolean, context: MarinaContext): Promise<void> {
    // The plan drops a berth only when its card is about to be deleted.
    if (leftPlan) await this.deleteCard(berth_id, context);
    const { state } = await this.streams.load(berthRecord, berth_id);
    const current = state.status === 'there' && state.card !== null ? berthNameIn(state.card) : null;
    const kind = berthNames(context.marina_id);
    await this.releaseNames(kind, berthRecord.streamOf(berth_id), berthNameIn, current, context);
    if (state.status === 'deleted') {
      await this.plans.execute({ type: 'LeavePlan', data: { berth_id } }, context);
      return;
    }
    const pier = await this.streams.load(pierRecord, state.card?.pier_id ?? '');
    if (state.card === null) return;
    const berth = planBerthOf(state.card, pier.state.card?.name ?? '');
    const known = (await this.plans.state(context.marina_id)).berths.has(berth_id);
    const command = known
      ? { type: 'ChangeBerth' as const, data: { berth } }
      : { type: 'EnterBerth' as const, data: berth };
    await this.plans.execute(command, context);
  }

  private async deleteCard(berth_id: string, context: MarinaContext): Promise<void> {
    const facts = await this.plans.today(context.marina_id);
    if (facts === null) return;
    const known = { ...facts, pier: null, name_taken: false, allocations_ahead: false };
    await this.streams.execute(berthRecord, berth_id, partOf(context, 'card'), (state) =>
      decideBerth({ type: 'DeleteBerth', data: { berth_id } }, state, known),
    );
  }

  /**
   * Releases every name that the card ever had except the current one; harmless if another card has claimed it since.
   */
  private async releaseNames<C extends object>(
    kind: string,
    owner: string,
    nameOf: (card: C) => string,
    current: string | null,
    context: MarinaContext,
  ): Promise<void> {
    const saved = (await this.streams.eventsSince(owner, -1, MOST_EVENTS)).filter(({ type }) =>
      /^(?:Pier|Berth)(?:Created|Updated)$/.test(type),
    );
    const names = new Set(saved.map(({ data }) => claimedName(nameOf(data as C))));
    if (current !== null) names.delete(claimedName(current));
    for (const name of names) await this.claims.release(kind, name, owner, context);
  }
}
