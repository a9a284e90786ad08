import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FrontDesk } from './front-desk.js';
import { complaintsOn, furnish, PASSES, type Tour } from './readable.js';

describe('every page can be read and used', () => {
  let desk: FrontDesk;
  let tours: Tour[];

  beforeAll(async () => {
    desk = await FrontDesk.openAlone({ marina: { accepts_online_payments: true } });
    tours = await furnish(desk);
  });
  afterAll(() => desk.close());

  it.each(PASSES)('on a phone and a tablet, $colorScheme, in the language $lang', async (pass) => {
    expect(await complaintsOn(desk, 'touch', pass, tours)).toEqual([]);
  });
});
