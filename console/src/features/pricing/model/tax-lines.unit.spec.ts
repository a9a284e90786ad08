import { describe, expect, it } from '@jest/globals';
import { priceExample } from '../../../../../contracts/pricing/examples.js';
import { shownTaxes } from './tax-lines.js';

const party = { adults: 4, children: [], crew: 0 };
const facts = { rule_id: 'r', municipality: 'Le Moulin', persons: 4, nights: 21, free_nights: 3, exempt: [] };
const price = (charge: object) => ({
  ...priceExample,
  nights_total: 471.24,
  available_custom_surcharges: [
    {
      id: 'r',
      name: 'Tourist tax',
      active: true,
      total_custom_surcharge: 21,
      unit_price: 0.25,
      tourist_tax: facts,
      ...charge,
    },
  ],
});

describe('how a price came to its tourist tax', () => {
  it('says the persons, their nights and what each pays', () => {
    expect(shownTaxes(price({}), party, () => null)).toEqual([
      {
        municipality: 'Le Moulin',
        amount: 21,
        lines: [{ kind: 'OWED', persons: 4, nights: 21, free_nights: 3, each: 0.25, amount: 21 }],
      },
    ]);
  });

  it('shows how a share of the price was divided among all aboard', () => {
    const [tax] = shownTaxes(price({}), party, () => 5);
    expect(tax?.lines.slice(0, 3)).toEqual([
      { kind: 'NIGHTS', nights: 24, amount: 471.24 },
      { kind: 'SHARED', nights: 24, aboard: 4, amount: 471.24 / 24 / 4 },
      { kind: 'SHARE', percent: 5, amount: 0.25 },
    ]);
  });

  it('names who is free', () => {
    const exempt = [{ reason: 'AGE' as const, persons: 2 }];
    const [tax] = shownTaxes(price({ tourist_tax: { ...facts, exempt } }), party, () => null);
    expect(tax?.lines.at(-1)).toEqual({ kind: 'FREE', reason: 'AGE', persons: 2 });
  });

  it.each([
    ['a charge that is no tourist tax', { tourist_tax: undefined }],
    ['a tax that the stay does not pay', { active: false }],
  ])('leaves out %s', (_, charge) => expect(shownTaxes(price(charge), party, () => null)).toEqual([]));
});
