import { Command } from '../../../contracts/vocabulary/bus.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/local-event.js';
import { localEventRecord } from '../records/local-event-record.js';

export class RemoveLocalEvent extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly eventId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RemoveLocalEvent)
export class RemoveLocalEventHandler {
  constructor(private readonly streams: StreamRepository) {}

  execute({ marinaId: marina_id, eventId, context }: RemoveLocalEvent): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(localEventRecord, eventId, context, (state) =>
      decide({ type: 'Remove' }, state, { marina_id }),
    );
  }
}
