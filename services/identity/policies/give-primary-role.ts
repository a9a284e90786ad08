import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import type { UserEventOf } from '../domain/user-events.js';
import { decide } from '../domain/user.js';
import { ManagingUsers } from '../lookups/managing-users.js';
import { userList } from '../projections/user-list.js';
import { marinaUsersLock, userRecord } from '../records/user-record.js';

type Changed = UserEventOf<'UserAdded' | 'MarinaAccessGranted' | 'MarinaAccessRemoved'>;

/**
 * A marina that somebody manages has a primary user: where nobody has the role, the user who was added first of those who
 * manage it gets it. It also repairs marinas whose users were recorded before the role could be given.
 */
@Injectable()
export class GivePrimaryRole implements Policy<Changed> {
  readonly name = 'give-primary-role';
  readonly reactsTo = ['UserAdded', 'MarinaAccessGranted', 'MarinaAccessRemoved'] as const satisfies Changed['type'][];

  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly managers: ManagingUsers,
    private readonly locks: Locks,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  repairs({ data }: LoggedEvent<Changed>): string {
    return marinasIn(data).join(' ');
  }

  async handle(event: LoggedEvent<Changed>): Promise<void> {
    const marinaIds = marinasIn(event.data);
    if (marinaIds.length === 0) return;
    await this.projections.upToDate(userList);
    for (const marina_id of marinaIds) {
      await this.locks.exclusively(marinaUsersLock, marina_id, async () => {
        const user_id = await this.managers.earliestWithoutPrimary(marina_id);
        if (user_id === null) return;
        const context = { ...causedBy(event, this.name, marina_id), marina_id };
        await this.streams.execute(userRecord, user_id, context, (state) =>
          decide({ type: 'BecomePrimary', marina_id }, state, { now: this.clock.nowIso() }),
        );
      });
    }
  }
}

function marinasIn(data: Changed['data']): readonly string[] {
  return 'marinas' in data ? data.marinas.map(({ marina_id }) => marina_id) : [data.marina_id];
}
