import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { supplies } from '../../../contracts/payments/vocabulary.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { decide as numberOf, evolve as numbered, initial as emptyBook } from './invoice-book.js';
import { creditLines, invoiceLines, totalOf, vatByRate } from './invoice-lines.js';

const date = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days));
const percent = fc.integer({ min: 0, max: 2700 }).map((hundredths) => hundredths / 100);
const rates = fc.tuple(
  ...supplies.map((supply) =>
    fc
      .uniqueArray(fc.record({ valid_from: date, percent }), { maxLength: 4, selector: ({ valid_from }) => valid_from })
      .map((dated) => ({ used_for: [supply], rates: dated })),
  ),
);
/** Up to a thousand million. */
const amount = fc.integer({ min: 0, max: 100_000_000_000 });
const touristTax = { charge: 'tourist_tax' as const, vat_percent: null };

const sale = fc
  .record({
    start_date: date,
    nights: fc.integer({ min: 1, max: 200 }),
    full: amount,
    off: amount,
    tax: amount,
    extra: amount,
    town: amount,
  })
  .map(({ start_date, nights, full, off, tax, extra, town }) => ({
    start_date,
    end_date: addDays(start_date, nights),
    lines: [
      { kind: 'NIGHTS' as const, of: null, name: null, amount: full },
      { kind: 'DISCOUNT' as const, of: null, name: null, amount: -Math.min(off, full) },
      { kind: 'ADDITIONAL_CHARGE' as const, of: 'taxes', name: null, amount: tax },
      { kind: 'CUSTOM_SURCHARGE' as const, of: 's1', name: 'Power', amount: extra },
      { kind: 'CUSTOM_SURCHARGE' as const, of: 't1', name: 'Huizen', amount: town, ...touristTax },
    ],
  }));

describe('the lines of an invoice', () => {
  it('add up to the price, however the rates of VAT change during the stay', () => {
    fc.assert(
      fc.property(sale, rates, (sold, list) => {
        const lines = invoiceLines(sold, list);
        expect(totalOf(lines)).toBe(totalOf(sold.lines));
        const sums = vatByRate(lines);
        expect(sums.reduce((sum, { net, vat }) => sum + net + vat, 0)).toBe(totalOf(lines));
        // Tourist tax is in no rate of VAT.
        const town = sold.lines.at(-1)?.amount ?? 0;
        expect(sums.at(-1)).toEqual({ percent: 0, net: town, vat: 0, passed_on: true });
        expect(sums.filter(({ passed_on }) => passed_on === true)).toHaveLength(1);
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });

  it('are taken back in any number of credit notes, to the cent and never beyond', () => {
    fc.assert(
      fc.property(
        sale,
        rates,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        (sold, list, parts) => {
          const lines = invoiceLines(sold, list);
          let left = lines.map((line) => line.amount);
          let vatLeft = lines.map((line) => line.vat);
          const sum = () => left.reduce((all, one) => all + one, 0);
          for (const part of [...parts, 1]) {
            const wanted = Math.floor(sum() * part);
            const note = creditLines(lines, left, vatLeft, wanted);
            expect(totalOf(note)).toBe(-wanted || 0);
            for (const [index, { amount: gross, vat }] of note.entries()) {
              // A line gives back between nothing and what it holds; a discount, the other way round.
              const sign = Math.sign(lines[index]?.amount ?? 0);
              expect([-gross * sign >= 0, -vat * sign >= 0, (vat - gross) * sign >= 0]).toEqual([true, true, true]);
            }
            left = left.map((one, index) => one + (note[index]?.amount ?? 0));
            vatLeft = vatLeft.map((one, index) => one + (note[index]?.vat ?? 0));
            expect(sum()).toBeGreaterThanOrEqual(0);
          }
          expect([...left, ...vatLeft].every((one) => one === 0)).toBe(true);
        },
      ),
      { numRuns: propertyRuns(2_000) },
    );
  });
});

describe('the numbers of a year', () => {
  it('have no gap and no double, whatever is numbered', () => {
    const invoice = { invoice_id: 'i', of_invoice_id: null, reservation_id: 'r', issued_on: '2027-07-19' };
    const rest = { currency: 'EUR' as const, total: 1, vat: [] };
    fc.assert(
      fc.property(fc.array(fc.constantFrom('INVOICE' as const, 'CREDIT_NOTE' as const), { maxLength: 60 }), (kinds) => {
        let book = emptyBook();
        const numbers = kinds.map((kind) => {
          const [event] = numberOf({ ...invoice, ...rest, kind }, book, '2027-07-19T08:00:00.000Z');
          if (event === undefined) throw new Error('no number was given');
          book = numbered(book, event);
          return event.data.number;
        });
        expect(numbers).toEqual(kinds.map((_, index) => `2027-${String(index + 1).padStart(5, '0')}`));
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});
