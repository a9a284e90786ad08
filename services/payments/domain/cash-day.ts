import { paymentErrors, paymentFieldErrors } from '../../../contracts/payments/errors.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CashDayEvent, ClosedDay } from './cash-day-events.js';

/** A marina's day; null: it is open. */
export interface CashDayState {
  readonly closed: ClosedDay | null;
}

export type CashDayCommand =
  | {
      type: 'Close';
      date: string;
      /** The marina's day. */
      today: string;
      currency: ClosedDay['currency'];
      totals: ClosedDay['totals'];
      opening_float: number;
      counted_cash: number;
      note: string;
      marina_id: string;
    }
  | { type: 'Reopen'; date: string; reason: string; marina_id: string };

export function initial(): CashDayState {
  return { closed: null };
}

export function evolve(_: CashDayState, event: CashDayEvent): CashDayState {
  return { closed: event.type === 'CashDayClosed' ? event.data : null };
}

/** Cash that should be in the till, in minor units. */
export function expectedCash(totals: ClosedDay['totals'], opening_float: number): number {
  const cash = totals.find(({ method }) => method === 'CASH');
  return opening_float + (cash?.received ?? 0) - (cash?.refunded ?? 0);
}

export function decide(command: CashDayCommand, { closed }: CashDayState, at: string): CashDayEvent[] | Refusal {
  if (command.type === 'Reopen') {
    const { date, reason, marina_id } = command;
    if (closed === null) return refuse('conflict', paymentErrors.day_open);
    return [{ type: 'CashDayReopened', data: { date, reason, marina_id, at } }];
  }
  const { type: _, today, ...day } = command;
  if (closed !== null) return refuse('conflict', paymentErrors.day_closed);
  if (day.date > today) return refuseFields({ path: 'date', code: paymentFieldErrors.day_in_future });
  const expected_cash = expectedCash(day.totals, day.opening_float);
  const difference = day.counted_cash - expected_cash;
  if (difference !== 0 && day.note === '')
    return refuseFields({ path: 'note', code: paymentFieldErrors.note_required });
  return [{ type: 'CashDayClosed', data: { ...day, expected_cash, difference, at } }];
}
