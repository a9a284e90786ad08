import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { ListMarinas } from '../../../contracts/marinas/queries.js';
import { kitIsDue } from '../../../contracts/marinas/rules/approval-kit.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock, localDateAndTime } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { JobTimers, RecurringJob } from '../../platform/leases/recurring-job.js';
import { LOGGER } from '../../platform/tokens.js';
import { bookedStatuses } from '../domain/history.js';
import { ApprovalKits } from '../mail/approval-kits.js';
import { reservationList } from '../projections/reservation-list.js';

/** Arrivals whose kits were sent are remembered for two days. */
const REMEMBERED_DAYS = 2;

/**
 * Sends scheduled approval kits at their time, by each marina's clock. What it sent is remembered here only to spare
 * work: the mail's id keeps a stay from getting two kits, also after a restart.
 */
@Injectable()
export class ApprovalKitJob extends RecurringJob {
  protected readonly lease = 'approval-kit-job';
  /** Reservation and arrival of the kits sent by this process. */
  private readonly sent = new Map<string, string>();

  constructor(
    private readonly kits: ApprovalKits,
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
    timers: JobTimers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super(timers);
  }

  protected override async runOnce(): Promise<number> {
    let sent = 0;
    for (const marina of await this.queries.execute(new ListMarinas())) sent += await this.runFor(marina);
    return sent;
  }

  private async runFor(marina: Marina): Promise<number> {
    const kit = await this.kits.kitOf(marina.id);
    if (kit === null || kit.schedule === 'UPON_APPROVAL') return 0;
    const today = this.clock.today(marina.time_zone);
    for (const [id, arrival] of this.sent) if (arrival < addDays(today, -REMEMBERED_DAYS)) this.sent.delete(id);
    let sent = 0;
    const unknown = await this.unknownUntil();
    const then = unknown === null ? null : localDateAndTime(unknown, marina.time_zone);
    for (const { _id: id, start_date } of await this.arrivals(marina.id, today)) {
      if (this.sent.has(id) || (then !== null && kitIsDue(kit.schedule, start_date, then))) continue;
      try {
        if (await this.kits.sendIfDue(id, kit, marina)) {
          this.sent.set(id, start_date);
          sent += 1;
        }
      } catch (error) {
        // One unreadable reservation must not keep the others from their kits.
        this.logger.error({ err: error, reservation: id }, 'approval kit could not be sent');
      }
    }
    return sent;
  }

  /** Booked stays that arrive today or tomorrow. */
  private async arrivals(marina_id: string, today: string): Promise<{ _id: string; start_date: string }[]> {
    const filter = {
      listed_for: marina_id,
      status_code: { $in: [...bookedStatuses] },
      start_date: { $gte: today, $lte: addDays(today, 1) },
    };
    const found: { _id: string; start_date: string }[] = [];
    const model = this.projections.model(reservationList);
    for await (const { _id, start_date } of model.each({ filter, sort: [['start_date', 1]] })) {
      found.push({ _id, start_date });
    }
    return found;
  }
}
