import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/marina-invitation.js';
import type { UserEventOf } from '../domain/user-events.js';
import { marinaInvitationList } from '../projections/marina-invitation-list.js';
import { marinaInvitationRecord } from '../records/marina-invitation-record.js';

type Removed = UserEventOf<'MarinaAccessRemoved'>;

/**
 * Closes the other open invitations to a marina that a user was taken out of, so that nobody is offered what the user's
 * own record refuses by the time of the removal.
 */
@Injectable()
export class CloseMarinaInvitations implements Policy<Removed> {
  readonly name = 'close-marina-invitations';
  readonly reactsTo = ['MarinaAccessRemoved'] as const satisfies Removed['type'][];

  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async handle(event: LoggedEvent<Removed>): Promise<void> {
    const { user_id, marina_id, at: removed_at = event.metadata.recorded_at } = event.data;
    await this.projections.upToDate(marinaInvitationList);
    const model = this.projections.model(marinaInvitationList);
    const ids: string[] = [];
    for await (const { invitation_id } of model.each({
      filter: { user_id, marina_id, open: true },
      sort: [['expires_at', 1]],
    })) {
      ids.push(invitation_id);
    }
    for (const id of ids) {
      const context = { ...causedBy(event, this.name, id), marina_id };
      await this.streams.execute(marinaInvitationRecord, id, context, (state) =>
        decide({ type: 'Close', removed_at }, state, { now: this.clock.nowIso() }),
      );
    }
  }
}
