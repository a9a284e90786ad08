import { Injectable } from '@nestjs/common';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Policy } from '../../platform/consuming/policy-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';
import { ApprovalKits } from '../mail/approval-kits.js';
import { reservationRecord } from '../records/reservation-record.js';

type Approved = Extract<ReservationEvent, { type: 'ReservationApproved' | 'InstantBookingConfirmed' }>;

/** Older approvals get no kit: after a long outage, or in a generated history. */
const NEWS_FOR_MS = 3 * 24 * 60 * 60 * 1000;

/** Sends the approval kit with the approval, also where its scheduled time has already passed. */
@Injectable()
export class ApprovalKitMails implements Policy<Approved> {
  readonly name = 'approval-kit-mails';
  readonly reactsTo = ['ReservationApproved', 'InstantBookingConfirmed'] as const;

  constructor(
    private readonly kits: ApprovalKits,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async handle(logged: LoggedEvent<Approved>): Promise<void> {
    const { marina_id, recorded_at } = logged.metadata;
    if (marina_id === null || this.clock.now().getTime() - Date.parse(recorded_at) > NEWS_FOR_MS) return;
    const kit = await this.kits.kitOf(marina_id);
    if (kit === null) return;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return;
    await this.kits.sendIfDue(reservationRecord.idOf(logged.stream), kit, marina);
  }
}
