import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FrontDesk } from './front-desk.js';
import { complaintsOn, furnish, type Place } from './readable.js';

describe('every page can be read and used', () => {
  let desk: FrontDesk;
  let places: [Place[], Place[]];

  beforeAll(async () => {
    desk = await FrontDesk.open({ marina: { accepts_online_payments: true } });
    places = await furnish(desk);
  });
  afterAll(() => desk.close());

  it.each(['phone', 'tablet'] as const)('on a %s, by those at work and by those behind a link', async (screen) => {
    expect(await complaintsOn(desk, screen, places)).toEqual([]);
  });
});
