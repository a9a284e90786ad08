import type { MarinaInput } from '../../../contracts/marinas/call-schemas.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { isTimeZone } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide, type MarinaState } from '../domain/marina.js';
import { marinaRecord } from '../records/marina-record.js';
import { MarinaCodes } from '../records/marina-codes.js';

export class ChangeMarina extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly details: MarinaInput,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeMarina)
export class ChangeMarinaHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly codes: MarinaCodes,
  ) {}

  async execute({ marinaId, details, context }: ChangeMarina): Promise<CommandReceipt | Refusal> {
    const { state } = await this.streams.load(marinaRecord, marinaId);
    if (!state.exists) return refuse('not_found', 'MARINA_NOT_FOUND');
    const command = { type: 'ChangeMarina' as const, details };
    const facts = { time_zone_known: isTimeZone(details.time_zone) };
    const inside = { ...context, marina_id: marinaId };
    const change = (current: MarinaState) => decide(command, current, facts);
    const answered = await this.streams.foresee(marinaRecord, marinaId, inside, change);
    if (answered !== null) return answered;
    const oldCode = state.details.code;
    if (oldCode !== details.code) {
      const refusal = await this.codes.claim(details.code, marinaId, context);
      if (refusal !== null) return refusal;
    }
    const answer = await this.streams.execute(marinaRecord, marinaId, inside, change);
    // The name that is no longer needed: the old one, or the new one if nothing was changed.
    const unused = isRefusal(answer) ? details.code : oldCode;
    if (oldCode !== details.code) await this.codes.release(unused, marinaId, context);
    return answer;
  }
}
