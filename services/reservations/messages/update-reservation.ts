import type { ArrangedStay } from '../../../contracts/berths/commands.js';
import { pointsIn, priceStay } from '../../../contracts/reservations/rules/stay-price.js';
import type { ReservationSource } from '../../../contracts/reservations/vocabulary-schemas.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { BerthChoosing, type ChosenBerth } from '../berthing/berth-choosing.js';
import type { BerthWish } from '../berthing/berth-wish.js';
import { type Asked, mayGoWithout, stayAfter, wishOf, withBerth, type WithChanges } from '../berthing/changed-wish.js';
import { PlanAgreement } from '../berthing/plan-agreement.js';
import { decide } from '../domain/decide.js';
import { bookedStatuses, isOneOf } from '../domain/history.js';
import { commandOf, type StaffAction } from '../domain/marina-action.js';
import type { BerthChoice, ReservationCommand } from '../domain/reservation-command.js';
import type { ReservationContext } from '../domain/reservation-context.js';
import { standingCode } from '../domain/reservation-state.js';
import { BoatOnRecord } from '../lookups/boat-on-record.js';
import { PriceGaps } from '../lookups/price-gaps.js';
import { partyOf, type ReservationCase, ReservationFacts, type StayParty } from '../lookups/reservation-facts.js';
import { RedeemedNights } from '../payments/redeemed-nights.js';
import { SpentPoints } from '../payments/spent-points.js';
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
    private readonly berths: BerthChoosing,
    private readonly boats: BoatOnRecord,
    private readonly redeemed: RedeemedNights,
    private readonly gaps: PriceGaps,
    private readonly points: SpentPoints,
    private readonly agreement: PlanAgreement,
    private readonly locks: Locks,
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
    const command = commandOf(input);
    const receipt =
      'changes' in command
        ? await this.withChanges(command, { ...input, exact }, found, context)
        : await this.append(command, found.id, found.context, context);
    if (isRefusal(receipt)) return source === null ? receipt : inPayload(receipt);
    if (found.state.berth !== null) await this.agreement.restore(found.id, context);
    return receipt;
  }

  /**
   * Redeems the card's nights first, then changes berth and boat, then the reservation. A refusal restores nights and
   * berth.
   */
  private async withChanges(
    asked: WithChanges,
    input: Asked,
    found: ReservationCase,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const vessel = 'vessel' in input.payload ? input.payload.vessel : undefined;
    const boat = vessel === undefined ? null : await this.boats.idOf(vessel, found.state);
    if (isRefusal(boat)) return boat;
    const command = withNights(withBoat(asked, boat), input, found);
    if (isRefusal(command)) return command;
    const stay = stayAfter(command.changes, found);
    const party = { ...partyOf(found.id, found.state), stay };
    const facts = await this.facts.contextFor(found.marina, context.actor.kind, party);
    const judged = decide(command, found.state, facts);
    if (isRefusal(judged)) return judged;
    const unpriced = await this.unpriced(command, found);
    if (unpriced !== null) return unpriced;
    const wish = wishOf(command, input, found);
    if (isRefusal(wish)) return wish;
    const foreseen = await this.foreseen(wish, command, input, found);
    if (isRefusal(foreseen)) return foreseen;
    const rejected = decide(withBerth(command, foreseen, found), found.state, facts);
    if (isRefusal(rejected)) return rejected;
    // Everything that may refuse has been asked. From here on only another process can come in between.
    const reductions = await this.reductions(command, found, party, context);
    if (isRefusal(reductions)) return reductions;
    const berth = await this.berth(wish, command, input, context);
    if (isRefusal(berth)) {
      await reductions.undo();
      return berth;
    }
    const isNew = vessel !== undefined && boat === null;
    const registered = isNew ? await this.boats.register(vessel, found.state, context) : boat;
    const receipt = isRefusal(registered)
      ? registered
      : await this.append(
          withBerth(withBoat(command, registered), berth?.choice ?? null, found),
          found.id,
          facts,
          context,
        );
    if (isRefusal(receipt)) {
      await berth?.undo();
      await reductions.undo();
    }
    return receipt;
  }

  /** A price that stays 0 was settled before. */
  private async unpriced({ changes }: WithChanges, found: ReservationCase): Promise<Refusal | null> {
    const { state, marina } = found;
    if (state.price?.offer.price_per_night === 0) return null;
    const vessel = changes.vessel?.vessel ?? state.vessel;
    const { contract_id } = state;
    return this.gaps.refusal(marina.id, changes.offer, { ...stayAfter(changes, found), vessel, contract_id });
  }

  /** The card's nights and the gift points of the price; `undo` restores both. */
  private async reductions(
    command: WithChanges,
    found: ReservationCase,
    party: StayParty,
    context: MarinaContext,
  ): Promise<{ undo(): Promise<void> } | Refusal> {
    const stay = stayAfter(command.changes, found);
    const wanted = { nights: nightsAfter(command, found), ...stay };
    const nights = await this.redeemed.take(found.id, wanted, nightsHeld(found), found.marina, party, context);
    if (isRefusal(nights)) return nights;
    const [after, held] = [pointsAfter(command, found), pointsHeld(found)];
    const points = await this.points.take(found.id, after, held, found.marina, party, context);
    if (isRefusal(points)) {
      await nights.undo();
      return points;
    }
    return {
      undo: async () => {
        await points.undo();
        await nights.undo();
      },
    };
  }

  private append(command: ReservationCommand, id: string, facts: ReservationContext, context: MarinaContext) {
    return this.streams.execute(reservationRecord, id, context, (state) => decide(command, state, facts));
  }

  private async foreseen(
    wish: BerthWish | null,
    command: WithChanges,
    input: Asked,
    found: ReservationCase,
  ): Promise<BerthChoice | Refusal | null> {
    if (wish === null) return null;
    const foreseen = await this.berths.foresee(wish, found.marina.id);
    return isRefusal(foreseen) && mayGoWithout(foreseen, command, input) ? null : foreseen;
  }

  private async berth(
    wish: BerthWish | null,
    command: WithChanges,
    input: Asked,
    context: MarinaContext,
  ): Promise<ChosenBerth | Refusal | null> {
    if (wish === null) return null;
    const chosen = await this.berths.choose(wish, context);
    return isRefusal(chosen) && mayGoWithout(chosen, command, input) ? null : chosen;
  }
}

/** Prefixes error paths: the domain's fields are one level deeper in these requests. */
function inPayload(refusal: Refusal): Refusal {
  if (refusal.errors === undefined) return refusal;
  return { ...refusal, errors: refusal.errors.map(({ path, code }) => ({ path: `payload.${path}`, code })) };
}

function isBooked({ state }: ReservationCase): boolean {
  const code = standingCode(state);
  return code !== null && isOneOf(bookedStatuses, code);
}

/** Only a booking redeems nights from the card; an offer does not yet. */
function nightsHeld(found: ReservationCase) {
  const { start_date, end_date, price } = found.state;
  return { nights: isBooked(found) ? (price?.offer.nights_to_redeem ?? 0) : 0, start_date, end_date };
}

function nightsAfter(command: WithChanges, found: ReservationCase): number {
  if (command.type !== 'ApproveReservation' && !isBooked(found)) return 0;
  return (command.changes.offer ?? found.state.price?.offer)?.nights_to_redeem ?? 0;
}

/** Only a booking uses points; an offer does not yet. Minor units. */
function pointsHeld(found: ReservationCase): number {
  const { price } = found.state;
  return isBooked(found) && price !== null ? pointsIn(price.breakdown) : 0;
}

function pointsAfter(command: WithChanges, found: ReservationCase): number {
  if (command.type !== 'ApproveReservation' && !isBooked(found)) return 0;
  const terms = command.changes.offer ?? found.state.price?.offer;
  const { start_date, end_date } = stayAfter(command.changes, found);
  return terms === undefined ? 0 : pointsIn(priceStay(terms, nightsBetween(start_date, end_date)));
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
