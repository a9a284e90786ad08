import { Injectable } from '@nestjs/common';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import type { GroupEvent } from '../domain/events/group-events.js';
import { GroupPayer } from '../groups/group-payer.js';
import { GroupMembers } from '../lookups/group-members.js';
import { groupRecord } from '../records/group-record.js';

type PayerSet = Extract<GroupEvent, { type: 'GroupPayerSet' }>;

/** Tells the reservations that a crash left out who pays for them; otherwise a no-op. */
@Injectable()
export class GroupPayerPolicy implements Policy<PayerSet> {
  readonly name = 'group-payer';
  readonly reactsTo = ['GroupPayerSet'] as const;

  constructor(
    private readonly streams: StreamRepository,
    private readonly members: GroupMembers,
    private readonly payer: GroupPayer,
    private readonly locks: Locks,
  ) {}

  async handle(event: LoggedEvent<PayerSet>): Promise<void> {
    const { payer, reservation_ids } = event.data;
    const group_id = groupRecord.idOf(event.stream);
    await this.locks.exclusively(groupRecord, group_id, async () => {
      const { state, revision } = await this.streams.load(groupRecord, group_id);
      // Whoever changed it later has told the reservations themselves.
      if (state === null || revision !== event.revision) return;
      const paid_by = payer === 'ORGANISER' ? state.boater_id : null;
      const boats = await this.members.of(state);
      const left = boats.flatMap(({ reservation_id: id, paid_by: by = null }) =>
        id !== null && reservation_ids.includes(id) && by !== paid_by ? [id] : [],
      );
      await this.payer.tell(state, payer, left, inMarina(causedBy(event, this.name)));
    });
  }
}
