import { Injectable } from '@nestjs/common';
import { CommandBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { PlanAgreement } from '../berthing/plan-agreement.js';
import type { ReservationEventOf } from '../domain/events/reservation-event.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { OfferBerthToNext } from '../messages/offer-berth-to-next.js';
import { reservationRecord } from '../records/reservation-record.js';

type Ended = ReservationEventOf<'BerthOfferDeclined' | 'BerthOfferExpired'>;

/**
 * A berth that was declined, or not answered for in time, passes to the next on the waiting list by itself. A berth that
 * staff withdrew does not: they decide what becomes of it.
 */
@Injectable()
export class BerthHandOnPolicy implements Policy<Ended> {
  readonly name = 'berth-passing';
  /** A berth that nobody could have then may be free for somebody now, who would be surprised by an offer. */
  readonly skipsUnknown = true;
  readonly reactsTo = ['BerthOfferDeclined', 'BerthOfferExpired'] as const;

  constructor(
    private readonly commands: CommandBus,
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly agreement: PlanAgreement,
    private readonly locks: Locks,
    private readonly clock: Clock,
  ) {}

  async handle(event: LoggedEvent<Ended>): Promise<void> {
    const context = inMarina(causedBy(event, this.name));
    const reservationId = reservationRecord.idOf(event.stream);
    // The berth is free once the plan has released it.
    await this.locks.exclusively(reservationRecord, reservationId, () =>
      this.agreement.restore(reservationId, context),
    );
    const { berth_id, offer_id } = event.data;
    const { state } = await this.streams.load(reservationRecord, reservationId);
    const ended = state.ended_offers.find((offer) => offer.offer_id === offer_id);
    const marina = await this.facts.marina(context.marina_id);
    if (ended === undefined || marina === null) return;
    const { start_date, end_date } = ended;
    if (end_date <= this.clock.today(marina.time_zone)) return;
    const freed = { berth_id, start_date, end_date, after_offer_id: offer_id };
    // A refusal means that nobody on the list can have it: the berth stays free.
    await this.commands.execute(new OfferBerthToNext(freed, context));
  }
}
