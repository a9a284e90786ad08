import { groupApi } from '../../../contracts/reservations/api.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Locks } from '../../platform/leases/locks.js';
import { decide } from '../domain/group.js';
import { paidInAll } from '../domain/reservation-state.js';
import { GroupPayer } from '../groups/group-payer.js';
import { GroupMembers } from '../lookups/group-members.js';
import { stillComes } from '../lookups/group-price.js';
import { groupRecord } from '../records/group-record.js';

/** Says who pays for the boats of a group, or for one of them; the reservations are told next. */
@Handles(groupApi.setPayer)
export class SetGroupPayer {
  constructor(
    private readonly streams: StreamRepository,
    private readonly members: GroupMembers,
    private readonly payer: GroupPayer,
    private readonly locks: Locks,
    private readonly clock: Clock,
  ) {}

  execute({
    input: { group_id, payer, reservation_id },
    marinaContext: context,
  }: ReceivedCall<typeof groupApi.setPayer>): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(groupRecord, group_id, async () => {
      const { state } = await this.streams.load(groupRecord, group_id);
      if (state?.marina_id !== context.marina_id) return refuse('not_found', 'NOT_FOUND');
      const answered = await answeredBefore(this.streams, groupRecord, group_id, context);
      if (answered !== null) return answered;
      const boats = (await this.members.of(state)).filter(stillComes).map((boat) => ({
        reservation_id: boat.reservation_id ?? '',
        has_paid: paidInAll(boat) > 0,
        organisers: boat.boater_id === state.boater_id,
      }));
      const command = { type: 'SetPayer' as const, payer, reservation_id: reservation_id ?? null, boats };
      const times = { now: this.clock.nowIso(), today: '' };
      const set = await this.streams.execute(groupRecord, group_id, context, (now) => decide(command, now, times));
      if (isRefusal(set)) return set;
      const concerned = boats.filter((boat) => reservation_id === undefined || boat.reservation_id === reservation_id);
      const ids = concerned.map((boat) => boat.reservation_id);
      await this.payer.tell(state, payer, ids, context);
      return set;
    });
  }
}
