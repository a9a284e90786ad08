import { Injectable } from '@nestjs/common';
import { AdoptPhone } from '../../../contracts/customers/commands.js';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { MoveMessages } from '../../../contracts/messages/commands.js';
import { ChangePlan } from '../../../contracts/reservations/commands.js';
import type { MergeStays, SeparateStay } from '../../../contracts/reservations/same-boat.js';
import type { DateRange } from '../../../contracts/vocabulary/dates-schemas.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { freshPartOf, type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { runSaga, type SagaStep } from '../../platform/event-sourcing/saga.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { type Exclusive, Locks } from '../../platform/leases/locks.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { BerthPlacement } from './berth-placement.js';
import type { BerthWish } from './berth-wish.js';
import { PlanAgreement } from './plan-agreement.js';
import { PlanEffectsOf } from './plan-effects.js';
import { PlanIntents } from './plan-intents.js';
import { sameDates } from '../domain/date-rules.js';
import {
  endAsDuplicate,
  giveBackDuplicate,
  goingOnRefusal,
  isMergedInto,
  mergedIn,
  nightsToReturn,
  separateStay,
  separationRefusal,
  takeDuplicate,
  type TakenDuplicate,
  takenPayments,
  takesDatesAtOnce,
} from '../domain/decisions/merging.js';
import type { BerthChoice } from '../domain/reservation-command.js';
import { conflict } from '../domain/refusals.js';
import { bookedStatuses, isOneOf, standingEntry } from '../domain/history.js';
import { goesOnAs } from '../domain/reservation-state.js';
import { partyOf, type ReservationCase, ReservationFacts } from '../lookups/reservation-facts.js';
import { ReservationHistory } from '../lookups/reservation-history.js';
import { SameBoats } from '../lookups/same-boats.js';
import { Reductions } from '../payments/reductions.js';
import { reservationDetails } from '../projections/reservation-details.js';
import { reservationList } from '../projections/reservation-list.js';
import { reservationRecord } from '../records/reservation-record.js';

/** By marina: two stays are merged or separated at a time, so that no stay goes on in place of one that ends. */
const merging: Exclusive = { exclusive: 'merged-stays' };

/** Two stays that are merged. */
interface Pair {
  /** The stay that goes on. */
  readonly going: ReservationCase;
  readonly duplicate: ReservationCase;
}

interface Merging extends Pair {
  /** Null: the stay keeps its nights. */
  readonly nights: DateRange | null;
  /** The telephone number that the boater's record gets, and the one that it has. */
  readonly phone: { readonly given: string; readonly known: string | null } | null;
}

/**
 * Merges two stays of one boat, and separates them again. Everything that can refuse is asked first. A policy completes
 * what a crash interrupted.
 */
@Injectable()
export class MergedStays {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly history: ReservationHistory,
    private readonly projections: ProjectionHost,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly locks: Locks,
    private readonly sameBoats: SameBoats,
    private readonly intents: PlanIntents,
    private readonly effects: PlanEffectsOf,
    private readonly berths: BerthPlacement,
    private readonly agreement: PlanAgreement,
    private readonly reductions: Reductions,
  ) {}

  /** Answers the receipt of the stay that goes on. */
  merge(input: MergeStays, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(merging, context.marina_id, async () => {
      const answered = await answeredBefore(this.streams, reservationRecord, input.reservation_id, context);
      if (answered !== null) return answered;
      const found = await this.foreseen(input, context);
      if (isRefusal(found)) return found;
      const { going, duplicate } = found;
      const steps: SagaStep<Merging>[] = [
        this.phoneStep(context),
        this.datesStep(context),
        async (command) => {
          const ended = await this.end(duplicate, going, partOf(context, 'end the duplicate'));
          if (isRefusal(ended)) return ended;
          crashPoint('reservation.after_duplicate');
          return { command, undo: () => this.restore(duplicate.id, freshPartOf(context)) };
        },
        this.messagesStep(context),
      ];
      return runSaga(found, steps, () => this.takeOver(found, context));
    });
  }

  /** Answers the receipt of the stay that was a duplicate. */
  separate({ reservation_id }: SeparateStay, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(merging, context.marina_id, async () => {
      const answered = await answeredBefore(this.streams, reservationRecord, reservation_id, context);
      if (answered !== null) return answered;
      const pair = await this.merged(reservation_id, context);
      if (isRefusal(pair)) return pair;
      const { going, duplicate } = pair;
      const refused = await this.separationForeseen(pair, context);
      if (refused !== null) return refused;
      const steps: SagaStep<Pair>[] = [
        async (command) => {
          const done = await this.returnNights(command, context);
          return isRefusal(done) ? done : { command, undo: done };
        },
        async (command) => {
          const part = partOf(context, 'give back');
          const given = await this.locks.exclusively(reservationRecord, going.id, () =>
            this.streams.execute(reservationRecord, going.id, part, (state) =>
              giveBackDuplicate(state, duplicate.id, going.context.now),
            ),
          );
          crashPoint('reservation.after_giving_back');
          if (isRefusal(given)) return given;
          return { command, undo: () => this.takeOver({ ...pair, nights: null, phone: null }, freshPartOf(context)) };
        },
      ];
      return runSaga(pair, steps, () => this.restoreFrom(pair, context));
    });
  }

  /** Completes the merging of a duplicate, or its separation, that a crash interrupted; otherwise a no-op. */
  complete(duplicate_id: string, going_id: string, context: MarinaContext): Promise<void> {
    return this.locks.exclusively(merging, context.marina_id, async () => {
      const duplicate = await this.facts.find(duplicate_id, context, 'left_out');
      const going = await this.facts.find(going_id, context, 'left_out');
      if (isRefusal(duplicate) || isRefusal(going) || !isMergedInto(duplicate.state, going_id)) return;
      if (mergedIn(going.state, duplicate_id) !== undefined) return;
      if (going.state.given_back?.includes(duplicate_id) === true) {
        await this.restoreFrom({ going, duplicate }, context);
        return;
      }
      const pair = { going, duplicate, nights: null, phone: null };
      await this.messagesStep(context)(pair);
      const taken = await this.takeOver(pair, context);
      if (isRefusal(taken)) await this.restoreFrom(pair, freshPartOf(context));
    });
  }

  private async foreseen(
    { reservation_id: id, duplicate_id, take_dates, take_phone }: MergeStays,
    context: MarinaContext,
  ): Promise<Merging | Refusal> {
    const going = await this.facts.find(id, context, 'left_out');
    if (isRefusal(going)) return going;
    const duplicate = await this.facts.find(duplicate_id, context, 'left_out');
    if (isRefusal(duplicate) || duplicate_id === id) return refuse('not_found', 'NOT_FOUND');
    const { start_date, end_date } = duplicate.state;
    const nights = take_dates && !sameDates(going.state, { start_date, end_date }) ? { start_date, end_date } : null;
    const phone = take_phone ? await this.phoneOf(duplicate, going, context) : null;
    if (isRefusal(phone)) return phone;
    const found = { going, duplicate, nights, phone };
    const refused = goingOnRefusal(going.state, going.context);
    if (refused !== null) return refused;
    if (isMergedInto(duplicate.state, id)) return found;
    const ended = endAsDuplicate(duplicate.state, { id, stay_before: going.state }, duplicate.context);
    if (isRefusal(ended)) return ended;
    if (!(await this.isSameBoat(going, duplicate_id))) return conflict('RESERVATION_NOT_SAME_BOAT');
    const overlap = nights === null ? null : await this.datesRefusal(found, nights, context);
    return overlap ?? found;
  }

  private async isSameBoat({ id, state, marina }: ReservationCase, duplicate_id: string): Promise<boolean> {
    await this.projections.upToDate(reservationList);
    const stays = await this.sameBoats.stays({ ...state, reservation_id: id, marina_id: marina.id });
    return stays.some(({ reservation_id }) => reservation_id === duplicate_id);
  }

  private async datesRefusal({ going, duplicate }: Pair, nights: DateRange, context: MarinaContext) {
    if (takesDatesAtOnce(going.state)) return null;
    const intent = await this.intents.of(await this.datesGesture({ going, duplicate }, nights), context);
    return isRefusal(intent) ? intent : this.effects.refusalOf(intent, context);
  }

  /** The mail about the merging tells the dates. While the duplicate has a berth, the boat has both. */
  private async datesGesture({ going, duplicate }: Pair, { start_date, end_date }: DateRange) {
    const { opening } = await this.history.upTo(duplicate.id);
    return {
      type: 'DATES' as const,
      reservation_id: going.id,
      start_date,
      end_date,
      reason: 'boater_asked' as const,
      both_reason: opening.view_id,
      tell: false,
    };
  }

  private async phoneOf(duplicate: ReservationCase, going: ReservationCase, { marina_id }: MarinaContext) {
    const { opening } = await this.history.upTo(duplicate.id);
    const given = opening.boater?.phone ?? null;
    const boater_ids = [going.state.boater_id];
    const [known] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids }));
    if (given === null || known === undefined || known.erased) return conflict('RESERVATION_NO_OTHER_PHONE');
    return { given, known: known.phone };
  }

  private phoneStep(context: MarinaContext): SagaStep<Merging> {
    return async (command) => {
      const { phone, going } = command;
      if (phone === null || phone.given === phone.known) return { command };
      const { boater_id } = going.state;
      const adopt = (number: string, part: MarinaContext) =>
        this.commands.execute(new AdoptPhone({ boater_id, phone: number }, part));
      const adopted = await adopt(phone.given, partOf(context, 'telephone'));
      if (isRefusal(adopted)) return adopted;
      const { known } = phone;
      return { command, ...(known === null ? {} : { undo: () => adopt(known, freshPartOf(context)) }) };
    };
  }

  private datesStep(context: MarinaContext): SagaStep<Merging> {
    return async (command) => {
      const { nights, going } = command;
      if (nights === null || takesDatesAtOnce(going.state)) return { command };
      const { start_date, end_date } = going.state;
      const changed = await this.change(command, nights, partOf(context, 'dates'));
      if (isRefusal(changed)) return changed;
      return { command, undo: () => this.change(command, { start_date, end_date }, freshPartOf(context)) };
    };
  }

  private async change(pair: Pair, nights: DateRange, context: MarinaContext) {
    const { id } = pair.going;
    const { revision } = await this.streams.load(reservationRecord, id);
    const basis = { revision: -1, stays: [{ reservation_id: id, revision: revision ?? -1 }] };
    return this.commands.execute(new ChangePlan(await this.datesGesture(pair, nights), basis, context));
  }

  private end({ id, state, context: facts }: ReservationCase, going: ReservationCase, context: MarinaContext) {
    const { start_date, end_date } = going.state;
    const goes_on = { id: going.id, stay_before: { start_date, end_date } };
    return this.locks.exclusively(reservationRecord, id, async () => {
      const ended = await this.streams.execute(reservationRecord, id, context, (now) =>
        endAsDuplicate(now, goes_on, facts),
      );
      if (!isRefusal(ended) && state.berth !== null) await this.agreement.restore(id, context);
      return ended;
    });
  }

  private messagesStep(context: MarinaContext): SagaStep<Merging> {
    return async (command) => {
      const moved = await this.moveMessages(command, partOf(context, 'messages'));
      if (isRefusal(moved)) return moved;
      return { command, undo: () => this.returnMessages(command, freshPartOf(context)) };
    };
  }

  private moveMessages({ going, duplicate }: Pair, context: MarinaContext) {
    const { boater_id } = duplicate.state;
    const there = { boater_id, from_reservation_id: duplicate.id, to_reservation_id: going.id, back: false };
    return this.commands.execute(new MoveMessages(there, context));
  }

  private returnMessages({ going, duplicate }: Pair, context: MarinaContext) {
    const { boater_id } = duplicate.state;
    const back = { boater_id, from_reservation_id: going.id, to_reservation_id: duplicate.id, back: true };
    return this.commands.execute(new MoveMessages(back, context));
  }

  private async takeOver({ going, duplicate, nights }: Merging, context: MarinaContext) {
    const { state } = await this.streams.load(reservationRecord, duplicate.id);
    const { before_merge: before } = state;
    if (before === undefined) return conflict('RESERVATION_NOT_MERGED');
    const taken = await this.taken(duplicate.id, state);
    const { stay_before } = before;
    const { start_date, end_date } = duplicate.state;
    return this.locks.exclusively(reservationRecord, going.id, () =>
      this.streams.execute(reservationRecord, going.id, context, (now) => {
        const refused = goingOnRefusal(now, going.context);
        if (refused !== null) return refused;
        const stay = nights === null ? now : { start_date, end_date };
        return takeDuplicate(now, taken, { nights: stay, stay_before }, going.context);
      }),
    );
  }

  private async taken(id: string, state: ReservationCase['state']): Promise<TakenDuplicate> {
    await this.projections.upToDate(reservationDetails);
    const document = await this.projections.model(reservationDetails).get(id);
    const { opening } = await this.history.upTo(id);
    const before = state.before_merge ?? state;
    const files = new Map((document?.taken_attachments ?? []).map((file) => [file.id, file]));
    const moved = state.payments.flatMap(({ moved: amount = 0 }, index) =>
      amount > 0 ? [{ payment_no: index + 1, amount }] : [],
    );
    return {
      id,
      view_id: opening.view_id,
      payments: takenPayments({ payments: before.payments, refunds: state.refunds }, moved),
      documents: before.documents.map(({ document_id, type }) => {
        const { name = null, content_type = 'application/octet-stream', size_bytes = 0 } = files.get(document_id) ?? {};
        const added_at = files.get(document_id)?.added_at ?? opening.at;
        return { document_id, type, content_type, size_bytes, added_at, name };
      }),
    };
  }

  private async merged(duplicate_id: string, context: MarinaContext): Promise<Pair | Refusal> {
    const duplicate = await this.facts.find(duplicate_id, context, 'left_out');
    if (isRefusal(duplicate)) return duplicate;
    const going_id = goesOnAs(duplicate.state);
    if (going_id === null) return conflict('RESERVATION_NOT_MERGED');
    const going = await this.facts.find(going_id, context, 'left_out');
    return isRefusal(going) ? going : { going, duplicate };
  }

  private async separationForeseen(pair: Pair, context: MarinaContext): Promise<Refusal | null> {
    const { going, duplicate } = pair;
    const refused = separationRefusal(going.state, duplicate.id);
    if (refused !== null) return refused;
    const judged = separateStay(duplicate.state, null, duplicate.context);
    if (isRefusal(judged)) return judged;
    const nights = this.nightsBack(pair);
    const dated = nights === null ? null : await this.datesRefusal(pair, nights, context);
    if (dated !== null) return dated;
    const wish = await this.wishOf(duplicate);
    const foreseen = wish === null ? null : await this.berths.foresee(wish, context.marina_id);
    return isRefusal(foreseen) ? foreseen : null;
  }

  private nightsBack({ going, duplicate }: Pair): DateRange | null {
    const known = mergedIn(going.state, duplicate.id);
    return known === undefined ? null : nightsToReturn(going.state, known);
  }

  /** How to give the stay its nights again; undefined: it keeps those that it has. */
  private async returnNights(
    pair: Pair,
    context: MarinaContext,
  ): Promise<(() => Promise<unknown>) | undefined | Refusal> {
    const nights = this.nightsBack(pair);
    const { start_date, end_date } = pair.going.state;
    if (nights === null || takesDatesAtOnce(pair.going.state)) return undefined;
    const changed = await this.change(pair, nights, partOf(context, 'dates'));
    return isRefusal(changed) ? changed : () => this.change(pair, { start_date, end_date }, freshPartOf(context));
  }

  /** The berth that the duplicate had; null: it had none. */
  private async wishOf({ id, state, marina }: ReservationCase): Promise<BerthWish | null> {
    const berth = state.before_merge?.berth ?? null;
    if (berth === null || marina.marina_settings.permissions.inventory !== true) return null;
    const { opening } = await this.history.upTo(id);
    const { vessel, start_date, end_date } = state;
    const stay = { reservation_id: id, vessel, start_date, end_date, berth_id: berth.berth_id };
    return { ...stay, confirm_min_length: true, both: opening.view_id };
  }

  private async restore(duplicate_id: string, context: MarinaContext): Promise<void> {
    const pair = await this.merged(duplicate_id, context);
    if (!isRefusal(pair)) await this.restoreFrom(pair, context);
  }

  /** Messages, berth and reductions come back before the stay itself. */
  private async restoreFrom(pair: Pair, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const { duplicate } = pair;
    const { id, marina, state } = duplicate;
    const party = partyOf(id, state);
    const { price, start_date, end_date } = state;
    const standing = standingEntry(state.before_merge?.statuses ?? [])?.status_code ?? 'INITIATED';
    const books = isOneOf(bookedStatuses, standing) && price !== null;
    const after = books ? { offer: price.offer, start_date, end_date } : null;
    const booking = { reservation_id: id, marina, party, before: null, after };
    return this.locks.exclusively(reservationRecord, id, async () => {
      const steps: SagaStep<BerthChoice | null>[] = [
        async (command) => {
          const back = await this.returnMessages(pair, partOf(context, 'messages back'));
          return isRefusal(back) ? back : { command, undo: () => this.moveMessages(pair, freshPartOf(context)) };
        },
        ...this.reductions.steps<BerthChoice | null>(() => booking, context),
        async (command) => {
          const wish = await this.wishOf(duplicate);
          if (wish === null) return { command };
          const chosen = await this.berths.choose(wish, context);
          return isRefusal(chosen) ? chosen : { command: chosen.choice, undo: chosen.undo };
        },
      ];
      return runSaga<BerthChoice | null, CommandReceipt>(null, steps, (berth) =>
        this.streams.execute(reservationRecord, id, context, (now) => separateStay(now, berth, duplicate.context)),
      );
    });
  }
}
