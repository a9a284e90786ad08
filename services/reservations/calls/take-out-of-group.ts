import { groupApi } from '../../../contracts/reservations/api.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { GroupLeaving } from '../groups/group-leaving.js';
import { groupRecord } from '../records/group-record.js';

/** Takes a boat out of its group. Its reservation stays, with the price that was offered. */
@Handles(groupApi.takeOut)
export class TakeOutOfGroup {
  constructor(
    private readonly streams: StreamRepository,
    private readonly leaving: GroupLeaving,
    private readonly locks: Locks,
  ) {}

  execute({
    input: { group_id, reservation_id },
    marinaContext: context,
  }: ReceivedCall<typeof groupApi.takeOut>): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(groupRecord, group_id, async () => {
      const { state } = await this.streams.load(groupRecord, group_id);
      if (state?.marina_id !== context.marina_id) return refuse('not_found', 'NOT_FOUND');
      const left = await this.leaving.leave(state, reservation_id, context);
      return isRefusal(left) ? left : this.leaving.record(group_id, reservation_id, context);
    });
  }
}
