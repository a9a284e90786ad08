import { Injectable } from '@nestjs/common';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { Locks } from '../../platform/leases/locks.js';
import type { WalkBookEvent } from '../domain/walk-book.js';
import { WalkOpener } from '../records/walk-opener.js';
import { walkBookRecord } from '../records/walk-records.js';

/** Starts a walk that the book has, and saves the one before, if a crash kept the handler from doing so. */
@Injectable()
export class WalkOpeningPolicy implements Policy<WalkBookEvent> {
  readonly name = 'dock-walk-opening';
  readonly reactsTo = ['DockWalkOpened'] as const;

  constructor(
    private readonly opening: WalkOpener,
    private readonly locks: Locks,
  ) {}

  async handle(event: LoggedEvent<WalkBookEvent>): Promise<void> {
    const context = inMarina(causedBy(event, this.name));
    const { session_id, previous_session_id } = event.data;
    // The person who started the walk, not the system, is its author.
    const author = { ...context, actor: event.metadata.actor };
    await this.locks.exclusively(walkBookRecord, context.marina_id, () =>
      this.opening.open(session_id, previous_session_id, author),
    );
  }
}
