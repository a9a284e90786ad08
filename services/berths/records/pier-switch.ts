import { Injectable } from '@nestjs/common';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { PierCard } from '../domain/pier-events.js';
import { BerthBatches } from './berth-batches.js';
import { BerthPlans } from './berth-plans.js';
import { BerthRegister } from './berth-register.js';

/**
 * Passes a pier's instant booking on to its berths (spec 3 §4): switching it on or off switches all of them, also those
 * that differed before. Afterwards each berth can be switched by itself.
 */
@Injectable()
export class PierSwitch {
  constructor(
    private readonly streams: StreamRepository,
    private readonly batches: BerthBatches,
    private readonly plans: BerthPlans,
    private readonly register: BerthRegister,
  ) {}

  /** Within `BerthBatches.exclusively`; `context` is that of the command that saved the pier. */
  run(pierId: string, instant_booking: boolean, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    return this.switch(pierId, instant_booking, batchIdOf(context.command_id), partOf(context, 'berths of the pier'));
  }

  /** Passes the switch on if a crash came between the pier and its berths. */
  async follow(event: LoggedEvent, context: MarinaContext): Promise<void> {
    if (event.type !== 'PierUpdated' || event.revision === 0) return;
    const { instant_booking, pier_id } = event.data as PierCard;
    const [before] = await this.streams.eventsSince(event.stream, event.revision - 2, 1);
    if ((before?.data as PierCard | undefined)?.instant_booking === instant_booking) return;
    const id = batchIdOf(event.metadata.command_id);
    const { finished } = await this.batches.state(context.marina_id);
    if (finished.some((batch) => batch.id === id)) return;
    await this.switch(pier_id, instant_booking, id, partOf(context, 'berths of the pier'));
  }

  private async switch(pierId: string, instant_booking: boolean, id: string, context: MarinaContext) {
    const { berths } = await this.plans.state(context.marina_id);
    const ids = [...berths.values()].flatMap(({ left, facts }) =>
      left || facts.pier_id !== pierId ? [] : facts.berth_id,
    );
    const cards = await this.register.cards(ids, context.marina_id);
    const changes = cards.flatMap((before) => {
      if (before === null || before.instant_booking === instant_booking) return [];
      return [{ berth_id: before.berth_id, before, after: { ...before, instant_booking }, notes: '' }];
    });
    // A batch without changes is written as well: it shows that the switch was passed on.
    return this.batches.run({ id, kind: 'PIER_SWITCHED', undoes: null, displace_visitors: false, changes }, context);
  }
}

function batchIdOf(commandId: string): string {
  return deriveId(commandId, 'berths of the pier');
}
