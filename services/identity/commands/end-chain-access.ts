import { Inject } from '@nestjs/common';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/user.js';
import { refuseChainMarina } from '../records/chain-marinas.js';
import { ManagingUsers } from '../records/managing-users.js';
import { MarinaUsersMutex } from '../records/marina-users-mutex.js';
import { UserAddresses } from '../records/user-addresses.js';
import { userRecord } from '../records/user-record.js';

/** Ends the access of a user that the chain sent or invited to one of its marinas. */
export class EndChainAccess extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly managerId: string,
    readonly marinaId: string,
    readonly userId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(EndChainAccess)
export class EndChainAccessHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly addresses: UserAddresses,
    private readonly mutex: MarinaUsersMutex,
    private readonly managers: ManagingUsers,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  execute({ managerId, marinaId, userId, context }: EndChainAccess): Promise<CommandReceipt | Refusal> {
    return this.mutex.runExclusive(marinaId, async () => {
      const refusal = await refuseChainMarina(this.streams, this.queries, managerId, marinaId);
      if (refusal !== null) return refusal;
      const others = await this.managers.others(marinaId, userId);
      const by = { user_id: managerId, marina_id: marinaId };
      const now = this.clock.nowIso();
      const found = { now, others_manage: others.manage, others_primary: others.primary };
      const here = { ...context, marina_id: marinaId };
      const answer = await this.streams.execute(userRecord, userId, here, (state) =>
        decide({ type: 'EndChainAccess', by }, state, found),
      );
      if (!isRefusal(answer)) await this.addresses.release(userId, here);
      return answer;
    });
  }
}
