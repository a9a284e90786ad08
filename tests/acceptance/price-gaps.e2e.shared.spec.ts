import { expect, it } from '@jest/globals';
import { pricingApi } from '../../contracts/pricing/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import { PRICE } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest();

const nothing = { ...PRICE, price_per_night: 0 };
const free = { ...PRICE, marina_discount_percent: 100 };
const priceMissing = { status: 400, body: { errors: [{ code: 'reservation_priceRequired' }] } };

it('a price of 0 is no price where the price list does not cover the stay; a discount of 100 % makes it free', async () => {
  for (const action of ['NOTIFY', 'APPROVE'] as const) {
    expect(await harbour.create(action, { payment: nothing })).toMatchObject(priceMissing);
    expect((await harbour.create(action, { payment: free })).status).toBe(200);
  }
  const asked = await harbour.request();
  expect(await harbour.act(asked, 'UPDATE', { payment: nothing })).toMatchObject(priceMissing);
  expect((await harbour.act(asked, 'UPDATE', { payment: free })).status).toBe(200);
});

it('staff may type the price 0 where the price list has one', async () => {
  await server.must(pricingApi.createPlan, { token: harbour.token, body: { season_pricing_plan: draftExample } });
  expect((await harbour.create('NOTIFY', { payment: nothing })).status).toBe(200);
  const asked = await harbour.request();
  expect((await harbour.act(asked, 'UPDATE', { payment: nothing })).status).toBe(200);
});
