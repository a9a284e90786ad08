import { Injectable } from '@nestjs/common';
import { RevealContact } from '../../../contracts/customers/commands.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { reservationRecord } from '../records/reservation-record.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';

const BOOKING = ['ReservationApproved', 'InstantBookingConfirmed'] as const;
type Booking = Extract<ReservationEvent, { type: (typeof BOOKING)[number] }>;

/** If a marina hides contact details, an approved stay reveals them (spec 1 §6). */
@Injectable()
export class ContactDisclosurePolicy implements Policy<Booking> {
  readonly name = 'contact-revealing';
  readonly reactsTo = BOOKING;

  constructor(
    private readonly commands: CommandBus,
    private readonly streams: StreamRepository,
  ) {}

  async handle(event: LoggedEvent<Booking>): Promise<void> {
    const id = reservationRecord.idOf(event.stream);
    const { state } = await this.streams.load(reservationRecord, id);
    await this.commands.execute(new RevealContact({ boater_id: state.boater_id }, causedBy(event, this.name)));
  }
}
