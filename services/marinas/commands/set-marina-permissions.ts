import { SetMarinaPermissions } from '../../../contracts/marinas/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/marina.js';
import { marinaRecord } from '../records/marina-record.js';

@CommandHandler(SetMarinaPermissions)
export class SetMarinaPermissionsHandler {
  constructor(private readonly streams: StreamRepository) {}

  execute(command: SetMarinaPermissions): Promise<CommandReceipt | Refusal> {
    const { marina_id, permissions, context } = command;
    return this.streams.execute(marinaRecord, marina_id, { ...context, marina_id }, (state) =>
      decide({ type: 'SetPermissions', permissions }, state, { time_zone_known: true }),
    );
  }
}
