import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { systemContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { JobTimers, RecurringJob } from '../../platform/leases/recurring-job.js';
import { closureTellings } from '../projections/closure-tellings.js';
import { ClosureTellings } from '../records/closure-tellings.js';

const JOB = 'closure-telling-job';

/** Tells the people of closures at the time that staff chose. */
@Injectable()
export class ClosureTellingJob extends RecurringJob {
  protected readonly lease = JOB;

  constructor(
    private readonly tellings: ClosureTellings,
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
    timers: JobTimers,
  ) {
    super(timers);
  }

  protected override async runOnce(): Promise<number> {
    // Staff may have taken it back a moment ago.
    await this.projections.upToDate(closureTellings);
    const filter = { due_at: { $ne: null, $lte: this.clock.nowIso() } };
    const due: { id: string; marina_id: string; due_at: string | null }[] = [];
    const model = this.projections.model(closureTellings);
    for await (const { _id: id, marina_id, due_at } of model.each({ filter, sort: [['due_at', 1]] })) {
      due.push({ id, marina_id, due_at });
    }
    let told = 0;
    for (const { id, marina_id, due_at } of due) {
      const context = systemContext(deriveId(JOB, id, due_at ?? ''), JOB, marina_id);
      told += await this.attempt({ closure: id }, 'the people of a closure could not be told', () =>
        this.tellings.execute(id, { type: 'Tell' }, context),
      );
    }
    return told;
  }
}
