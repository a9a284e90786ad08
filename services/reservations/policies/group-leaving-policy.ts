import { Injectable } from '@nestjs/common';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import type { ReservationEventOf } from '../domain/events/reservation-event.js';
import { GroupLeaving } from '../groups/group-leaving.js';
import { groupRecord } from '../records/group-record.js';
import { reservationRecord } from '../records/reservation-record.js';

type Left = Pick<ReservationEventOf<'ReservationLeftGroup'>, 'type' | 'data'>;

/** Records in the group that a boat has left it, if a crash kept that out; otherwise a no-op. */
@Injectable()
export class GroupLeavingPolicy implements Policy<Left> {
  readonly name = 'group-leaving';
  readonly reactsTo = ['ReservationLeftGroup'] as const;

  constructor(
    private readonly streams: StreamRepository,
    private readonly leaving: GroupLeaving,
    private readonly locks: Locks,
  ) {}

  async handle(event: LoggedEvent<Left>): Promise<void> {
    const { group_id } = event.data;
    const reservation_id = reservationRecord.idOf(event.stream);
    await this.locks.exclusively(groupRecord, group_id, async () => {
      const { state } = await this.streams.load(groupRecord, group_id);
      if (state?.reservation_ids.includes(reservation_id) !== true) return;
      await this.leaving.record(group_id, reservation_id, inMarina(causedBy(event, this.name)));
    });
  }
}
