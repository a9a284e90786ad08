import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { JobTimers, RecurringJob } from '../../platform/leases/recurring-job.js';
import { PushDelivery } from '../lookups/push-delivery.js';
import { notificationList } from '../projections/notification-list.js';
import { pushQueue } from '../projections/push-queue.js';

/** Pushes of one run; the next run sends the rest. */
const MOST_AT_ONCE = 500;
/** Pushes on their way at the same time. */
const SIDE_BY_SIDE = 8;

/** Sends the notifications that are due to the devices of their readers. */
@Injectable()
export class PushJob extends RecurringJob {
  protected readonly lease = 'push-job';

  constructor(
    private readonly projections: ProjectionHost,
    private readonly delivery: PushDelivery,
    private readonly clock: Clock,
    timers: JobTimers,
  ) {
    super(timers);
  }

  protected override async runOnce(): Promise<number> {
    // What was viewed before this run is not pushed.
    await Promise.all([this.projections.upToDate(pushQueue), this.projections.upToDate(notificationList)]);
    const filter = { due_at: { $lte: this.clock.nowIso() } };
    const due = await this.projections
      .model(pushQueue)
      .find({ filter, sort: [['due_at', 1]], skip: 0, limit: MOST_AT_ONCE });
    let sent = 0;
    for (let from = 0; from < due.length; from += SIDE_BY_SIDE) {
      const some = due.slice(from, from + SIDE_BY_SIDE);
      const ends = await Promise.all(
        some.map(({ push_id }) =>
          this.attempt({ push: push_id }, 'a notification could not be pushed', () => this.delivery.tryOf(push_id)),
        ),
      );
      sent += ends.reduce<number>((sum, one) => sum + one, 0);
    }
    return sent;
  }
}
