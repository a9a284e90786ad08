import { Command } from '../../../contracts/vocabulary/bus.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { isTimeZone } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide, type MarinaCommand } from '../domain/marina.js';
import { marinaRecord } from '../records/marina-record.js';

export class SetMarinaSettings extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly command: Exclude<MarinaCommand, { type: 'OpenMarina' | 'ChangeMarina' | 'SetPermissions' | 'AddFile' }>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SetMarinaSettings)
export class SetMarinaSettingsHandler {
  constructor(private readonly streams: StreamRepository) {}

  execute({ marinaId, command, context }: SetMarinaSettings): Promise<CommandReceipt | Refusal> {
    const facts = { time_zone_known: command.type !== 'SetProfile' || isTimeZone(command.form.time_zone) };
    return this.streams.execute(marinaRecord, marinaId, context, (state) => decide(command, state, facts));
  }
}
