import { marinaApi } from '../../../contracts/marinas/api.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { isTimeZone } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide, type MarinaState } from '../domain/marina.js';
import { MarinaCodes } from '../records/marina-codes.js';
import { marinaRecord } from '../records/marina-record.js';

@Handles(marinaApi.update)
export class ChangeMarina {
  constructor(
    private readonly streams: StreamRepository,
    private readonly codes: MarinaCodes,
  ) {}

  async execute({
    input: { marina_id, ...details },
    context,
  }: ReceivedCall<typeof marinaApi.update>): Promise<CommandReceipt | Refusal> {
    const { state } = await this.streams.load(marinaRecord, marina_id);
    if (!state.exists) return refuse('not_found', 'MARINA_NOT_FOUND');
    const command = { type: 'ChangeMarina' as const, details };
    const facts = { time_zone_known: isTimeZone(details.time_zone) };
    const inside = { ...context, marina_id };
    const change = (current: MarinaState) => decide(command, current, facts);
    const answered = await this.streams.foresee(marinaRecord, marina_id, inside, change);
    if (answered !== null) return answered;
    const oldCode = state.details.code;
    if (oldCode !== details.code) {
      const refusal = await this.codes.claim(details.code, marina_id, context);
      if (refusal !== null) return refusal;
    }
    const answer = await this.streams.execute(marinaRecord, marina_id, inside, change);
    // The name that is no longer needed: the old one, or the new one if nothing was changed.
    const unused = isRefusal(answer) ? details.code : oldCode;
    if (oldCode !== details.code) await this.codes.release(unused, marina_id, context);
    return answer;
  }
}
