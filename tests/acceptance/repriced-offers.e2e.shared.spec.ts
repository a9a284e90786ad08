import { beforeEach, describe, expect, it } from '@jest/globals';
import { pricingApi } from '../../contracts/pricing/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest();

describe('open offers when prices change', () => {
  const token = () => harbour.token;
  const plan = async () => (await server.must(pricingApi.getPlan, { token: token() })).season_pricing_plan!;
  const dearer = async () => {
    const published = await plan();
    const [summer, winter] = published.seasons;
    return { ...published, seasons: [{ ...summer!, rates: [{ ...summer!.rates[0]!, daily: 5 }] }, winter!] };
  };
  const draft = async () => {
    const season_pricing_plan = await dearer();
    await server.must(pricingApi.saveDraft, { token: token(), body: { season_pricing_plan } });
    await server.settled();
    return server.must(pricingApi.compareOffers, { token: token() });
  };
  /** 4.50 × 9.8 m, three nights. */
  const byPlan = { price_per_night: 44.1 };
  const offered = async (payment: object) => {
    const asked = await harbour.request();
    await harbour.must(asked, 'UPDATE', { payment: { ...byPlan, ...payment } });
    return asked;
  };
  const totalOf = async (asked: { id: string; link: string }) =>
    (await harbour.seenByBoater(asked)).payment.total_to_pay;

  beforeEach(async () => {
    await server.must(pricingApi.createPlan, { token: token(), body: { season_pricing_plan: draftExample } });
  });

  it('are compared with the draft; prices by hand and accepted prices are left out', async () => {
    const open = await offered({});
    await offered({ price_per_night: 60 });
    const accepted = await offered({});
    await server.must(boaterReservationApi.acceptPrice, { token: accepted.link });
    expect(await draft()).toMatchObject({
      open: 2,
      by_hand: 1,
      not_covered: 0,
      items: [{ reservation_id: open.id, nights: 3, priced_by: ['Summer'], sent: 132.3, new: 147 }],
      total_sent: 132.3,
      total_new: 147,
    });
  });

  it('keep their price unless staff send the new one', async () => {
    const open = await offered({});
    await draft();
    server.clock.advance(60_000);
    const season_pricing_plan = await dearer();
    await server.must(pricingApi.updatePlan, { token: token(), body: { season_pricing_plan } });
    await server.settled();
    expect(await totalOf(open)).toBe(132.3);
    // It was made with the first version, so it still differs from the plan in force.
    expect((await server.must(pricingApi.compareOffers, { token: token() })).items).toMatchObject([{ new: 147 }]);
  });

  it('get the new price, which the boater answers as a new offer', async () => {
    const open = await offered({});
    const byHand = await offered({ price_per_night: 60 });
    await draft();
    const body = { season_pricing_plan: await dearer(), offers: 'SEND' as const };
    await server.must(pricingApi.updatePlan, { token: token(), body });
    await server.settled();
    expect(await totalOf(open)).toBe(147);
    expect(await totalOf(byHand)).toBe(180);
    expect((await server.must(pricingApi.compareOffers, { token: token() })).items).toEqual([]);
  });
});
