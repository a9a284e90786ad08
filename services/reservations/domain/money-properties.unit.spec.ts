import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { paying } from '../../../tests/fixtures/reservation-examples.js';
import { anyRun } from '../../../tests/fixtures/reservation-runs.js';
import { boaterPayment } from '../lookups/payment-block.js';
import type { ReservationEvent } from './events/reservation-event.js';
import { outstanding, unpaid } from './reservation-state.js';

/** A second, plain bookkeeping: what the events alone say was paid and refunded, in minor units. */
function ledger(events: readonly ReservationEvent[]): { paid: number; refunded: number; total: number | null } {
  const book = { paid: 0, refunded: 0, total: null as number | null };
  for (const { type, data } of events) {
    // An offer of other terms changes no price before it is accepted; the price that is accepted follows in `OfferChanged`.
    const offered = type === 'TermsOffered' || type === 'TermsAccepted';
    if ('price' in data && !offered) book.total = data.price?.breakdown.total ?? null;
    if (type === 'PaymentReceived' || type === 'CounterPaymentRecorded') book.paid += data.amount;
    if (type === 'CounterPaymentUndone') book.paid -= data.amount;
    if (type === 'RefundIssued' || type === 'CounterRefundPaid') book.refunded += data.amount;
  }
  return book;
}

describe('the money of a reservation, whichever way it came', () => {
  it('paid − refunded is never negative, and balance = total − paid + refunded at every moment', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const events: ReservationEvent[] = [];
        for (const { decided, after } of run) {
          if (!isRefusal(decided)) events.push(...decided);
          const { paid, refunded, total } = ledger(events);
          const shown = boaterPayment(after, { ...paying, currency: 'EUR' });
          expect(refunded).toBeLessThanOrEqual(paid);
          expect([shown.paid_amount, shown.refunded_amount]).toEqual([paid / 100, refunded / 100]);
          const { terms } = shown;
          expect(terms === null).toBe(shown.balance === null);
          if (terms !== null) {
            expect(Math.round((terms.online + terms.rest) * 100)).toBe(unpaid(after));
            expect(Math.round(terms.online * 100)).toBeGreaterThanOrEqual(outstanding(after));
            if (terms.place === 'IN_MARINA') expect([terms.online, terms.pay_by]).toEqual([0, null]);
          }
          if (shown.balance !== null) expect(shown.balance).toBe(((total ?? 0) - paid + refunded) / 100);
        }
      }),
      { numRuns: propertyRuns(1000) },
    );
  });
});
