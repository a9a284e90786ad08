import type { MarinaInput } from '../../../contracts/marinas/call-schemas.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { isTimeZone } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/marina.js';
import { marinaRecord } from '../records/marina-record.js';
import { MarinaCodes } from '../records/marina-codes.js';

export class OpenMarina extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: MarinaInput,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(OpenMarina)
export class OpenMarinaHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly codes: MarinaCodes,
  ) {}

  async execute({ input, context }: OpenMarina): Promise<CommandReceipt | Refusal> {
    const id = deriveId(context.command_id, 'marina');
    const command = { type: 'OpenMarina' as const, details: input };
    const facts = { time_zone_known: isTimeZone(input.time_zone) };
    // Rehearse first, so that no code is claimed for a marina that would be refused.
    const foreseen = decide(command, marinaRecord.initial(), facts);
    if (isRefusal(foreseen)) return foreseen;
    const refusal = await this.codes.claim(input.code, id, context);
    if (refusal !== null) return refusal;
    return this.streams.execute(marinaRecord, id, { ...context, marina_id: id }, (state) =>
      decide(command, state, facts),
    );
  }
}
