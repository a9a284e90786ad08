import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { systemContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { JobTimers, RecurringJob } from '../../platform/leases/recurring-job.js';
import type { Settings } from '../../platform/settings/settings.js';
import { SETTINGS } from '../../platform/tokens.js';
import { filesDueBy, removeUnapprovedFiles } from '../domain/unapproved-files.js';
import { reservationDetails } from '../projections/reservation-details.js';
import { reservationRecord } from '../records/reservation-record.js';

const JOB = 'unapproved-files-job';

/** Removes the files of reservations that ended unapproved, `UNAPPROVED_FILES_DAYS` days after they ended. */
@Injectable()
export class UnapprovedFilesJob extends RecurringJob {
  protected readonly lease = JOB;

  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly locks: Locks,
    private readonly clock: Clock,
    timers: JobTimers,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    super(timers);
  }

  protected override async runOnce(): Promise<number> {
    // A later run finds what is still missing.
    await this.projections.upToDate(reservationDetails);
    const ended_by = filesDueBy(this.clock.now(), this.settings.UNAPPROVED_FILES_DAYS);
    const model = this.projections.model(reservationDetails);
    const filter = { unapproved_since: { $ne: null, $lte: ended_by } };
    const due: { id: string; marina_id: string }[] = [];
    // Read all pages before acting, because acting removes reservations from the pages.
    for await (const { _id: id, marina_id } of model.each({ filter, sort: [['unapproved_since', 1]] })) {
      due.push({ id, marina_id });
    }
    let removed = 0;
    for (const { id, marina_id } of due) removed += await this.remove(id, marina_id, ended_by);
    return removed;
  }

  private remove(id: string, marina_id: string, ended_by: string): Promise<number> {
    const context = systemContext(deriveId(JOB, id), JOB, marina_id);
    const now = this.clock.nowIso();
    return this.attempt({ reservation: id }, 'the files of an unapproved reservation could not be removed', () =>
      this.locks.exclusively(reservationRecord, id, () =>
        this.streams.execute(reservationRecord, id, context, (state) =>
          removeUnapprovedFiles(state, { now, ended_by }),
        ),
      ),
    );
  }
}
