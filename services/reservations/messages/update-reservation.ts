import type { ArrangedStay } from '../../../contracts/berths/commands.js';
import type { ReservationSource, ReservationVessel } from '../../../contracts/reservations/vocabulary-schemas.js';
import { FindStays } from '../../../contracts/traffic/queries.js';
import { withListedParts } from '../../../contracts/reservations/rules/repriced-offer.js';
import type { OfferTerms } from '../../../contracts/reservations/rules/stay-price.js';
import { hasPricesOf } from '../../../contracts/reservations/rules/terms-for-stay.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { keptSizes } from '../../../contracts/vocabulary/sizes.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { runSaga, type SagaStep } from '../../platform/event-sourcing/saga.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { BerthPlacement } from '../berthing/berth-placement.js';
import type { BerthWish } from '../berthing/berth-wish.js';
import {
  type Asked,
  bothOf,
  mayGoWithout,
  stayAfter,
  wishOf,
  withBerth,
  type WithChanges,
} from '../berthing/changed-wish.js';
import { PlanAgreement } from '../berthing/plan-agreement.js';
import { sameDates } from '../domain/date-rules.js';
import { decide } from '../domain/decide.js';
import { bookedStatuses, isOneOf } from '../domain/history.js';
import { commandOf, type StaffAction } from '../domain/marina-action.js';
import { pricedParty } from '../domain/party.js';
import type { ReservationCommand } from '../domain/reservation-command.js';
import type { ReservationContext } from '../domain/reservation-context.js';
import { standingCode } from '../domain/reservation-state.js';
import { BoatOnRecord } from '../lookups/boat-on-record.js';
import { PriceGaps } from '../lookups/price-gaps.js';
import { StayTerms } from '../lookups/stay-terms.js';
import { partyOf, type ReservationCase, ReservationFacts, type StayParty } from '../lookups/reservation-facts.js';
import { SameBoats } from '../lookups/same-boats.js';
import { type ChangedBooking, Reductions } from '../payments/reductions.js';
import { reservationRecord } from '../records/reservation-record.js';

/**
 * Staff act on a reservation. `source` is the source that the route serves; `exact` are the berths of a stay that gets
 * other dates, if it does not keep its present ones.
 */
export class UpdateReservation extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: StaffAction,
    readonly source: ReservationSource | null,
    readonly context: MarinaContext,
    readonly exact?: ArrangedStay,
  ) {
    super();
  }
}

@CommandHandler(UpdateReservation)
export class UpdateReservationHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly berths: BerthPlacement,
    private readonly boats: BoatOnRecord,
    private readonly reductions: Reductions,
    private readonly gaps: PriceGaps,
    private readonly terms: StayTerms,
    private readonly agreement: PlanAgreement,
    private readonly sameBoats: SameBoats,
    private readonly locks: Locks,
    private readonly queries: QueryBus,
  ) {}

  execute(command: UpdateReservation): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(reservationRecord, command.input.reservation_id, () => this.update(command));
  }

  private async update({ input, source, context, exact }: UpdateReservation): Promise<CommandReceipt | Refusal> {
    const found = await this.facts.find(input.reservation_id, context);
    if (isRefusal(found)) return found;
    const ofOther = input.boater_id != null && input.boater_id !== found.state.boater_id;
    if (ofOther) return refuse('not_found', 'NOT_FOUND');
    if (source !== null && source !== found.state.source) {
      return refuse('conflict', 'RESERVATION_OTHER_SOURCE', { details: { source: found.state.source } });
    }
    // Neither a resent nor a stale command may touch the plan and the card.
    const answered = await answeredBefore(this.streams, reservationRecord, found.id, context);
    if (answered !== null) return answered;
    if (input.action === 'CANCEL' && !(await this.goesOn(input.payload.duplicate_of, found, context))) {
      return refuse('not_found', 'NOT_FOUND');
    }
    const command = await this.priced(commandOf(input, found.context.marina.currency), found);
    const receipt =
      'changes' in command
        ? await this.withChanges(command, { ...input, exact }, found, context)
        : await this.append(command, found.id, await this.withArrival(command, found), context);
    if (isRefusal(receipt)) return source === null ? receipt : inPayload(receipt);
    if (found.state.berth !== null) await this.agreement.restore(found.id, context);
    return receipt;
  }

  /** Whether the stay of which another one is the duplicate exists; true where it is none. */
  private async goesOn(duplicate_of: string | undefined, { id }: ReservationCase, context: MarinaContext) {
    if (duplicate_of === undefined) return true;
    return duplicate_of !== id && !isRefusal(await this.facts.find(duplicate_of, context, 'left_out'));
  }

  /** The facts of a no-show that is recorded after its stay: whether the boat came after all. */
  private async withArrival(command: ReservationCommand, { id, state, context }: ReservationCase) {
    const noShow = command.type === 'CancelByMarina' && command.reason === 'customer_no_show';
    if (!noShow || context.today <= state.end_date) return context;
    const [stay] = await this.queries.execute(new FindStays({ marina_id: state.marina_id, reservation_ids: [id] }));
    return { ...context, boat_came: (stay?.arrived_at ?? null) !== null };
  }

  /** A suggestion of dates with the price of each stay. */
  private async priced(command: ReservationCommand, found: ReservationCase): Promise<ReservationCommand> {
    if (command.type !== 'SuggestDates') return command;
    const offers = await Promise.all(command.suggested_dates.map((dates) => this.terms.offered(found, dates)));
    return { ...command, offers };
  }

  /**
   * Asks everything that can refuse, and then takes reductions, berth and boat before the reservation records them: from
   * there on, only another process can come in between.
   */
  private async withChanges(
    asked: WithChanges,
    input: Asked,
    found: ReservationCase,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const command = await this.completed(asked, input, found);
    if (isRefusal(command)) return command;
    const party = { ...partyOf(found.id, found.state), stay: stayAfter(command.changes, found) };
    const facts = await this.facts.contextFor(found.marina, context.actor.kind, party);
    const wish = await this.judged(command, input, found, facts);
    if (isRefusal(wish)) return wish;
    const twice = bothOf(input) === undefined ? await this.twice(command, found) : null;
    if (twice !== null) return twice;
    const steps = [
      ...this.reductions.steps<WithChanges>((changed) => bookingAfter(changed, found, party), context),
      this.berthStep(wish, input, found, context),
      this.boatStep(input, found, context),
    ];
    return runSaga(command, steps, (changed) => this.append(changed, found.id, facts, context));
  }

  /** The command with the boat's id, if the boat is registered, and with the terms to which redeemed nights belong. */
  private async completed(asked: WithChanges, input: Asked, found: ReservationCase): Promise<WithChanges | Refusal> {
    const vessel = vesselIn(input);
    const boat = vessel === undefined ? null : await this.boats.idOf(vessel, found.state);
    if (isRefusal(boat)) return boat;
    const command = withNights(withBoat(asked, boat), input, found);
    return isRefusal(command) ? command : this.repriced(command, found);
  }

  /**
   * The command with the agreed terms for other nights or another boat, unless staff send a price of their own. A price of
   * their own that is the one of the agreed list is of that list.
   */
  private async repriced(command: WithChanges, found: ReservationCase): Promise<WithChanges> {
    if (command.type === 'AcceptDateOffer') return command;
    const { dates, vessel, party, offer: own } = command.changes;
    const changed = {
      ...dates,
      ...(vessel && { vessel: vessel.vessel }),
      ...(party && { party: pricedParty(party.party) }),
    };
    const sends = command.type === 'SendPrice' && command.via === 'UPDATE';
    const offer = await (sends ? this.terms.sent(found, changed) : this.terms.changed(found, changed));
    if (own === undefined) return offer === undefined ? command : withOffer(command, offer);
    if (offer === undefined || !hasPricesOf(own, offer)) {
      return withOffer(command, await this.terms.completed(found, own, changed));
    }
    const { priced_at, nights_total, custom_surcharges } = offer;
    return withOffer(command, {
      ...withListedParts(own, own.nights_total ?? nights_total, custom_surcharges),
      priced_at,
    });
  }

  /** What the command requests from the plan (null: nothing), or why the reservation or the plan would refuse it. */
  private async judged(
    command: WithChanges,
    input: Asked,
    found: ReservationCase,
    facts: ReservationContext,
  ): Promise<BerthWish | Refusal | null> {
    const judged = decide(command, found.state, facts);
    if (isRefusal(judged)) return judged;
    const unpriced = await this.unpriced(command, found);
    if (unpriced !== null) return unpriced;
    const wish = wishOf(command, input, found);
    if (isRefusal(wish) || wish === null) return wish;
    const foreseen = await this.berths.foresee(wish, found.marina.id);
    if (isRefusal(foreseen)) return mayGoWithout(foreseen, command, input) ? wish : foreseen;
    const rejected = decide(withBerth(command, foreseen, found), found.state, facts);
    return isRefusal(rejected) ? rejected : wish;
  }

  /** Asks about a boat that is offered, or gets, a berth on nights for which it has another stay. */
  private twice(command: WithChanges, { state, marina }: ReservationCase): Promise<Refusal | null> {
    if (command.type === 'PutOnWaitingList') return Promise.resolve(null);
    const { vessel_name = state.vessel_name, vessel = state.vessel } = command.changes.vessel ?? {};
    const stay = { ...state, ...command.changes.dates, marina_id: marina.id, vessel_name, vessel };
    return this.sameBoats.refusal(stay, command.type === 'ApproveReservation' ? 'BOOK' : 'OFFER');
  }

  /** A price that stays 0 was settled before. */
  private async unpriced({ changes }: WithChanges, found: ReservationCase): Promise<Refusal | null> {
    const { state, marina } = found;
    if (state.price?.offer.price_per_night === 0) return null;
    const vessel = changes.vessel?.vessel ?? state.vessel;
    const { contract_id } = state;
    return this.gaps.refusal(marina.id, changes.offer, { ...stayAfter(changes, found), vessel, contract_id });
  }

  private berthStep(
    wish: BerthWish | null,
    input: Asked,
    found: ReservationCase,
    context: MarinaContext,
  ): SagaStep<WithChanges> {
    return async (command) => {
      if (wish === null) return { command };
      const chosen = await this.berths.choose(wish, context);
      if (isRefusal(chosen)) return mayGoWithout(chosen, command, input) ? { command } : chosen;
      return { command: withBerth(command, chosen.choice, found), undo: chosen.undo };
    };
  }

  /** A boat that was registered stays in the register. The plan learns which boat has the berth from now on. */
  private boatStep(input: Asked, { state }: ReservationCase, context: MarinaContext): SagaStep<WithChanges> {
    return async (command) => {
      const [vessel, changed] = [vesselIn(input), command.changes.vessel];
      if (vessel === undefined || changed === undefined) return { command };
      const { vessel_id: known } = changed.vessel;
      const vessel_id = known ?? (await this.boats.register(vessel, state, context));
      if (isRefusal(vessel_id)) return vessel_id;
      const { berth = state.berth } = command.changes;
      const other = vessel_id !== state.vessel.vessel_id;
      const second =
        berth === null || !other ? null : await this.berths.nameBoat(berth, vessel_id, context, bothOf(input));
      return second ?? { command: withBoat(command, vessel_id) };
    };
  }

  private append(command: ReservationCommand, id: string, facts: ReservationContext, context: MarinaContext) {
    return this.streams.execute(reservationRecord, id, context, (state) => decide(command, state, facts));
  }
}

function withOffer(command: Exclude<WithChanges, { type: 'AcceptDateOffer' }>, offer: OfferTerms): WithChanges {
  return { ...command, changes: { ...command.changes, offer } };
}

/** Prefixes error paths: the domain's fields are one level deeper in these requests. */
function inPayload(refusal: Refusal): Refusal {
  if (refusal.errors === undefined) return refusal;
  return { ...refusal, errors: refusal.errors.map(({ path, code }) => ({ path: `payload.${path}`, code })) };
}

function vesselIn({ payload }: Asked): ReservationVessel | undefined {
  const vessel = 'vessel' in payload ? payload.vessel : undefined;
  return vessel && keptSizes(vessel);
}

function bookingAfter(command: WithChanges, found: ReservationCase, party: StayParty): ChangedBooking {
  const { id: reservation_id, state, marina } = found;
  const isBooked = isOneOf(bookedStatuses, standingCode(state) ?? 'INITIATED');
  const offer = command.changes.offer ?? offeredWith(command, state) ?? state.price?.offer;
  const books = (isBooked || command.type === 'ApproveReservation') && offer !== undefined;
  const after = books ? { offer, ...stayAfter(command.changes, found) } : null;
  return { reservation_id, marina, party, before: isBooked ? state : null, after };
}

/** Applies nights to redeem that come without a price to the current offer. */
function withNights(command: WithChanges, { payload }: StaffAction, { state }: ReservationCase): WithChanges | Refusal {
  const nights = 'nights_to_redeem' in payload ? payload.nights_to_redeem : undefined;
  if (nights === undefined || command.changes.offer !== undefined) return command;
  if (state.price === null) return refuseFields({ path: 'payment.price_per_night', code: 'reservation_priceRequired' });
  return { ...command, changes: { ...command.changes, offer: { ...state.price.offer, nights_to_redeem: nights } } };
}

/** Adds the register's id of the boat to the command. */
function withBoat(command: WithChanges, vessel_id: string | null): WithChanges {
  const { vessel } = command.changes;
  if (vessel === undefined) return command;
  const known = { ...vessel, vessel: { ...vessel.vessel, vessel_id } };
  return { ...command, changes: { ...command.changes, vessel: known } };
}

/** The terms that came with the dates that are taken. */
function offeredWith({ type, changes: { dates } }: WithChanges, { date_offers }: ReservationCase['state']) {
  if (type !== 'AcceptDateOffer' || dates === undefined) return undefined;
  return date_offers?.offers.find((offer) => sameDates(offer, dates))?.price?.offer;
}
