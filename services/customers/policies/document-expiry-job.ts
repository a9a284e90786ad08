import { Injectable } from '@nestjs/common';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { ListMarinas } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { systemContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { JobTimers, RecurringJob } from '../../platform/leases/recurring-job.js';
import { documentList } from '../projections/document-list.js';
import { DocumentRegister } from '../records/document-register.js';

const JOB = 'document-expiry-job';

/** Decides, by each marina's calendar, that boaters are reminded of documents that end soon. */
@Injectable()
export class DocumentExpiryJob extends RecurringJob {
  protected readonly lease = JOB;

  constructor(
    private readonly register: DocumentRegister,
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
    timers: JobTimers,
  ) {
    super(timers);
  }

  protected override async runOnce(): Promise<number> {
    // A later run finds what is still missing.
    await this.projections.upToDate(documentList);
    const marinas = await this.queries.execute(new ListMarinas());
    let reminded = 0;
    for (const marina of marinas) {
      for (const { id, remind_on } of await this.due(marina)) reminded += await this.remind(marina.id, id, remind_on);
    }
    return reminded;
  }

  private async due({ id: marina_id, time_zone }: Marina) {
    const filter = { marina_id, remind_on: { $lte: this.clock.today(time_zone), $ne: null } };
    const found: { id: string; remind_on: string }[] = [];
    // Read all pages before acting, because acting removes documents from the pages.
    const model = this.projections.model(documentList);
    for await (const { _id, remind_on } of model.each({ filter, sort: [['remind_on', 1]] })) {
      found.push({ id: _id, remind_on: remind_on ?? '' });
    }
    return found;
  }

  private remind(marina_id: string, id: string, remind_on: string): Promise<number> {
    const context = systemContext(deriveId(JOB, id, remind_on), JOB, marina_id);
    return this.attempt({ document: id }, 'the boater could not be reminded of a document', () =>
      this.register.decide(marina_id, id, { type: 'RemindOfExpiry' }, context),
    );
  }
}
