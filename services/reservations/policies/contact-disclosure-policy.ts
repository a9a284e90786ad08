import { Injectable } from '@nestjs/common';
import { RevealContact } from '../../../contracts/customers/commands.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { beginsSoon, hidesContacts, shownUntil } from '../domain/shown-contacts.js';
import { reservationRecord } from '../records/reservation-record.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';

const REVEALING = [
  'ReservationApproved',
  'InstantBookingConfirmed',
  'ReservationRequested',
  'ReservationCreatedByMarina',
] as const;
type Revealing = Extract<ReservationEvent, { type: (typeof REVEALING)[number] }>;

/**
 * If a marina hides contact details, it sees those of a boater from the approval of a stay on (spec 1 §6), and before it of
 * whoever asks for a stay that begins soon or was entered by the marina itself.
 */
@Injectable()
export class ContactDisclosurePolicy implements Policy<Revealing> {
  readonly name = 'contact-revealing';
  readonly reactsTo = REVEALING;

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  async handle(event: LoggedEvent<Revealing>): Promise<void> {
    const id = reservationRecord.idOf(event.stream);
    const { state } = await this.streams.load(reservationRecord, id);
    const reason = await this.reasonFor(event, state);
    if (reason === null) return;
    await this.commands.execute(new RevealContact({ boater_id: state.boater_id, reason }, causedBy(event, this.name)));
  }

  private async reasonFor({ type }: LoggedEvent<Revealing>, stay: { marina_id: string; start_date: string }) {
    if (type === 'ReservationApproved' || type === 'InstantBookingConfirmed') return 'approved';
    const marina = await this.queries.execute(new FindMarina(stay.marina_id));
    if (marina === null || !hidesContacts(marina)) return null;
    const today = this.clock.today(marina.time_zone);
    // A marina that shows no contact details before the approval makes no exception.
    if (shownUntil(marina, today) === null) return null;
    if (type === 'ReservationCreatedByMarina') return 'booked_by_marina';
    return beginsSoon(stay, marina, today) ? 'begins_soon' : null;
  }
}
