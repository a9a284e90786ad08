import { Inject } from '@nestjs/common';
import { chainApi } from '../../../contracts/identity/api.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Locks } from '../../platform/leases/locks.js';
import { decide } from '../domain/user.js';
import { ChainMarinas } from '../lookups/chain-marinas.js';
import { ManagingUsers } from '../lookups/managing-users.js';
import { UserAddresses } from '../records/user-addresses.js';
import { marinaUsersLock, userRecord } from '../records/user-record.js';

/** Ends the access of a user that the chain sent or invited to one of its marinas. */
@Handles(chainApi.removeUserFromMarina)
export class EndChainAccess {
  constructor(
    private readonly streams: StreamRepository,
    private readonly chains: ChainMarinas,
    private readonly addresses: UserAddresses,
    private readonly locks: Locks,
    private readonly managers: ManagingUsers,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  execute({
    input: { marina_id, user_id: userId },
    staff: { user_id: managerId },
    context,
  }: ReceivedCall<typeof chainApi.removeUserFromMarina>): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(marinaUsersLock, marina_id, async () => {
      const refusal = await this.chains.refusal(managerId, marina_id);
      if (refusal !== null) return refusal;
      const others = await this.managers.others(marina_id, userId);
      const by = { user_id: managerId, marina_id };
      const now = this.clock.nowIso();
      const found = { now, others_manage: others.manage, others_primary: others.primary };
      const here = { ...context, marina_id };
      const answer = await this.streams.execute(userRecord, userId, here, (state) =>
        decide({ type: 'EndChainAccess', by }, state, found),
      );
      if (!isRefusal(answer)) await this.addresses.release(userId, here);
      return answer;
    });
  }
}
