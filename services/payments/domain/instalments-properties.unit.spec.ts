import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instalmentsOf } from '../../../contracts/pricing/rules/instalments.js';
import { vatInside } from '../../../contracts/payments/rules/vat.js';
import type { SaleOfStay } from '../../../contracts/reservations/queries.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { decide, evolve, initial, type InvoicingCommand } from './invoicing.js';
import type { InvoicingEvent } from './invoicing-events.js';
import { invoicedOf } from './invoicing-state.js';

const when = { issued_on: '2027-06-01', at: '2027-06-01T08:00:00.000Z' };
const rates = [
  {
    used_for: ['NIGHTS' as const],
    rates: [
      { valid_from: '2026-01-01', percent: 10 },
      { valid_from: '2027-09-15', percent: 12.5 },
    ],
  },
  { used_for: ['TAXES' as const, 'SURCHARGES' as const], rates: [{ valid_from: '2026-01-01', percent: 20 }] },
];

interface Price {
  readonly nights: number;
  readonly off: number;
  readonly tax: number;
  readonly extra: number;
}

function saleAt(price: Price, months: number, due: number): SaleOfStay {
  const start_date = '2027-06-01';
  const end_date = addDays(start_date, months * 31);
  const lines = [
    { kind: 'NIGHTS' as const, of: null, name: null, amount: price.nights },
    { kind: 'DISCOUNT' as const, of: null, name: null, amount: -Math.min(price.off, price.nights) },
    { kind: 'ADDITIONAL_CHARGE' as const, of: 'taxes', name: null, amount: price.tax },
    { kind: 'CUSTOM_SURCHARGE' as const, of: 's1', name: 'Power', amount: price.extra },
  ].filter(({ kind, amount }) => kind === 'NIGHTS' || amount !== 0);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const parts = instalmentsOf(total, start_date, end_date, 'MONTHLY');
  const instalments = parts.map(({ due_on, amount }, index) => ({
    number: index + 1,
    of: parts.length,
    due_on,
    start_date: due_on,
    end_date: parts[index + 1]?.due_on ?? end_date,
    amount,
    paid: 0,
    is_due: index < due,
  }));
  return {
    reservation_id: 'r1',
    view_id: 'R-1',
    boater_id: 'b1',
    language: 'en',
    payer: null,
    boat: '',
    berth: null,
    start_date,
    end_date,
    currency: 'EUR',
    sold: true,
    fell_through: false,
    refund_open: false,
    lines,
    total,
    instalments,
    paid: 0,
  };
}

const minor = fc.integer({ min: 0, max: 1_000_000 });
const price = fc.record({ nights: minor, off: minor, tax: minor, extra: fc.oneof(fc.constant(0), minor) });
const step = fc.oneof(
  fc.record({ do: fc.constant('instalment' as const), number: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ do: fc.constant('rest' as const) }),
  fc.record({
    do: fc.constant('credit' as const),
    which: fc.nat(20),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ do: fc.constant('price' as const), price, months: fc.integer({ min: 2, max: 12 }) }),
);

describe('the invoices of a stay on a contract', () => {
  it('never add up to more than it costs, whatever is invoiced, credited and priced again, with VAT a line', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 2, max: 12 }), fc.nat(12), fc.array(step, { maxLength: 25 }), (...given) => {
        const [first, months, due, steps] = given;
        let sale = saleAt(first, months, due);
        let state = initial();
        let ids = 0;
        const run = (command: InvoicingCommand): readonly InvoicingEvent[] => {
          const answer = decide(command, state, when);
          if (isRefusal(answer)) return [];
          state = answer.reduce(evolve, state);
          for (const event of answer) {
            if (event.type === 'InvoiceMailed') continue;
            const { lines, total } = event.data;
            expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
            // A credit note gives back what the VAT of its invoice gets smaller by, which may round the other way.
            const most = event.type === 'CreditNoteDrawnUp' ? 1 : 0;
            for (const { amount, vat, vat_percent } of lines) {
              expect(Math.abs(vat - vatInside(amount, vat_percent))).toBeLessThanOrEqual(most);
            }
          }
          return answer;
        };
        const id = () => `d${String((ids += 1))}`;
        const issue = (instalment: number | null) =>
          run({ type: 'Issue', invoice_id: id(), sale, instalment, rates, vat_number: '', shown: null });
        for (const one of steps) {
          if (one.do === 'instalment') issue(one.number);
          if (one.do === 'rest') {
            issue(null);
            const byHand = state.invoices.some(({ left, taken }) =>
              left.some((amount, line) => amount !== taken[line]),
            );
            if (!byHand) expect(invoicedOf(state)).toBe(Math.max(0, sale.total));
          }
          if (one.do === 'credit') {
            const invoice = state.invoices[one.which % Math.max(1, state.invoices.length)];
            const left = invoice?.left.reduce((sum, amount) => sum + amount, 0) ?? 0;
            const amount = Math.floor(left * one.part);
            if (invoice === undefined || amount === 0) continue;
            run({ type: 'Credit', credit_note_id: id(), invoice_id: invoice.invoice_id, amount, reason: 'x' });
          }
          if (one.do === 'price') sale = saleAt(one.price, one.months, due);
          while (run({ type: 'Follow', credit_note_id: id(), sale, refund_no: null }).length > 0);
          expect(invoicedOf(state)).toBeLessThanOrEqual(sale.total);
          expect(state.invoices.every(({ left }) => left.reduce((sum, amount) => sum + amount, 0) >= 0)).toBe(true);
        }
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });

  it('of all instalments are the price, line by line', () => {
    fc.assert(
      fc.property(
        price,
        fc.integer({ min: 2, max: 12 }),
        fc.array(fc.nat(), { maxLength: 14 }),
        (at, months, order) => {
          const sale = saleAt(at, months, 99);
          const numbers = sale.instalments.map(({ number }) => number);
          // In any order, for example when an early one was credited and is issued again.
          numbers.sort((one, other) => (order[one] ?? one) - (order[other] ?? other));
          let state = initial();
          for (const [index, instalment] of numbers.entries()) {
            const invoice_id = `d${String(index)}`;
            const answer = decide(
              { type: 'Issue', invoice_id, sale, instalment, rates, vat_number: '', shown: null },
              state,
              when,
            );
            if (!isRefusal(answer)) state = answer.reduce(evolve, state);
          }
          const sums = new Map<string, number>();
          for (const { lines } of state.invoices) {
            for (const { kind, amount } of lines) sums.set(kind, (sums.get(kind) ?? 0) + amount);
          }
          const wanted = sale.total <= 0 ? [] : sale.lines.filter(({ amount }) => amount !== 0);
          expect([...sums].filter(([, sum]) => sum !== 0).sort()).toEqual(
            wanted.map(({ kind, amount }): [string, number] => [kind, amount]).sort(),
          );
        },
      ),
      { numRuns: propertyRuns(1_000) },
    );
  });
});
