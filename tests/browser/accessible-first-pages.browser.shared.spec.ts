import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FrontDesk } from './front-desk.js';
import { complaintsOn, furnish, PASSES, type Tour } from './readable.js';

/** The first page of each role, on a desk screen. The proofs test all pages at all widths. */
describe('the first page that each person sees can be read and used', () => {
  let desk: FrontDesk;
  let tours: Tour[];

  beforeAll(async () => {
    desk = await FrontDesk.open({ marina: { accepts_online_payments: true } });
    const all = await furnish(desk);
    tours = all.map(({ member, places }) => ({ member, places: places.slice(0, 1) }));
  });
  afterAll(() => desk.close());

  it.each(PASSES)('$colorScheme, in the language $lang', async (pass) => {
    expect(await complaintsOn(desk, 'desk', pass, tours)).toEqual([]);
  });
});
