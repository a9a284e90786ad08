import { Injectable } from '@nestjs/common';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { NewsPolicy } from '../../platform/consuming/news-policy.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';
import { ApprovalKits } from '../mail/approval-kits.js';
import { reservationRecord } from '../records/reservation-record.js';

type Approved = Extract<ReservationEvent, { type: 'ReservationApproved' | 'InstantBookingConfirmed' }>;

/** Sends the approval kit with the approval, also where its scheduled time has already passed. */
@Injectable()
export class ApprovalKitMails extends NewsPolicy<Approved> {
  readonly name = 'approval-kit-mails';
  readonly reactsTo = ['ReservationApproved', 'InstantBookingConfirmed'] as const;

  constructor(
    clock: Clock,
    private readonly kits: ApprovalKits,
    private readonly queries: QueryBus,
  ) {
    super(clock);
  }

  protected async react(logged: LoggedEvent<Approved>): Promise<void> {
    const { marina_id } = logged.metadata;
    if (marina_id === null) return;
    const kit = await this.kits.kitOf(marina_id);
    if (kit === null) return;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return;
    await this.kits.sendIfDue(reservationRecord.idOf(logged.stream), kit, marina);
  }
}
