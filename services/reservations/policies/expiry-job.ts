import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { ListMarinas } from '../../../contracts/marinas/queries.js';
import { IsBoatHere } from '../../../contracts/traffic/queries.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { systemContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { JobTimers, RecurringJob } from '../../platform/leases/recurring-job.js';
import { LOGGER } from '../../platform/tokens.js';
import { MoveReservation, type MovingCommand } from '../messages/move-reservation.js';
import { type DeadlineDocument, deadlines } from '../projections/deadlines.js';

const COMMANDS: Record<DeadlineDocument['kind'], MovingCommand> = {
  marina_answer: { type: 'ExpireWithoutMarinaResponse' },
  boater_answer: { type: 'ExpireWithoutBoaterResponse' },
  payment: { type: 'ExpireUnpaid' },
  berth_offer: { type: 'ExpireBerthOffer' },
  terms_offer: { type: 'ExpireTermsOffer' },
  instalment: { type: 'FollowContract' },
  instalment_reminder: { type: 'FollowContract' },
  contract_end: { type: 'FollowContract' },
  finish: { type: 'FinishStay', departed: false },
};

/**
 * Carries out what time alone decides: the three expiries, the steps of long-term contracts and the end of stays, by each marina's calendar. The decider
 * checks every command again, so running late, twice or concurrently does no harm.
 */
@Injectable()
export class ExpiryJob extends RecurringJob {
  protected readonly lease = 'expiry-job';

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
    // A later run finds what is still missing.
    await this.projections.upToDate(deadlines);
    const marinas = await this.queries.execute(new ListMarinas());
    let carriedOut = 0;
    for (const marina of marinas) {
      for (const deadline of await this.due(marina)) carriedOut += await this.carryOut(deadline);
    }
    return carriedOut;
  }

  private async due(marina: Marina): Promise<Document<DeadlineDocument>[]> {
    const model = this.projections.model(deadlines);
    const today = this.clock.today(marina.time_zone);
    const byDate = { marina_id: marina.id, due_date: { $lt: today } };
    const byInstant = { marina_id: marina.id, due_at: { $lte: this.clock.nowIso() } };
    const found: Document<DeadlineDocument>[] = [];
    // Read all pages before acting, because acting removes documents from the pages.
    for await (const deadline of model.each({ filter: byDate, sort: [['due_date', 1]] })) found.push(deadline);
    for await (const deadline of model.each({ filter: byInstant, sort: [['due_at', 1]] })) found.push(deadline);
    return found;
  }

  private async carryOut(deadline: Document<DeadlineDocument>): Promise<number> {
    const { _id: id, kind, marina_id, state } = deadline;
    // A stay that was reopened finishes a second time on the same day of the calendar.
    const due = [deadline.due_date ?? deadline.due_at ?? '', `${state.statuses.length}`];
    const command_id = deriveId('expiry-job', id, kind, ...due);
    const context = systemContext(command_id, 'expiry-job', marina_id);
    try {
      // A boat that is still there ends its stay by leaving, or gets more nights (docs/rules/traffic.md).
      if (kind === 'finish' && (await this.queries.execute(new IsBoatHere(id)))) return 0;
      const answer: unknown = await this.commands.execute(new MoveReservation(id, COMMANDS[kind], context));
      return typeof answer === 'object' && answer !== null && 'revision' in answer ? 1 : 0;
    } catch (error) {
      // One unreadable reservation must not keep the others from expiring.
      this.logger.error({ err: error, reservation: id, kind }, 'deadline could not be carried out');
      return 0;
    }
  }
}
