import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ReturnNights } from '../../../contracts/memberships/commands.js';
import type { NightsRedeemed } from '../../../contracts/memberships/events.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { BerthsUnderWay } from '../commands/berths-under-way.js';
import { reservationAggregate } from '../commands/reservation-aggregate.js';
import { partyOf, ReservationFacts } from '../commands/reservation-facts.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';
import { standingCode } from '../domain/reservation-state.js';

const CLOSING = [
  'ReservationCanceledByMarina',
  'ReservationCanceledByBoater',
  'ReservationExpired',
  'PaymentExpired',
] as const;
type Closing = Extract<ReservationEvent, { type: (typeof CLOSING)[number] }>;

/**
 * A membership card's nights are taken before an approval says so, and given back after a reservation has
 * come to nothing. This makes up for what a crash left out in between.
 */
@Injectable()
export class NightsMending implements Policy<NightsRedeemed | Closing> {
  readonly name = 'nights-mending';
  readonly reactsTo = ['NightsRedeemed', ...CLOSING] as const;

  constructor(
    private readonly commands: CommandBus,
    private readonly facts: ReservationFacts,
    private readonly underWay: BerthsUnderWay,
  ) {}

  async handle(event: LoggedEvent<NightsRedeemed | Closing>): Promise<void> {
    const redeemed = event.type === 'NightsRedeemed';
    const reservationId = redeemed
      ? (event.data as NightsRedeemed['data']).reservation_id
      : event.stream.slice(reservationAggregate.prefix.length);
    const context = causedBy(event, this.name);
    await this.underWay.settled(reservationId);
    const found = await this.facts.find(reservationId, context);
    if (isRefusal(found)) {
      // The reservation was never made: its command died before it got there.
      if (redeemed) await this.giveBack(event.stream.slice('card-'.length), reservationId, context);
      return;
    }
    if (standingCode(found.state) === 'APPROVED' && (found.state.price?.offer.nights_to_redeem ?? 0) > 0) return;
    const card = await this.facts.card(found.marina, partyOf(found.id, found.state));
    const cardId = redeemed ? event.stream.slice('card-'.length) : card?.card_id;
    if (cardId !== undefined) await this.giveBack(cardId, reservationId, context);
  }

  private async giveBack(card_id: string, reservation_id: string, context: ReturnType<typeof causedBy>): Promise<void> {
    await this.commands.execute(new ReturnNights({ card_id, reservation_id }, context));
  }
}
