import { Inject } from '@nestjs/common';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide, mayWorkIn } from '../domain/user.js';
import { NeedsSecondFactor } from '../queries/second-factor.js';
import { userRecord } from '../records/user-record.js';

export class SwitchMarina extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly session: { readonly user_id: string; readonly session_id: string },
    readonly marinaId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SwitchMarina)
export class SwitchMarinaHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ session, marinaId, context }: SwitchMarina): Promise<CommandReceipt | Refusal> {
    const found = await this.queries.execute(new FindMarina(marinaId));
    if (found === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const { state: user } = await this.streams.load(userRecord, session.user_id);
    if (user.exists && mayWorkIn(user, { marina_id: found.id, association_code: found.association.code })) {
      const needsFactor = await this.queries.execute(new NeedsSecondFactor(user, marinaId));
      if (needsFactor) return refuse('forbidden', 'SECOND_FACTOR_MISSING');
    }
    const marina = { marina_id: found.id, association_code: found.association.code };
    const command = { type: 'SwitchMarina' as const, session_id: session.session_id, marina };
    return this.streams.execute(userRecord, session.user_id, { ...context, marina_id: marinaId }, (state) =>
      decide(command, state, { now: this.clock.nowIso() }),
    );
  }
}
