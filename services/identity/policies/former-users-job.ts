import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { systemContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Erasure } from '../../platform/erasing/erasure.js';
import { JobTimers, RecurringJob } from '../../platform/leases/recurring-job.js';
import type { Settings } from '../../platform/settings/settings.js';
import { SETTINGS } from '../../platform/tokens.js';
import { formerUsers } from '../projections/former-users.js';

const JOB = 'former-users-job';
const DAY_MS = 86_400_000;

/**
 * Erases users `FORMER_STAFF_DAYS` days after their deletion: the history and the mails then show their work without
 * their names. Does nothing while the setting is missing.
 */
@Injectable()
export class FormerUsersJob extends RecurringJob {
  protected readonly lease = JOB;

  constructor(
    private readonly projections: ProjectionHost,
    private readonly erasure: Erasure,
    private readonly clock: Clock,
    timers: JobTimers,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    super(timers);
  }

  protected override async runOnce(): Promise<number> {
    const days = this.settings.FORMER_STAFF_DAYS;
    if (days === undefined) return 0;
    // A later run finds what is still missing.
    await this.projections.upToDate(formerUsers);
    const deletedBy = new Date(this.clock.now().getTime() - days * DAY_MS).toISOString();
    const filter = { erased: false, deleted_at: { $lte: deletedBy } };
    const due: string[] = [];
    // Read all pages before acting, because acting removes users from the pages.
    for await (const { user_id } of this.projections.model(formerUsers).each({ filter, sort: [['deleted_at', 1]] })) {
      due.push(user_id);
    }
    let erased = 0;
    for (const user_id of due) {
      const context = systemContext(deriveId(JOB, user_id), JOB, null);
      erased += await this.attempt({ user: user_id }, 'a former user could not be erased', () =>
        this.erasure.erase(user_id, context),
      );
    }
    return erased;
  }
}
