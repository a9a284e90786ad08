import { describe, expect, it } from '@jest/globals';
import { changedMeanwhile, changesBetween, mergedWith } from './changes.js';
import { typedValues } from './reservation-values.fixture.js';

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

  it('takes lists as a whole', () => {
    const surcharge = { id: 'e', name: 'Electricity', active: true, total_custom_surcharge: 5 };
    const listed = typedValues({ payment: { custom_surcharges: [surcharge] } });
    expect(mergedWith(base, listed, base).payment.custom_surcharges).toEqual([surcharge]);
    expect(changedMeanwhile(base, base, listed).map(({ path }) => path)).toEqual(['payment.custom_surcharges']);
  });
});
