import { describe, expect, it } from '@jest/globals';
import { fromCountry, inOrder, rateOf, usedFor } from './vat-draft.js';

const rate = (id: string, used_for: ('NIGHTS' | 'TAXES')[] = []) => ({
  id,
  name: id,
  used_for,
  rates: [{ valid_from: '2014-01-01', percent: 20 }],
});

describe('rates of VAT', () => {
  it('are used for one thing each at most', () => {
    const moved = usedFor([rate('a', ['NIGHTS', 'TAXES']), rate('b')], 'NIGHTS', 'b');
    expect(moved.map(({ used_for }) => used_for)).toEqual([['TAXES'], ['NIGHTS']]);
    expect(rateOf(moved, 'NIGHTS')).toBe('b');
    expect(rateOf(usedFor(moved, 'NIGHTS', null), 'NIGHTS')).toBeNull();
  });

  it('begin with those of the country', () => {
    const countries = [{ country: 'FR', rates: [{ name: 'STANDARD' as const, rates: rate('x').rates }] }];
    expect(
      fromCountry(
        { countries },
        'FR',
        (name) => name.toLowerCase(),
        () => 'new',
      ),
    ).toEqual([{ id: 'new', name: 'standard', used_for: [], rates: rate('x').rates }]);
    expect(fromCountry({ countries }, 'XX', String, () => 'new')).toEqual([]);
  });

  it('list their percentages by date', () => {
    const mixed = {
      ...rate('a'),
      rates: [
        { valid_from: '2021-01-01', percent: 19 },
        { valid_from: '2020-07-01', percent: 16 },
      ],
    };
    expect(inOrder(mixed).rates.map(({ percent }) => percent)).toEqual([16, 19]);
  });
});
