import type { LocalEventDetails } from '../../../contracts/marinas/local-events.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/local-event.js';
import { localEventRecord } from '../records/local-event-record.js';

export class AddLocalEvent extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly event: LocalEventDetails,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AddLocalEvent)
export class AddLocalEventHandler {
  constructor(private readonly streams: StreamRepository) {}

  execute({ marinaId: marina_id, event, context }: AddLocalEvent): Promise<CommandReceipt | Refusal> {
    const id = deriveId(context.command_id, 'local-event');
    return this.streams.execute(localEventRecord, id, context, (state) =>
      decide({ type: 'Add', event }, state, { marina_id }),
    );
  }
}
