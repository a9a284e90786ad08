import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { FrontDesk } from './front-desk.js';
import { complaintsOn, furnish, PASSES, type Tour } from './readable.js';

describe('every page can be read and used', () => {
  let desk: FrontDesk;
  let tours: Tour[];

  beforeAll(async () => {
    desk = await FrontDesk.openAlone({ marina: { accepts_online_payments: true } });
    tours = await furnish(desk);
  });
  afterEach(() => desk.browser.closeWindows('accessible-desk'));
  afterAll(() => desk.close());

  it.each(PASSES)('on a desk, $colorScheme, in the language $lang', async (pass) => {
    expect(await complaintsOn(desk, 'desk', pass, tours)).toEqual([]);
  });
});
