import { Inject } from '@nestjs/common';
import { sessionApi } from '../../../contracts/identity/api.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide, mayWorkIn } from '../domain/user.js';
import { SecondFactorRule } from '../lookups/second-factor-rule.js';
import { userRecord } from '../records/user-record.js';

@Handles(sessionApi.switchMarina)
export class SwitchMarina {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly factors: SecondFactorRule,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({
    input: { new_marina_id: marina_id },
    staff: session,
    context,
  }: ReceivedCall<typeof sessionApi.switchMarina>): Promise<CommandReceipt | Refusal> {
    const found = await this.queries.execute(new FindMarina(marina_id));
    if (found === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const { state: user } = await this.streams.load(userRecord, session.user_id);
    if (user.exists && mayWorkIn(user, { marina_id: found.id, association_code: found.association.code })) {
      const needsFactor = await this.factors.isMissing(user, marina_id);
      if (needsFactor) return refuse('forbidden', 'SECOND_FACTOR_MISSING');
    }
    const marina = { marina_id: found.id, association_code: found.association.code };
    const command = { type: 'SwitchMarina' as const, session_id: session.session_id, marina };
    return this.streams.execute(userRecord, session.user_id, { ...context, marina_id }, (state) =>
      decide(command, state, { now: this.clock.nowIso() }),
    );
  }
}
