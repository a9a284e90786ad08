import { afterAll, beforeAll, describe, expect as expectValue, it } from '@jest/globals';
import { FrontDesk } from './front-desk.js';
import { type DeskPlaces, openPlaces, troublesAt } from './width-walk.js';

const WIDTHS = Array.from({ length: 41 }, (_, index) => 320 + 40 * index);

describe('the front desk at every width from 320 to 1920', () => {
  let desk: FrontDesk;
  let places: DeskPlaces;
  beforeAll(async () => {
    const cancellation_policy = [
      { days_before_arrival: 120, refund_percent: 100 },
      { days_before_arrival: 30, refund_percent: 50 },
    ];
    desk = await FrontDesk.openAlone({ marina: { accepts_online_payments: true }, settings: { cancellation_policy } });
    places = await openPlaces(desk);
  });
  afterAll(() => desk.close());

  it.each(['en', 'de'])(
    'has no cut text, no text under a control and no letter by letter, in %s',
    async (lang) => {
      expectValue(await troublesAt(desk, places, WIDTHS, lang)).toEqual([]);
    },
    900_000,
  );
});
