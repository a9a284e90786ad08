import { Injectable } from '@nestjs/common';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { RemedyProcess } from '../berthing/remedy-process.js';
import type { RemedyBegun } from '../domain/conflict-events.js';
import { conflictRecord } from '../records/conflict-record.js';

/** Completes a remedy that a crash interrupted, as the person who chose it; otherwise a no-op. */
@Injectable()
export class RemedyCompletionPolicy implements Policy<RemedyBegun> {
  readonly name = 'remedy-finishing';
  readonly reactsTo = ['RemedyBegun'] as const;

  constructor(
    private readonly streams: StreamRepository,
    private readonly carrying: RemedyProcess,
    private readonly locks: Locks,
  ) {}

  handle(event: LoggedEvent<RemedyBegun>): Promise<void> {
    const { conflict_id, command_id, command_hash } = event.data;
    const context = { ...inMarina(causedBy(event, this.name)), command_id, command_hash, actor: event.metadata.actor };
    return this.locks.exclusively(conflictRecord, conflict_id, async () => {
      const { open } = (await this.streams.load(conflictRecord, conflict_id)).state;
      if (open?.command_id === command_id) await this.carrying.complete(open, context);
    });
  }
}
