import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RedeemNights, ReturnNights } from '../../../contracts/memberships/commands.js';
import type { NightsRedeemed } from '../../../contracts/memberships/events.js';
import type { StatusCode } from '../../../contracts/reservations/vocabulary.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { reservationAggregate } from '../commands/reservation-aggregate.js';
import { partyOf, ReservationFacts } from '../commands/reservation-facts.js';
import { ReservationTurns } from '../commands/reservation-turns.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';
import { bookedStatuses, isOneOf } from '../domain/history.js';
import { standingCode } from '../domain/reservation-state.js';

const CLOSING = [
  'ReservationCanceledByMarina',
  'ReservationCanceledByBoater',
  'ReservationExpired',
  'PaymentExpired',
] as const;
type Closing = Extract<ReservationEvent, { type: (typeof CLOSING)[number] }>;

/** The nights were lain, or will be. */
const KEEPING: readonly StatusCode[] = [...bookedStatuses, 'FINISHED'];

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
    private readonly turns: ReservationTurns,
  ) {}

  async handle(event: LoggedEvent<NightsRedeemed | Closing>): Promise<void> {
    const card = event.type === 'NightsRedeemed' ? event.stream.slice('card-'.length) : null;
    const reservationId =
      'reservation_id' in event.data
        ? event.data.reservation_id
        : event.stream.slice(reservationAggregate.prefix.length);
    const context = causedBy(event, this.name);
    await this.turns.inTurn(reservationId, () => this.mend(reservationId, card, context));
  }

  /** The card holds what the reservation says: nothing where it was never made, or came to nothing. */
  private async mend(reservation_id: string, card: string | null, context: CommandContext): Promise<void> {
    const found = await this.facts.find(reservation_id, context);
    if (isRefusal(found)) {
      if (card !== null) await this.commands.execute(new ReturnNights({ card_id: card, reservation_id }, context));
      return;
    }
    const card_id = card ?? (await this.facts.card(found.marina, partyOf(found.id, found.state)))?.card_id;
    if (card_id === undefined) return;
    const code = standingCode(found.state);
    const { start_date, end_date, price } = found.state;
    const nights = code !== null && isOneOf(KEEPING, code) ? (price?.offer.nights_to_redeem ?? 0) : 0;
    await this.commands.execute(
      nights === 0
        ? new ReturnNights({ card_id, reservation_id }, context)
        : new RedeemNights({ card_id, reservation_id, nights, start_date, end_date }, context),
    );
  }
}
