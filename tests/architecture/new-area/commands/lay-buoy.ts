import { Command } from '../../../../contracts/vocabulary/bus.js';
import type { Refusal } from '../../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../../../services/platform/buses/buses.js';
import type { CommandContext } from '../../../../services/platform/event-sourcing/command-context.js';
import { deriveId } from '../../../../services/platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../../../services/platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/buoy.js';
import { buoyRecord } from '../records/buoy-record.js';

export class LayBuoy extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly name: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(LayBuoy)
export class LayBuoyHandler {
  constructor(private readonly streams: StreamRepository) {}

  execute({ marinaId, name, context }: LayBuoy): Promise<CommandReceipt | Refusal> {
    const id = deriveId(context.command_id, 'buoy');
    return this.streams.execute(buoyRecord, id, context, (state) => decide(name, state, marinaId));
  }
}
