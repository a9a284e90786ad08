import { marinaApi } from '../../../contracts/marinas/api.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { isTimeZone } from '../../platform/clock/clock.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide } from '../domain/marina.js';
import { MarinaCodes } from '../records/marina-codes.js';
import { marinaRecord } from '../records/marina-record.js';

@Handles(marinaApi.add)
export class OpenMarina {
  constructor(
    private readonly streams: StreamRepository,
    private readonly codes: MarinaCodes,
  ) {}

  async execute({ input, context }: ReceivedCall<typeof marinaApi.add>): Promise<CommandReceipt | Refusal> {
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
