import { describe, expect, it } from '@jest/globals';
import { priceRequest } from '../../../../../contracts/pricing/price.js';
import { exampleRequest, exampleSets, mainMonth } from './example-stays.js';

const rule = (piers?: string[]) => ({ piers }) as never;
const [[couple, , four] = []] = exampleSets;

describe('an example', () => {
  it.each(exampleSets.flat())('of $party is a stay that the server prices', (example) => {
    expect(priceRequest.safeParse(exampleRequest(example, undefined, '2026-11-30')).success).toBe(true);
  });

  it('is the next such stay: today still counts, yesterday does not', () => {
    expect(exampleRequest(couple!, undefined, '2027-07-05').start_date).toBe('2027-07-05');
    expect(exampleRequest(couple!, undefined, '2027-07-06').start_date).toBe('2028-07-05');
  });

  it('is at a pier of the first or of the last rule that names piers', () => {
    const [one, two] = ['0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b31', '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b32'];
    const rules = [rule(), rule([one]), rule([two])];
    expect(exampleRequest(couple!, rules, '2026-11-30').pier_id).toBe(one);
    expect(exampleRequest(four!, rules, '2026-11-30').pier_id).toBe(two);
    expect(exampleRequest(four!, [rule()], '2026-11-30').pier_id).toBeNull();
  });

  it('is named after the month of most of its nights', () => {
    const [, family] = exampleSets[0]!;
    expect(mainMonth(exampleRequest(family!, undefined, '2026-11-30')).slice(0, 7)).toBe('2027-09');
  });
});
