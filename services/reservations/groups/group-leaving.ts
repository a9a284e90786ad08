import { Injectable } from '@nestjs/common';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { decide, type GroupState } from '../domain/group.js';
import { GroupMembers } from '../lookups/group-members.js';
import { stillComes } from '../lookups/group-price.js';
import { MoveReservation } from '../messages/move-reservation.js';
import { groupRecord } from '../records/group-record.js';

/**
 * A boat leaves its group in two steps: its reservation names the group no more, then the group records it. Whoever
 * calls holds the group's lock; the policy `group-leaving` completes what a crash interrupted.
 */
@Injectable()
export class GroupLeaving {
  constructor(
    private readonly commands: CommandBus,
    private readonly streams: StreamRepository,
    private readonly members: GroupMembers,
    private readonly clock: Clock,
  ) {}

  /** The reservation's step; null if the group has recorded the whole before. */
  async leave(
    group: NonNullable<GroupState>,
    reservation_id: string,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal | null> {
    const { group_id } = group;
    const answered = await answeredBefore(this.streams, groupRecord, group_id, context);
    if (answered !== null) return isRefusal(answered) ? answered : null;
    const boats = await this.members.of(group);
    const others = boats.filter((boat) => boat.reservation_id !== reservation_id && stillComes(boat)).length;
    const judged = decide({ type: 'TakeOut', reservation_id, others }, group, this.times());
    if (isRefusal(judged)) return judged;
    const step = partOf(context, 'boat leaves');
    const left = await this.commands.execute(
      new MoveReservation(reservation_id, { type: 'LeaveGroup', group_id }, step),
    );
    crashPoint('group.after_boat_left');
    return left;
  }

  /** The group's step, whatever the other boats do meanwhile: the reservation has left it. */
  record(group_id: string, reservation_id: string, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(groupRecord, group_id, context, (state) =>
      decide({ type: 'TakeOut', reservation_id, others: 1 }, state, this.times()),
    );
  }

  private times() {
    return { now: this.clock.nowIso(), today: '' };
  }
}
