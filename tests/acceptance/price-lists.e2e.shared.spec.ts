import { beforeAll, describe, expect, it } from '@jest/globals';
import { pricingApi } from '../../contracts/pricing/api.js';
import type { PlanDraft } from '../../contracts/pricing/plan.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { huizen, kuressaare, zumaia } from '../fixtures/harbour-lists.js';
import { sharedServer } from '../fixtures/shared-server.js';

interface Asked {
  readonly length: number;
  readonly beam?: number;
  readonly hull?: 'MULTIHULL';
  readonly from?: string;
  readonly nights: number;
  readonly persons?: number;
}

/** Price lists that harbours publish, each set up through the API, and the stays that were worked out by hand from them. */
describe('the price list of a harbour', () => {
  let server: MarinaServer;

  beforeAll(async () => {
    server = await sharedServer();
  });

  async function harbour(season_pricing_plan: PlanDraft) {
    const marina = await server.openMarina();
    const { token } = await server.addStaff(marina);
    await server.must(pricingApi.createPlan, { token, body: { season_pricing_plan } });
    return ({ length, beam = 3, hull, from = '2027-07-10', nights, persons }: Asked) =>
      server.must(pricingApi.calculatePrice, {
        token,
        body: {
          vessel: { length, beam, hull_type: hull ?? 'MONOHULL', type: 'SAIL' },
          start_date: from,
          end_date: addDays(from, nights),
          contract_id: null,
          isCommercial: false,
          liveaboard: false,
          ...(persons === undefined ? {} : { party: { adults: persons } }),
        },
      });
  }

  it.each<[string, PlanDraft, readonly (readonly [Asked, number])[]]>([
    [
      'Zumaia',
      zumaia,
      [
        [{ length: 9.5, nights: 3 }, 81],
        [{ length: 9.5, nights: 7 }, 162],
        [{ length: 9.5, nights: 10 }, 243],
        [{ length: 9.5, nights: 4, from: '2027-12-30' }, 64],
        [{ length: 9.5, nights: 3, hull: 'MULTIHULL' }, 121.5],
        [{ length: 13.5, nights: 3, hull: 'MULTIHULL' }, 202.5],
      ],
    ],
    [
      'Kuressaare',
      kuressaare,
      [
        [{ length: 9, nights: 2 }, 50],
        [{ length: 9, nights: 6 }, 125],
        [{ length: 9, nights: 7 }, 125],
        [{ length: 9, nights: 25 }, 190],
        [{ length: 16.4, nights: 1 }, 49.2],
        [{ length: 9, nights: 2, hull: 'MULTIHULL' }, 75],
        [{ length: 18, nights: 1, hull: 'MULTIHULL' }, 81],
      ],
    ],
    [
      'Huizen',
      huizen,
      [
        [{ length: 9.8, nights: 2, persons: 3 }, 26.1],
        [{ length: 9.8, nights: 1, persons: 1 }, 10.35],
        [{ length: 12, nights: 3, persons: 2 }, 44.1],
      ],
    ],
  ])('of %s prices each of its stays to the cent', async (_, list, stays) => {
    const price = await harbour(list);
    const found = await Promise.all(stays.map(async ([asked]) => (await price(asked)).total_to_pay));
    expect(found).toEqual(stays.map(([, expected]) => expected));
  });

  it('says what it prices a year at, and which boats and nights it does not cover', async () => {
    const price = await harbour(zumaia);
    const year = await price({ length: 9.5, nights: 365, from: '2027-01-01' });
    expect(year).toMatchObject({ total_to_pay: 1900, nights_total: 1900, price_per_night: 5.21 });
    const large = await price({ length: 31, nights: 2 });
    expect(large).toMatchObject({
      count_descriptions: 'RESERVATION_IS_NOT_COVERED_IN_THE_MARINA_SEASONS',
      not_covered: { reason: 'BOAT_TOO_LARGE', limit: 20 },
      total_to_pay: 0,
    });
  });

  it('charges tourist tax in a line of its own, and says so where nobody has said who is aboard', async () => {
    const price = await harbour(huizen);
    const told = await price({ length: 9.8, nights: 2, persons: 3 });
    expect(told).toMatchObject({
      nights_total: 18,
      available_custom_surcharges: [
        {
          name: 'Huizen',
          active: true,
          always: true,
          kind: 'taxes',
          vat_percent: null,
          quantity: 6,
          unit_price: 1.35,
          total_custom_surcharge: 8.1,
          tourist_tax: { municipality: 'Huizen', persons: 3, nights: 2, free_nights: 0, exempt: [] },
        },
      ],
    });
    expect(told).not.toHaveProperty('party_assumed');
    expect(await price({ length: 9.8, nights: 2 })).toMatchObject({ party_assumed: true, total_to_pay: 23.4 });
  });
});
