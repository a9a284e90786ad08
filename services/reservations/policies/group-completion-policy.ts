import { Injectable } from '@nestjs/common';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { GroupEntries } from '../groups/group-entries.js';
import type { GroupEvent } from '../domain/events/group-events.js';
import { groupRecord } from '../records/group-record.js';

type Begun = Extract<GroupEvent, { type: 'GroupOpened' | 'GroupBoatsAdded' }>;

/** Enters the boats of a group that a crash left out, as the person who entered the group; otherwise a no-op. */
@Injectable()
export class GroupCompletionPolicy implements Policy<Begun> {
  readonly name = 'group-finishing';
  readonly reactsTo = ['GroupOpened', 'GroupBoatsAdded'] as const;

  constructor(
    private readonly streams: StreamRepository,
    private readonly entries: GroupEntries,
    private readonly locks: Locks,
  ) {}

  async handle(event: LoggedEvent<Begun>): Promise<void> {
    const { entry_id } = event.data;
    if (entry_id === undefined) return;
    const group_id = groupRecord.idOf(event.stream);
    const { command_id, command_hash, actor } = event.metadata;
    const context = { ...inMarina(causedBy(event, this.name)), command_id, command_hash, actor };
    await this.locks.exclusively(groupRecord, group_id, async () => {
      const { state } = await this.streams.load(groupRecord, group_id);
      const list = state?.lists.find((one) => one.entry_id === entry_id);
      if (list?.outcome === null) await this.entries.complete(group_id, context);
    });
  }
}
