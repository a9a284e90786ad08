import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { RevealContact } from '../../../contracts/customers/commands.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { ListMarinas } from '../../../contracts/marinas/queries.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { systemContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { JobTimers, RecurringJob } from '../../platform/leases/recurring-job.js';
import { LOGGER } from '../../platform/tokens.js';
import { openStatuses } from '../domain/history.js';
import { hidesContacts, shownUntil } from '../domain/shown-contacts.js';
import { reservationList } from '../projections/reservation-list.js';

/** Shows the hidden contact details of whoever has asked for a stay, once it begins soon by the marina's calendar. */
@Injectable()
export class ContactDisclosureJob extends RecurringJob {
  protected readonly lease = 'contact-disclosure-job';
  /** Stays whose boaters this process has shown, to spare work: a second time changes nothing. */
  private readonly shown = new Set<string>();

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
    timers: JobTimers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super(timers);
  }

  protected override async runOnce(): Promise<number> {
    let shown = 0;
    for (const marina of await this.queries.execute(new ListMarinas())) {
      if (hidesContacts(marina)) shown += await this.runFor(marina);
    }
    return shown;
  }

  private async runFor(marina: Marina): Promise<number> {
    const today = this.clock.today(marina.time_zone);
    const until = shownUntil(marina, today);
    if (until === null) return 0;
    const filter = {
      listed_for: marina.id,
      status_code: { $in: [...openStatuses] },
      start_date: { $gte: today, $lte: until },
    };
    const due: { _id: string; boater_id: string }[] = [];
    const model = this.projections.model(reservationList);
    for await (const { _id, boater_id } of model.each({ filter, sort: [['start_date', 1]] }))
      due.push({ _id, boater_id });
    let shown = 0;
    for (const { _id: id, boater_id } of due.filter(({ _id }) => !this.shown.has(_id))) {
      try {
        const context = systemContext(deriveId(this.lease, id), this.lease, marina.id);
        await this.commands.execute(new RevealContact({ boater_id, reason: 'begins_soon' }, context));
        this.shown.add(id);
        shown += 1;
      } catch (error) {
        // One unreadable record must not hide the others.
        this.logger.error({ err: error, reservation: id }, 'contact details could not be shown');
      }
    }
    return shown;
  }
}
