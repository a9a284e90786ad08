import { Injectable } from '@nestjs/common';
import { RedeemNights, ReturnNights } from '../../../contracts/memberships/commands.js';
import { CARD_STREAM, type NightsRedeemed, type NightsReturned } from '../../../contracts/memberships/events.js';
import { FindRedeemingCards } from '../../../contracts/memberships/queries.js';
import type { StatusCode } from '../../../contracts/reservations/vocabulary.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina, type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { Leases } from '../../platform/leases/leases.js';
import { Locks } from '../../platform/leases/locks.js';
import { reservationRecord } from '../records/reservation-record.js';
import { partyOf, type ReservationCase, ReservationFacts } from '../lookups/reservation-facts.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';
import { bookedStatuses, isOneOf } from '../domain/history.js';
import { standingCode } from '../domain/reservation-state.js';

const OF_RESERVATION = [
  'ReservationApproved',
  'OfferChanged',
  'ReservationCanceledByMarina',
  'ReservationCanceledByBoater',
  'ReservationExpired',
  'PaymentExpired',
] as const;
type OfReservation = Extract<ReservationEvent, { type: (typeof OF_RESERVATION)[number] }>;
type OfCard = NightsRedeemed | NightsReturned;

/** Statuses in which the nights are spent or will be. */
const KEEPING: readonly StatusCode[] = [...bookedStatuses, 'FINISHED'];

/**
 * A membership card's nights are redeemed or returned before an approval or an edit records it, and returned after a
 * reservation has failed. This policy completes what a crash left undone in between, and redeems again nights that were
 * returned while a suspended process was about to approve.
 */
@Injectable()
export class NightsMending implements Policy<OfCard | OfReservation> {
  readonly name = 'nights-mending';
  readonly reactsTo = ['NightsRedeemed', 'NightsReturned', ...OF_RESERVATION] as const;

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly facts: ReservationFacts,
    private readonly locks: Locks,
    private readonly leases: Leases,
  ) {}

  async handle(event: LoggedEvent<OfCard | OfReservation>): Promise<void> {
    // A process alone on its data never loses a lock.
    if (event.type === 'ReservationApproved' && this.leases.alone) return;
    const named = event.stream.startsWith(CARD_STREAM) ? [recordIdOf(event.stream)] : [];
    const reservation_id =
      'reservation_id' in event.data ? event.data.reservation_id : reservationRecord.idOf(event.stream);
    const context = inMarina(causedBy(event, this.name));
    await this.locks.exclusively(reservationRecord, reservation_id, async () => {
      const query = new FindRedeemingCards({ reservation_id, position: event.position });
      const holding = await this.queries.execute(query);
      await this.mend(reservation_id, [...new Set([...holding, ...named])], context);
    });
  }

  /** The card whose nights an approval would redeem. */
  private async ownCard(found: ReservationCase | Refusal): Promise<readonly string[]> {
    if (isRefusal(found)) return [];
    const card = await this.facts.card(found.marina, partyOf(found.id, found.state));
    return card === null ? [] : [card.card_id];
  }

  /**
   * The first card holds the nights that the reservation records, every other card none. No card holds any if the
   * reservation was never made or has failed. Correct holdings stay unchanged.
   */
  private async mend(reservation_id: string, cards: readonly string[], context: MarinaContext): Promise<void> {
    const found = await this.facts.find(reservation_id, context, 'left_out');
    const booked = !isRefusal(found) && isOneOf(KEEPING, standingCode(found.state) ?? 'INITIATED') ? found.state : null;
    const nights = booked?.price?.offer.nights_to_redeem ?? 0;
    for (const [index, card_id] of (cards.length > 0 || nights === 0 ? cards : await this.ownCard(found)).entries()) {
      const step = partOf(context, card_id);
      await this.commands.execute(
        booked === null || nights === 0 || index > 0
          ? new ReturnNights({ card_id, reservation_id }, step)
          : new RedeemNights(
              { card_id, reservation_id, nights, start_date: booked.start_date, end_date: booked.end_date },
              step,
            ),
      );
    }
  }
}
