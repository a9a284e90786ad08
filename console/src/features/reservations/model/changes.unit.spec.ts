import { describe, expect, it } from '@jest/globals';
import { changedMeanwhile, changesBetween, mergedWith, typedIntoNew } from './changes.js';
import { typedValues } from './reservation-values.fixture.js';
import { meaningOf } from './value-meaning.js';

const none = { offer: false, dates: false, vessel: false, notes: false, documents: false };
const papers = { vessel_insurence: true, vessel_license: false, skipper_id: false };

describe('what staff changed', () => {
  it.each([
    ['nothing', typedValues(), none],
    ['how the price is typed', typedValues({ price_mode: 'TOTAL', total_price: 300 }), none],
    ['the price', typedValues({ payment: { price_per_night: 61 } }), { ...none, offer: true }],
    ['dates', typedValues({ end_date: '2027-07-20' }), { ...none, offer: true, dates: true }],
    ['the boat', typedValues({ vessel: { beam: 4 } }), { ...none, offer: true, vessel: true }],
    ['notes', typedValues({ internal_notes: 'x' }), { ...none, notes: true }],
    ['documents', typedValues({ required_documents: papers }), { ...none, documents: true }],
  ])('%s', (_name, values, expected) => expect(changesBetween(typedValues(), values)).toEqual(expected));
});

describe('two people at one reservation', () => {
  const base = typedValues();
  const mine = typedValues({ internal_notes: 'Mine', payment: { price_per_night: 70 } });
  const theirs = typedValues({ end_date: '2027-07-20', payment: { price_per_night: 80, marina_discount_percent: 5 } });

  it('tells what the other one changed', () => {
    expect(changedMeanwhile(base, mine, theirs)).toEqual([
      { path: 'end_date', mine: '2027-07-19', theirs: '2027-07-20' },
      { path: 'payment.price_per_night', mine: 70, theirs: 80 },
      { path: 'payment.marina_discount_percent', mine: null, theirs: 5 },
    ]);
    expect(changedMeanwhile(base, mine, base)).toEqual([]);
  });

  it('keeps mine where I typed, takes theirs elsewhere', () => {
    const merged = mergedWith(base, mine, theirs);
    expect(merged).toMatchObject({
      internal_notes: 'Mine',
      end_date: '2027-07-20',
      payment: { price_per_night: 70, marina_discount_percent: 5 },
    });
    expect(mergedWith(base, base, theirs)).toEqual(theirs);
  });

  it('takes an amount with its type as a whole', () => {
    const share = typedValues({ payment: { deposit: { type: 'PERCENTAGE', amount: 20 } } });
    const fixed = typedValues({ payment: { deposit: { type: 'FIXED_AMOUNT', amount: 300 } } });
    const half = typedValues({ payment: { deposit: { type: 'PERCENTAGE', amount: 50 } } });
    expect(changedMeanwhile(share, half, fixed)).toEqual([
      { path: 'payment.deposit', mine: half.payment.deposit, theirs: fixed.payment.deposit },
    ]);
    expect(mergedWith(share, half, fixed).payment.deposit).toEqual(half.payment.deposit);
    expect(mergedWith(share, share, fixed).payment.deposit).toEqual(fixed.payment.deposit);
  });

  it('takes lists as a whole', () => {
    const surcharge = { id: 'e', name: 'Electricity', active: true, total_custom_surcharge: 5 };
    const listed = typedValues({ payment: { custom_surcharges: [surcharge] } });
    expect(mergedWith(base, listed, base).payment.custom_surcharges).toEqual([surcharge]);
    expect(changedMeanwhile(base, base, listed).map(({ path }) => path)).toEqual(['payment.custom_surcharges']);
  });
});

describe('a new reservation', () => {
  const empty = typedValues();
  it.each([
    ['nothing', empty, false],
    ['a first name', typedValues({ boater: { first_name: 'Ada' } }), true],
    ['a mail address', typedValues({ boater: { email: 'ada@example.org' } }), true],
    ['a telephone number', typedValues({ boater: { phone: '12345' } }), true],
    ['the kind of stay', typedValues({ live_aboard: true }), true],
    ['notes', typedValues({ internal_notes: 'x' }), true],
    ['the boat', typedValues({ vessel: { beam: 4 } }), true],
  ])('would lose %s', (_what, values, loses) => expect(typedIntoNew(empty, values)).toBe(loses));
});

describe('what a value means', () => {
  const words = (key: string) => ({ is: 'words', words: key });
  it.each([
    ['start_date', '2027-07-14', { is: 'date', date: '2027-07-14' }],
    ['start_date', null, { is: 'nothing' }],
    ['internal_notes', 'MOTOR', { is: 'text', text: 'MOTOR' }],
    ['payment.method', 'IN_MARINA', words('method_IN_MARINA')],
    ['vessel.type', 'SAIL', words('entities/vessel:vesselType_SAIL')],
    ['vessel.hull_type', 'MULTIHULL', words('entities/vessel:hullType_MULTIHULL')],
    ['vessel.id', '0190f3a2', words('changed')],
    ['vessel.length', 11.2, { is: 'metres', number: 11.2 }],
    ['customer_type', 'RESIDENT', words('trade:berthHolder')],
    ['payment.price_per_night', 60, { is: 'amount', number: 60 }],
    ['payment.marina_discount_percent', 10, { is: 'percent', number: 10 }],
    ['payment.nights_to_redeem', 2, { is: 'nights', number: 2 }],
    ['payment.deposit', { type: 'NONE', amount: null }, words('deposit_NONE')],
    ['payment.deposit', { type: 'PERCENTAGE', amount: 20 }, { is: 'percent', number: 20 }],
    ['payment.deposit', { type: 'NIGHTS', amount: 2 }, { is: 'nights', number: 2 }],
    ['payment.deposit', { type: 'FIXED_AMOUNT', amount: 45 }, { is: 'amount', number: 45 }],
    ['payment.additional_charges.taxes', { type: 'TOTAL', amount: null }, { is: 'nothing' }],
    ['payment.additional_charges.taxes', { type: 'TOTAL', amount: 5 }, { is: 'charge', number: 5, words: 'perStay' }],
    [
      'payment.additional_charges.fees',
      { type: 'PER_NIGHT', amount: 5 },
      { is: 'charge', number: 5, words: 'perNight' },
    ],
    ['payment.custom_surcharges', [], words('changed')],
    ['required_documents.skipper_id', true, words('common:yes')],
  ])('%s %j', (path, value, meaning) => expect(meaningOf(path, value)).toEqual(meaning));
});
