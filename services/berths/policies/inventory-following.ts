import { Injectable } from '@nestjs/common';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { berthAggregate, pierAggregate } from '../commands/berth-aggregates.js';
import { BerthPlans } from '../commands/berth-plans.js';
import type { BerthEvent } from '../domain/berth-events.js';
import { planBerthOf } from '../domain/berth.js';
import type { PierEvent } from '../domain/pier-events.js';

type InventoryEvent = BerthEvent | PierEvent;

/**
 * A berth's card and the berth plan are two streams: what a crash left out between them is made up for here.
 * It goes by the cards as they are now, so a late or repeated event does no harm.
 */
@Injectable()
export class InventoryFollowing implements Policy<InventoryEvent> {
  readonly name = 'inventory-following';
  readonly reactsTo = ['BerthCreated', 'BerthUpdated', 'BerthDeleted', 'PierUpdated'] as const;

  constructor(
    private readonly streams: StreamRepository,
    private readonly plans: BerthPlans,
  ) {}

  async handle(event: LoggedEvent<InventoryEvent>): Promise<void> {
    const context = causedBy(event, this.name);
    const marinaId = context.marina_id ?? '';
    if (event.type === 'PierUpdated') {
      const pier_id = event.stream.slice(pierAggregate.prefix.length);
      const { state } = await this.streams.load(pierAggregate, pier_id);
      const rename = { pier_id, pier_name: state.card?.name ?? '' };
      if (state.status === 'there') await this.plans.execute({ type: 'RenamePier', data: rename }, context);
      return;
    }
    const berthId = event.stream.slice(berthAggregate.prefix.length);
    const { state } = await this.streams.load(berthAggregate, berthId);
    if (state.status === 'deleted') {
      await this.plans.execute({ type: 'LeavePlan', data: { berth_id: berthId } }, context);
      return;
    }
    const pier = await this.streams.load(pierAggregate, state.card?.pier_id ?? '');
    const berth = planBerthOf(state, pier.state.card?.name ?? '');
    if (berth === null) return;
    const known = (await this.plans.state(marinaId)).berths.has(berthId);
    const command = known
      ? { type: 'ChangeBerth' as const, data: { berth } }
      : { type: 'EnterBerth' as const, data: berth };
    await this.plans.execute(command, context);
  }
}
