import { berthErrors } from '../../../contracts/berths/errors.js';
import { FindHeldBerth } from '../../../contracts/berths/rehearsal-queries.js';
import { FindMarinaByCode } from '../../../contracts/marinas/queries.js';
import type { RequestReservation as Requested } from '../../../contracts/reservations/boater.js';
import type { OfferTerms } from '../../../contracts/reservations/rules/stay-price.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { CommandContext, MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { compensated } from '../../platform/event-sourcing/saga.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { BerthPlacement, isNoBerthFree } from '../berthing/berth-placement.js';
import type { BerthWish } from '../berthing/berth-wish.js';
import { decide } from '../domain/decide.js';
import { conflict, featureOff } from '../domain/refusals.js';
import type { Opening, OpeningCommand } from '../domain/reservation-command.js';
import { payBy, type ReservationContext } from '../domain/reservation-context.js';
import { initial } from '../domain/reservation-state.js';
import { LinkTokens } from '../links/link-token.js';
import { InstantOffers } from '../lookups/instant-offers.js';
import { openedStatus } from '../lookups/opened-status.js';
import { OpeningFacts, reservationIdOf, viewIdOf } from '../lookups/opening-facts.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { UnpaidBookings } from '../lookups/unpaid-bookings.js';
import { reservationRecord } from '../records/reservation-record.js';
import type { DisplayedStatus } from '../../../contracts/vocabulary/reservation-words.js';

/** A request, or an instant booking, which may confirm the marina's requirements at once. */
type RequestForm = Requested & { readonly confirmed_requirements?: readonly string[] };

/** A boater without an account requests a berth or books one instantly. */
export class RequestReservation extends Command<RequestedReservation | Refusal> {
  constructor(
    readonly input: RequestForm,
    readonly instantly: boolean,
    readonly context: CommandContext,
    /** The network address of a stranger who books instantly; null: the call comes from within the process. */
    readonly address: string | null = null,
  ) {
    super();
  }
}

interface RequestedReservation extends CommandReceipt {
  readonly view_id: string;
  readonly link_token: string;
  readonly reservation_status: DisplayedStatus;
}

interface JudgedRequest {
  readonly draft: Opening;
  readonly facts: ReservationContext;
  /** The price of an instant booking; null: a request. */
  readonly offer: OfferTerms | null;
  readonly context: MarinaContext;
}

@CommandHandler(RequestReservation)
export class RequestReservationHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly facts: ReservationFacts,
    private readonly openings: OpeningFacts,
    private readonly offers: InstantOffers,
    private readonly berths: BerthPlacement,
    private readonly unpaid: UnpaidBookings,
    private readonly links: LinkTokens,
    private readonly locks: Locks,
  ) {}

  async execute({ input, instantly, context, address }: RequestReservation): Promise<RequestedReservation | Refusal> {
    const id = reservationIdOf(context);
    const receipt = await this.locks.exclusively(reservationRecord, id, async () => {
      // On a server of the log each of them is a round trip, and only `open` writes.
      const [answered, judged] = await Promise.all([
        answeredBefore(this.streams, reservationRecord, id, context),
        this.judge(input, instantly, context),
      ]);
      if (answered !== null) return answered;
      return isRefusal(judged) ? judged : this.open(judged, input, address);
    });
    if (isRefusal(receipt)) return receipt;
    const [link_token, reservation_status] = await Promise.all([
      this.links.tokenFor(id),
      openedStatus(this.streams, receipt),
    ]);
    return { ...receipt, view_id: viewIdOf(id), link_token, reservation_status };
  }

  /** Applies the rules before anything is written. */
  private async judge(
    input: RequestForm,
    instantly: boolean,
    anonymous: CommandContext,
  ): Promise<JudgedRequest | Refusal> {
    const marina = await this.queries.execute(new FindMarinaByCode(input.marina_code));
    if (marina === null) return refuseFields({ path: 'marina_code', code: 'MARINA_NOT_FOUND' });
    if (marina.marina_settings.permissions.reservation !== true) return featureOff('reservation');
    const context = { ...anonymous, marina_id: marina.id };
    const draft = await this.draft(input, context);
    if (isRefusal(draft)) return draft;
    const { start_date, end_date } = draft;
    const facts = await this.facts.contextFor(marina, 'boater', { ...draft, stay: { start_date, end_date } });
    const offer = instantly ? await this.offers.offerFor(draft, marina, facts) : null;
    if (isRefusal(offer)) return offer;
    const asked = { type: 'RequestReservation' as const, opening: draft };
    const judged = instantly ? [] : decide(asked, initial(), facts);
    return isRefusal(judged) ? judged : { draft, facts, offer, context };
  }

  private async open(
    { draft, facts, offer, context }: JudgedRequest,
    input: RequestForm,
    address: string | null,
  ): Promise<CommandReceipt | Refusal> {
    if (offer !== null) {
      const { boater_id, reservation_id } = draft;
      const held = { reservation_id, address, pay_by: payBy(facts) };
      const wanted = { marina_id: context.marina_id, boater_id, vessel: input.vessel, ...held };
      return this.unpaid.book(wanted, (refusalFor) =>
        this.bookInstantly(draft, input, offer, { ...facts, refusalFor }, context),
      );
    }
    const opening = await this.openings.settle(draft, input, context);
    if (isRefusal(opening)) return opening;
    return this.append({ type: 'RequestReservation', opening }, facts, asBoater(opening, context));
  }

  private draft(input: RequestForm, context: MarinaContext): Promise<Opening | Refusal> {
    return this.openings.draft(
      input,
      {
        customer_type: 'VISITOR',
        notes: input.notes === '' ? null : input.notes,
        additional_requirements: input.additional_requirements,
        requested_redeem_nights: input.requested_redeem_nights_amount,
      },
      context,
    );
  }

  /** Allocates the berth first, so that no boater is registered if it has just been taken. */
  private async bookInstantly(
    draft: Opening,
    input: RequestForm,
    offer: OfferTerms,
    { refusalFor, ...facts }: ReservationContext & { readonly refusalFor: (boater_id: string) => Refusal | null },
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const { confirmed_requirements = [] } = input;
    const wish = { ...draft, confirm_min_length: false, instant_only: true };
    // A boater who is not registered yet has no encryption key that an erasure could destroy.
    const known = draft.boater_id !== draft.reservation_id;
    const boat = known ? await this.openings.registeredBoat(draft) : null;
    const second = boat === null ? null : await this.secondBerth(wish, boat, context.marina_id);
    if (second !== null) return second;
    const foreseen = await this.berths.foresee(wish, context.marina_id);
    if (isRefusal(foreseen)) return unavailable(foreseen);
    const booking = { type: 'BookInstantly' as const, offer, confirmed_requirements };
    const judged = decide({ ...booking, opening: draft, berth: foreseen }, initial(), facts);
    if (isRefusal(judged)) return judged;
    const chosen = await this.berths.choose(wish, known ? asBoater(draft, context) : context);
    if (isRefusal(chosen)) return unavailable(chosen);
    const settled = await this.openings.settle(draft, input, context);
    const opening = isRefusal(settled) ? settled : (refusalFor(settled.boater_id) ?? settled);
    const another = isRefusal(opening)
      ? opening
      : await this.berths.nameBoat(chosen.choice, opening.vessel.vessel_id, asBoater(opening, context));
    const receipt = isRefusal(opening)
      ? opening
      : another !== null
        ? bookedAlready(another)
        : await this.append({ ...booking, opening, berth: chosen.choice }, facts, asBoater(opening, context));
    return compensated(receipt, chosen.undo);
  }

  /** Why the boat cannot have another berth on these nights; null: it has none. Asked before a berth is allocated. */
  private async secondBerth(wish: BerthWish, vessel_id: string, marina_id: string): Promise<Refusal | null> {
    const { start_date, end_date } = wish;
    const held = await this.queries.execute(new FindHeldBerth(marina_id, { vessel_id, start_date, end_date }));
    if (held !== null) return refuse('conflict', berthErrors.boat_has_a_berth);
    const foreseen = await this.berths.foresee({ ...wish, vessel: { ...wish.vessel, vessel_id } }, marina_id);
    return isRefusal(foreseen) && foreseen.code === berthErrors.boat_has_a_berth ? bookedAlready(foreseen) : null;
  }

  private append(command: OpeningCommand, facts: ReservationContext, context: MarinaContext) {
    return this.streams.execute(reservationRecord, command.opening.reservation_id, context, (state) =>
      decide(command, state, facts),
    );
  }
}

/** A stranger learns that the boat has a berth, and nothing of the stay that has it. */
function bookedAlready(refusal: Refusal): Refusal {
  return refusal.code === berthErrors.boat_has_a_berth ? refuse('conflict', berthErrors.boat_has_a_berth) : refusal;
}

function unavailable(refusal: Refusal): Refusal {
  return isNoBerthFree(refusal) ? conflict('RESERVATION_INSTANT_BOOKING_NOT_AVAILABLE') : refusal;
}

function asBoater({ boater_id: id, boater }: Opening, context: MarinaContext): MarinaContext {
  const name = `${boater.first_name ?? ''} ${boater.last_name ?? ''}`.trim();
  return { ...context, actor: { kind: 'boater', id, name } };
}
