import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { FrontDesk } from './front-desk.js';
import { complaintsOn, PASSES, type Tour } from './readable.js';
import { furnishAreas } from './tour-of-areas.js';

describe('every screen of the other areas can be read and used', () => {
  let desk: FrontDesk;
  let tours: Tour[];

  beforeAll(async () => {
    const permissions = { reservation: true, inventory: true, absence_report: true, chat: true };
    desk = await FrontDesk.openAlone({
      marina: { association_code: 'TEM', permissions, accepts_online_payments: true },
      berths: [12, 12, 9],
    });
    tours = await furnishAreas(desk);
  });
  afterEach(() => desk.browser.closeWindows('accessible-areas'));
  afterAll(() => desk.close());

  it.each(PASSES)(
    'on a desk, $colorScheme, in the language $lang',
    async (pass) => {
      expect(await complaintsOn(desk, 'desk', pass, tours)).toEqual([]);
    },
    600_000,
  );

  it.each(PASSES)(
    'on a phone and a tablet, $colorScheme, in the language $lang',
    async (pass) => {
      expect(await complaintsOn(desk, 'touch', pass, tours)).toEqual([]);
    },
    600_000,
  );
});
