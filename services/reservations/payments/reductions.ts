import { Injectable } from '@nestjs/common';
import type { Marina } from '../../../contracts/marinas/marina.js';
import type { OfferTerms } from '../../../contracts/reservations/rules/stay-price.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import type { DateRange } from '../../../contracts/vocabulary/dates-schemas.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { freshPartOf, type MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { SagaDone, SagaStep } from '../../platform/event-sourcing/saga.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import type { ReservationState } from '../domain/reservation-state.js';
import type { StayParty } from '../lookups/reservation-facts.js';
import { CardNights } from './card-nights.js';
import { GiftPoints } from './gift-points.js';
import type { Reduction } from './reduction.js';

/** A booking that a command makes or changes. Only a booking takes reductions; an offer does not yet. */
export interface ChangedBooking {
  readonly reservation_id: string;
  readonly marina: Marina;
  readonly party: StayParty;
  /** Null: it is not booked so far. */
  readonly before: Pick<ReservationState, 'price' | 'start_date' | 'end_date'> | null;
  /** Null: the command does not book it. */
  readonly after: ({ readonly offer: OfferTerms } & DateRange) | null;
}

/** All reductions of a price, in the order in which they are taken: before the reservation records the price. */
@Injectable()
export class Reductions {
  private readonly all: readonly Reduction[];

  constructor(nights: CardNights, points: GiftPoints) {
    this.all = [nights, points];
  }

  /** Steps that set what the booking takes of each reduction; an undo restores what it took before. */
  steps<Command>(bookingOf: (command: Command) => ChangedBooking, context: MarinaContext): SagaStep<Command>[] {
    return this.all.map((reduction) => async (command) => {
      const undo = await this.take(reduction, bookingOf(command), context);
      return isRefusal(undo) ? undo : { command, undo };
    });
  }

  /** Returns how to restore what the booking took before; undefined: nothing has changed. */
  private async take(
    reduction: Reduction,
    { reservation_id, marina, party, before, after }: ChangedBooking,
    context: MarinaContext,
  ): Promise<SagaDone<unknown>['undo'] | Refusal> {
    const held = reduction.held(before?.price ?? null);
    const wanted = after === null ? 0 : reduction.wanted(after.offer, nightsBetween(after.start_date, after.end_date));
    if (reduction.isSettled(held, wanted)) return undefined;
    const source_id = await reduction.sourceOf(marina, party);
    if (source_id === null) return undefined;
    const set = (amount: number, stay: DateRange | null) => {
      const part = freshPartOf(context);
      if (amount === 0 || stay === null) return reduction.give(source_id, reservation_id, part);
      const { start_date, end_date } = stay;
      return reduction.take(source_id, { reservation_id, amount, start_date, end_date }, part);
    };
    const answer = await set(wanted, after);
    if (isRefusal(answer)) return answer;
    crashPoint(reduction.crashPlace);
    return () => set(held, before);
  }
}
