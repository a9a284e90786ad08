import { describe, expect, it } from '@jest/globals';
import type { SaleOfStay } from '../../../contracts/reservations/queries.js';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import * as invoicing from './invoicing.js';
import { invoicingEvents } from './invoicing-events.js';

const given = specificationOf(invoicing);
const when = { issued_on: '2027-07-19', at: '2027-07-19T08:00:00.000Z' };

const sale: SaleOfStay = {
  reservation_id: 'r1',
  view_id: 'R-1001',
  boater_id: 'b1',
  language: 'fr',
  payer: { name: 'Ada Moreau', email: 'ada@example.org', address: '3 rue du Port, Brest, 29200, France' },
  boat: 'Belle Île',
  berth: 'A12',
  start_date: '2027-07-14',
  end_date: '2027-07-19',
  currency: 'EUR',
  sold: true,
  fell_through: false,
  lines: [
    { kind: 'NIGHTS', of: null, name: null, amount: 300_00 },
    { kind: 'DISCOUNT', of: null, name: null, amount: -30_00 },
    { kind: 'ADDITIONAL_CHARGE', of: 'taxes', name: null, amount: 5_00 },
  ],
  total: 275_00,
  instalments: [],
  paid: 275_00,
  refund_open: false,
};
const rates = [{ used_for: ['NIGHTS' as const], rates: [{ valid_from: '2014-01-01', percent: 10 }] }];
const issue = {
  type: 'Issue' as const,
  invoice_id: 'i1',
  sale,
  instalment: null,
  rates,
  vat_number: 'FR1',
  shown: null,
};
const issued = given([]).when(issue, when).events();
const credit = (more: object) => ({
  type: 'Credit' as const,
  credit_note_id: 'c1',
  invoice_id: 'i1',
  amount: null,
  reason: 'Left early',
  ...more,
});

describe('the invoice of a stay', () => {
  it('lists the price with the VAT of each line', () => {
    given([])
      .when(issue, when)
      .then({
        type: 'InvoiceDrawnUp',
        data: {
          total: 275_00,
          payer: 'Ada Moreau',
          payer_address: '3 rue du Port, Brest, 29200, France',
          lines: [
            expect.objectContaining({ amount: 300_00, vat_percent: 10, vat: 27_27 }),
            expect.objectContaining({ amount: -30_00, vat_percent: 10, vat: -2_73 }),
            expect.objectContaining({ amount: 5_00, vat_percent: 0, vat: 0 }),
          ],
        },
      });
  });

  it('has what was paid up to its total: more is on its way back', () => {
    given([])
      .when({ ...issue, sale: { ...sale, paid: 300_00 } }, when)
      .then({ type: 'InvoiceDrawnUp', data: { total: 275_00, paid: 275_00 } });
  });

  it('is issued once, until it was credited in full', () => {
    given(issued).when(issue, when).thenRefused('INVOICE_ALREADY_ISSUED');
    const credited = given(issued).when(credit({}), when).events();
    given([...issued, ...credited])
      .when({ ...issue, invoice_id: 'i2' }, when)
      .then({ type: 'InvoiceDrawnUp', data: { invoice_id: 'i2' } });
  });

  it.each([
    [{ total: 275_00, vat: 24_54 }, null],
    [{ total: 275_01, vat: 24_54 }, 'INVOICE_CHANGED'],
    [{ total: 275_00, vat: 24_55 }, 'INVOICE_CHANGED'],
  ])('of which %j was shown is refused with %s', (shown, code) => {
    const answer = given([]).when({ ...issue, shown }, when);
    if (code === null) answer.then({ type: 'InvoiceDrawnUp' });
    else answer.thenRefused(code);
  });

  it.each([{ sold: false }, { total: 0 }])('is not issued for a stay with %j', (more) => {
    given([])
      .when({ ...issue, sale: { ...sale, ...more } }, when)
      .thenRefused('INVOICE_NOTHING_TO_INVOICE');
  });
});

describe('the documents of a stay', () => {
  it('keep their amounts, but no name, address or boat, once their payer is erased', () => {
    const events = [...issued, ...given(issued).when(credit({}), when).events()];
    const erased = events.map(({ type, data }) => {
      const { personal = [], data: schema } = invoicingEvents[type];
      const left = schema.parse({ ...data, ...Object.fromEntries(personal.map((path) => [path, null])) });
      for (const word of ['Ada', 'rue du Port', 'Belle Île', 'Left early']) {
        expect(JSON.stringify(left)).not.toContain(word);
      }
      return left;
    });
    expect(erased).toMatchObject([{ total: 275_00 }, { total: -275_00 }]);
  });
});

describe('a credit note', () => {
  it('takes all lines back', () => {
    const [note] = given(issued).when(credit({}), when).events();
    expect(note).toMatchObject({
      data: { of_invoice_id: 'i1', total: -275_00, reason: 'Left early', refund_no: null, payer: 'Ada Moreau' },
    });
    expect(note?.data).toHaveProperty('payer_address', '3 rue du Port, Brest, 29200, France');
  });

  it('over a part takes the same share of every line, and never more than is left', () => {
    const part = given(issued)
      .when(credit({ amount: 100_00 }), when)
      .events();
    expect(part).toMatchObject([{ data: { total: -100_00 } }]);
    given([...issued, ...part])
      .when(credit({ credit_note_id: 'c2', amount: 175_01 }), when)
      .thenFieldErrors({ path: 'amount', code: 'creditMoreThanLeft' });
    given([...issued, ...part])
      .when(credit({ credit_note_id: 'c2' }), when)
      .then({ type: 'CreditNoteDrawnUp', data: { total: -175_00 } });
  });

  it('gives back the cent of VAT that an older note left, so that nothing of the VAT remains', () => {
    const [first] = given(issued)
      .when(credit({ amount: 100_00 }), when)
      .events();
    if (first?.type !== 'CreditNoteDrawnUp') throw new Error('no credit note');
    const [nights, ...others] = first.data.lines;
    // Notes of earlier versions rounded the VAT of their own amounts.
    const older = { ...first, data: { ...first.data, lines: [{ ...nights!, vat: nights!.vat + 1 }, ...others] } };
    const [last] = given([...issued, older])
      .when(credit({ credit_note_id: 'c2' }), when)
      .events();
    if (last?.type !== 'CreditNoteDrawnUp' || issued[0]?.type !== 'InvoiceDrawnUp') throw new Error('no credit note');
    const left = issued[0].data.lines.map(
      ({ vat }, index) => vat + older.data.lines[index]!.vat + last.data.lines[index]!.vat,
    );
    expect(left).toEqual([0, 0, 0]);
  });

  it('is not issued for what was credited in full, a credit note, or an invoice of another stay', () => {
    const all = [...issued, ...given(issued).when(credit({}), when).events()];
    given(all)
      .when(credit({ credit_note_id: 'c2' }), when)
      .thenRefused('INVOICE_NOTHING_TO_CREDIT');
    given(all)
      .when(credit({ invoice_id: 'c1' }), when)
      .thenRefused('INVOICE_NOTHING_TO_CREDIT');
    given(issued)
      .when(credit({ invoice_id: 'other' }), when)
      .thenRefused('INVOICE_NOT_FOUND');
  });

  const follow = (more: object, refund_no: number | null = null, credit_note_id = 'c1') => ({
    type: 'Follow' as const,
    credit_note_id,
    sale: { ...sale, ...more },
    refund_no,
  });
  const nothing = 'INVOICE_NOTHING_TO_CREDIT';

  it('brings an invoice down to what the stay costs, once', () => {
    const events = given(issued)
      .when(follow({ total: 200_00 }, 1), when)
      .then({ type: 'CreditNoteDrawnUp', data: { total: -75_00, refund_no: 1, reason: null } })
      .events();
    given([...issued, ...events])
      .when(follow({ total: 200_00 }, 2, 'c2'), when)
      .thenRefused(nothing);
    given(issued)
      .when(follow({ total: 200_00 }), when)
      .then({ type: 'CreditNoteDrawnUp', data: { total: -75_00, refund_no: null, cause: 'COSTS_LESS' } });
  });

  it('is not drawn up for a refund from before the invoice', () => {
    const lower = given([])
      .when({ ...issue, sale: { ...sale, lines: [{ ...sale.lines[0]!, amount: 200_00 }], total: 200_00 } }, when)
      .events();
    given(lower)
      .when(follow({ total: 200_00 }, 1), when)
      .thenRefused(nothing);
    given([])
      .when(follow({ total: 0 }, 1), when)
      .thenRefused(nothing);
  });

  it('leaves out what staff have credited before the refund', () => {
    const part = given(issued)
      .when(credit({ amount: 50_00 }), when)
      .events();
    given([...issued, ...part])
      .when(follow({ total: 200_00 }, 1, 'c2'), when)
      .then({ type: 'CreditNoteDrawnUp', data: { total: -25_00, refund_no: 1 } });
    given([...issued, ...part])
      .when(follow({ total: 225_00 }, 1, 'c2'), when)
      .thenRefused(nothing);
  });

  it('leaves of a stay that fell through what the marina keeps, once no refund is open', () => {
    given(issued)
      .when(follow({ fell_through: true, total: 0 }), when)
      .then({ type: 'CreditNoteDrawnUp', data: { total: -275_00, refund_no: null, cause: 'FELL_THROUGH' } });
    given(issued)
      .when(follow({ fell_through: true, total: 80_00, refund_open: true }), when)
      .thenRefused(nothing);
    given(issued)
      .when(follow({ fell_through: true, total: 80_00 }, 2), when)
      .then({ type: 'CreditNoteDrawnUp', data: { total: -195_00, refund_no: 2 } });
    given(issued)
      .when(follow({ sold: false, total: 0 }), when)
      .thenRefused(nothing);
  });

  it('of an invoice for a cancelled stay does not repeat what it was paid for', () => {
    const kept = given([])
      .when({ ...issue, sale: { ...sale, fell_through: true } }, when)
      .then({ type: 'InvoiceDrawnUp', data: { fell_through: true } })
      .events();
    const [note] = given(kept)
      .when(follow({ fell_through: true, total: 0 }), when)
      .events();
    expect(Object.keys(note?.data ?? {})).not.toEqual(expect.arrayContaining(['fell_through']));
    expect(note?.data).not.toHaveProperty('paid');
  });
});

describe('an invoice of an instalment', () => {
  const periods = ['2027-10-01', '2027-11-01', '2027-12-01', '2028-01-01'];
  /** Three months at 300.00 and 3.01 of taxes, of which two are due and one is paid. */
  const contract: SaleOfStay = {
    ...sale,
    start_date: '2027-10-01',
    end_date: '2028-01-01',
    lines: [
      { kind: 'NIGHTS', of: null, name: null, amount: 900_00 },
      { kind: 'ADDITIONAL_CHARGE', of: 'taxes', name: null, amount: 3_01 },
    ],
    total: 903_01,
    instalments: [301_00, 301_01, 301_00].map((amount, index) => ({
      number: index + 1,
      of: 3,
      due_on: periods[index]!,
      start_date: periods[index]!,
      end_date: periods[index + 1]!,
      amount,
      paid: index === 0 ? amount : 0,
      is_due: index < 2,
    })),
    paid: 301_00,
  };
  const issueOf = (instalment: number | null, more: object = {}, invoice_id = `i${instalment ?? 'rest'}`) => ({
    ...issue,
    invoice_id,
    instalment,
    sale: { ...contract, ...more },
  });
  const after = (...commands: Parameters<typeof invoicing.decide>[0][]) =>
    commands.reduce<Parameters<typeof given>[0]>(
      (events, command) => [...events, ...given(events).when(command, when).events()],
      [],
    );
  const follow = (total: number, more: object = {}, credit_note_id = 'c1') => ({
    type: 'Follow' as const,
    credit_note_id,
    sale: { ...contract, total, ...more },
    refund_no: null,
  });

  it('has its share of every line for the nights of its period, and what is paid of it', () => {
    given([])
      .when(issueOf(1), when)
      .then({
        type: 'InvoiceDrawnUp',
        data: {
          instalment: { number: 1, of: 3, due_on: '2027-10-01' },
          lines: [
            expect.objectContaining({
              nights: { start_date: '2027-10-01', end_date: '2027-11-01' },
              amount: 300_00,
              vat: 27_27,
            }),
            expect.objectContaining({ of: 'taxes', amount: 1_00 }),
          ],
          total: 301_00,
          paid: 301_00,
          start_date: '2027-10-01',
          end_date: '2028-01-01',
        },
      });
  });

  it('is issued once it is due, and once', () => {
    given([]).when(issueOf(3), when).thenRefused('INVOICE_INSTALMENT_NOT_DUE');
    given([]).when(issueOf(4), when).thenRefused('NOT_FOUND');
    given(after(issueOf(1)))
      .when(issueOf(1, {}, 'again'), when)
      .thenRefused('INVOICE_ALREADY_ISSUED');
    const credited = { ...credit({ invoice_id: 'i1' }) };
    given(after(issueOf(1), credited))
      .when(issueOf(1, {}, 'again'), when)
      .then({ type: 'InvoiceDrawnUp', data: { invoice_id: 'again', total: 301_00 } });
  });

  it('leaves the rest to the invoice of the stay, to the cent and for the nights that follow', () => {
    const [rest] = given(after(issueOf(1)))
      .when(issueOf(null), when)
      .events();
    expect(rest).toMatchObject({
      data: {
        lines: [
          { kind: 'NIGHTS', amount: 600_00, nights: { start_date: '2027-11-01', end_date: '2028-01-01' } },
          { kind: 'ADDITIONAL_CHARGE', amount: 2_01 },
        ],
        total: 602_01,
        paid: 0,
      },
    });
    expect(rest?.data).not.toHaveProperty('instalment');
    const all = after(issueOf(1), issueOf(null));
    given(all).when(issueOf(2), when).thenRefused('INVOICE_ALREADY_ISSUED');
    given(all)
      .when(issueOf(null, {}, 'again'), when)
      .thenRefused('INVOICE_ALREADY_ISSUED');
  });

  it('is for the VAT of its own period where the rate changes', () => {
    const changed = [
      {
        used_for: ['NIGHTS' as const],
        rates: [
          { valid_from: '2014-01-01', percent: 10 },
          { valid_from: '2027-11-01', percent: 12 },
        ],
      },
    ];
    const second = given([])
      .when({ ...issueOf(2), rates: changed }, when)
      .events();
    expect(second).toMatchObject([{ data: { lines: [{ vat_percent: 12 }, { vat_percent: 0 }] } }]);
  });

  it('is credited like others, newest first, where the stay costs less than all of them', () => {
    const both = after(issueOf(1), issueOf(2));
    given(both).when(follow(700_00), when).thenRefused('INVOICE_NOTHING_TO_CREDIT');
    const [first] = given(both).when(follow(200_00), when).events();
    expect(first).toMatchObject({
      data: { of_invoice_id: 'i2', total: -301_01, cause: 'COSTS_LESS', instalment: { number: 2 } },
    });
    const [second] = given([...both, first!])
      .when(follow(200_00, {}, 'c2'), when)
      .events();
    expect(second).toMatchObject({ data: { of_invoice_id: 'i1', total: -101_00 } });
    given([...both, first!, second!])
      .when(follow(200_00, {}, 'c3'), when)
      .thenRefused('INVOICE_NOTHING_TO_CREDIT');
  });

  it('that staff credited in part is not invoiced again with the rest', () => {
    const [rest] = given(after(issueOf(1), credit({ invoice_id: 'i1', amount: 100_00 })))
      .when(issueOf(null), when)
      .events();
    expect(rest).toMatchObject({ data: { total: 602_01 } });
  });

  it('leaves a higher price to the invoice of the stay', () => {
    const higher = { lines: [{ kind: 'NIGHTS' as const, of: null, name: null, amount: 1000_00 }], total: 1000_00 };
    const [rest] = given(after(issueOf(1)))
      .when(issueOf(null, higher), when)
      .events();
    expect(rest).toMatchObject({
      data: {
        lines: [
          { kind: 'NIGHTS', amount: 700_00 },
          { kind: 'ADDITIONAL_CHARGE', amount: -1_00 },
        ],
        total: 699_00,
      },
    });
  });
});
