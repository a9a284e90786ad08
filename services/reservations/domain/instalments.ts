import { type Instalment, instalmentsOf } from '../../../contracts/pricing/rules/instalments.js';
import type { InstalmentSchedule } from '../../../contracts/pricing/vocabulary.js';
import type { instalmentStandings } from '../../../contracts/reservations/vocabulary.js';
import { addDays, nightsBetween } from '../../../contracts/vocabulary/dates.js';
import type { PricedOffer } from './events/event-shapes.js';
import {
  type Instalments,
  heldAmount,
  isDepositWaived,
  type ReservationState,
  standingCode,
} from './reservation-state.js';

/** Days before its due day on which an instalment is requested. */
const REQUESTED_DAYS_BEFORE = 14;
/** Days after its due day on which an unpaid instalment is reminded of. */
const REMINDED_DAYS_AFTER = 7;
/** Days before the end of a contract on which its end is announced, at most a third of the stay. */
const ANNOUNCED_DAYS_BEFORE = 60;

/** What a contract requires next: an instalment, a reminder of one, or the announcement of its end. */
export type ContractStep =
  | { readonly kind: 'request' | 'remind'; readonly number: number; readonly on: string }
  | { readonly kind: 'announce'; readonly on: string };

export type InstalmentStanding = (typeof instalmentStandings)[number];

/** An instalment of a stay; `open` is the part of `amount` that is not paid, both in minor units. */
export interface StayInstalment extends Instalment {
  readonly number: number;
  readonly open: number;
  readonly standing: InstalmentStanding;
}

type Scheduled = Pick<ReservationState, 'start_date' | 'end_date'> & { readonly instalments?: Instalments };

/** The instalments of a stay at this price; none where the price is paid at once. */
function scheduleOf({ instalments, start_date, end_date }: Scheduled, price: PricedOffer | null): Instalment[] {
  if (instalments === undefined || price === null) return [];
  return instalmentsOf(price.breakdown.total, start_date, end_date, instalments.schedule);
}

/**
 * The price that applies to a stay. Offers that were made while a contract could also have a deposit name one, in place
 * of which the first instalment is due.
 */
export function appliedPrice<P extends PricedOffer | null>(state: Pick<ReservationState, 'instalments'>, price: P): P {
  if (price === null || state.instalments === undefined) return price;
  const { offer, breakdown } = price;
  return {
    ...price,
    offer: { ...offer, deposit: { type: 'NONE', amount: null } },
    breakdown: { ...breakdown, deposit: 0 },
  };
}

/** The sum of the instalments up to `number`, in minor units; null where the price is paid at once. */
export function requestedUpTo(state: Scheduled, price: PricedOffer, number: number): number | null {
  const schedule = scheduleOf(state, price);
  if (schedule.length === 0) return null;
  return schedule.slice(0, Math.max(1, number)).reduce((sum, { amount }) => sum + amount, 0);
}

/** What the instalments requested so far add up to; null where the price is paid at once. */
export function instalmentsWanted(state: ReservationState, price = state.price): number | null {
  return price === null ? null : requestedUpTo(state, price, state.instalments?.requested ?? 0);
}

/** The instalments with what is paid of each. Money covers them in the order in which they fall due. */
export function instalmentsOfStay(state: ReservationState, today: string): StayInstalment[] {
  let held = heldAmount(state);
  const requested = state.instalments?.requested ?? 0;
  return scheduleOf(state, state.price).map(({ due_on, amount }, index) => {
    const covered = Math.max(0, Math.min(amount, held));
    held -= covered;
    const open = amount - covered;
    return { number: index + 1, due_on, amount, open, standing: standingOf(open, due_on, index < requested, today) };
  });
}

function standingOf(open: number, due_on: string, requested: boolean, today: string): InstalmentStanding {
  if (open === 0) return 'paid';
  if (due_on < today) return 'overdue';
  return requested ? 'due' : 'upcoming';
}

/** The unpaid part of the instalments requested so far, in minor units. */
export function openInstalments(state: ReservationState, requested: number): number {
  const wanted = state.price === null ? null : requestedUpTo(state, state.price, requested);
  return Math.max(0, (wanted ?? 0) - heldAmount(state));
}

/** What the contract of a booked stay requires next and on which day, whatever the day today; null: nothing. */
export function nextContractStep(state: ReservationState): ContractStep | null {
  if (standingCode(state) !== 'APPROVED') return null;
  const steps = [requestStep(state), reminderStep(state), announcementStep(state)].filter((step) => step !== null);
  return steps.toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))[0] ?? null;
}

function requestStep(state: ReservationState): ContractStep | null {
  const number = (state.instalments?.requested ?? 0) + 1;
  const instalment = scheduleOf(state, state.price)[number - 1];
  if (instalment === undefined) return null;
  return { kind: 'request', number, on: addDays(instalment.due_on, -REQUESTED_DAYS_BEFORE) };
}

function reminderStep(state: ReservationState): ContractStep | null {
  const { requested = 0, reminded = 0 } = state.instalments ?? {};
  const instalment = scheduleOf(state, state.price)[requested - 1];
  // The first instalment takes the place of the deposit. Once waived, it falls due together with the second.
  if (isDepositWaived(state)) return null;
  if (instalment === undefined || reminded >= requested || openInstalments(state, requested) === 0) return null;
  return { kind: 'remind', number: requested, on: addDays(instalment.due_on, REMINDED_DAYS_AFTER) };
}

function announcementStep({ contract_id, start_date, end_date, end_announced }: ReservationState): ContractStep | null {
  if (contract_id === null || end_announced === end_date) return null;
  const days = Math.min(ANNOUNCED_DAYS_BEFORE, Math.floor(nightsBetween(start_date, end_date) / 3));
  return { kind: 'announce', on: addDays(end_date, -days) };
}

/** The schedule that an opening sets; undefined where the price is paid at once. */
export function instalmentsAtOpening(schedule: InstalmentSchedule | undefined): Instalments | undefined {
  return schedule === undefined || schedule === 'ONCE' ? undefined : { schedule, requested: 0, reminded: 0 };
}
