import { Injectable } from '@nestjs/common';
import type { DisplacedChoice } from '../../../contracts/absences/absence.js';
import { absenceErrors } from '../../../contracts/absences/errors.js';
import { PostMessage } from '../../../contracts/messages/commands.js';
import { DescribeStays } from '../../../contracts/reservations/queries.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { AbsencePlans } from '../domain/absence.js';
import { absenceRecord } from '../records/absence-record.js';
import { FindDisplaced } from '../../../contracts/berths/rehearsal-queries.js';

/** Writes to visitors about the berth that a change of an absence would take from them. */
@Injectable()
export class DisplacedVisitors {
  constructor(
    private readonly streams: StreamRepository,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Sends the messages of the change into the conversations of the visitors' reservations. The absence does not change, so
   * the receipt has its present revision. A resend sends nothing twice.
   */
  async writeTo(
    absenceId: string,
    revision: number,
    { plans, displaced = [] }: { readonly plans: AbsencePlans | null; readonly displaced?: readonly DisplacedChoice[] },
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const answered = await answeredBefore(this.streams, absenceRecord, absenceId, context);
    if (answered !== null) return answered;
    const { marina_id } = context;
    const dates = plans === null ? null : { start_date: plans.departure_date, end_date: plans.return_date };
    const visits = await this.queries.execute(new FindDisplaced(marina_id, { absence_id: absenceId, dates }));
    if (isRefusal(visits)) return visits;
    const reservations = new Map(visits.map(({ allocation_id, reservation_id }) => [allocation_id, reservation_id]));
    const unknown = displaced.find(({ allocation_id }) => !reservations.has(allocation_id));
    if (unknown !== undefined) {
      const { allocation_id } = unknown;
      return refuse('conflict', absenceErrors.not_displaced, { details: { allocation_id } });
    }
    const reservation_ids = [...reservations.values()];
    const stays = await this.queries.execute(new DescribeStays({ marina_id, reservation_ids }));
    for (const choice of displaced) {
      const stay = stays.get(reservations.get(choice.allocation_id) ?? '');
      if (choice.choice !== 'MESSAGE' || stay === undefined) continue;
      const { reservation_id, boater_id } = stay;
      const message = { boater_id, reservation_id, text: choice.text, from: 'MARINA' as const };
      const sent = await this.commands.execute(
        new PostMessage(message, partOf(context, `message ${choice.allocation_id}`)),
      );
      if (isRefusal(sent)) return sent;
    }
    return { id: absenceId, revision, position: 0 };
  }
}
