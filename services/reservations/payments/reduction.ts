import type { Marina } from '../../../contracts/marinas/marina.js';
import type { OfferTerms } from '../../../contracts/reservations/rules/stay-price.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { ReservationState } from '../domain/reservation-state.js';
import type { StayParty } from '../lookups/reservation-facts.js';

/** How much a reservation takes of a reduction: nights, or minor units of points. */
export interface TakenByStay {
  readonly reservation_id: string;
  readonly amount: number;
  readonly start_date: string;
  readonly end_date: string;
}

/**
 * Something that reduces the price of a booking and that the boater has a limited amount of, on a record of another
 * area: its source, such as a membership card.
 */
export interface Reduction {
  /** Where fault tests kill the process: after the source has changed, and before the reservation has. */
  readonly crashPlace: string;
  /** Prefix of the streams of the sources, and their events about reservations, whose data have a `reservation_id`. */
  readonly sourceStream: string;
  readonly sourceEvents: readonly string[];

  /** How much the price of a booking takes. */
  held(price: ReservationState['price']): number;
  /** How much a price on these terms takes. */
  wanted(terms: OfferTerms, nights: number): number;
  /** True: the source need not be changed. */
  isSettled(held: number, wanted: number): boolean;

  /** The boater's source; null: there is none, and the decider refuses any amount. */
  sourceOf(marina: Marina, party: StayParty): Promise<string | null>;
  /** The sources from which the reservation has taken something, as of a position of the log. */
  sourcesTakenFrom(reservation_id: string, position: number): Promise<readonly string[]>;
  /** Sets what the reservation takes, in place of what it took before. The same again changes nothing. */
  take(source_id: string, taken: TakenByStay, context: MarinaContext): Promise<CommandReceipt | Refusal>;
  /** Gives back all that the reservation has taken. */
  give(source_id: string, reservation_id: string, context: MarinaContext): Promise<CommandReceipt | Refusal>;
}
