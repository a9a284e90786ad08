import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { invoiceApi, paymentSettingApi } from '../../contracts/payments/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { reservationPriceApi } from '../../contracts/reservations/api.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { huizen } from '../fixtures/harbour-lists.js';

/** The clock begins on Tuesday, 1 June 2027. */
harbourForEachTest();

const stay = { start_date: '2027-06-10', end_date: '2027-06-12' };
const vessel = { length: 9.8, beam: 3, draft: 1 };
const staff = () => ({ token: harbour.token });

beforeEach(async () => {
  await server.must(pricingApi.createPlan, { ...staff(), body: { season_pricing_plan: huizen } });
  const rate = { id: randomUUID(), name: 'Nights', used_for: ['NIGHTS' as const, 'TAXES' as const] };
  const VATList = [{ ...rate, rates: [{ valid_from: '2014-01-01', percent: 9 }] }];
  await server.must(paymentSettingApi.updateVat, { ...staff(), body: { vat_number: 'NL1', VATList } });
});

const listed = (adults: number) =>
  server.must(reservationPriceApi.calculatePrice, {
    ...staff(),
    body: { ...stay, vessel, contract_id: null, commercial: false, live_aboard: false, party: { adults } },
  });

describe('the tourist tax of a stay', () => {
  it('is a line of the price and of the invoice, in no rate of VAT, and in the journal without one', async () => {
    const { price_per_night, available_custom_surcharges: custom_surcharges, total_to_pay } = await listed(3);
    expect(total_to_pay).toBe(26.1);
    const payment = { price_per_night, method: 'IN_MARINA' as const, custom_surcharges };
    const booked = await harbour.created('APPROVE', { ...stay, party: { adults: 3 }, payment });
    const reservation_id = booked.id;
    const draft = await server.must(invoiceApi.preview, { ...staff(), body: { reservation_id, instalment: null } });
    expect(draft).toMatchObject({
      lines: [
        { kind: 'NIGHTS', amount: 18, vat_percent: 9, vat: 1.49 },
        { kind: 'CUSTOM_SURCHARGE', name: 'Huizen', amount: 8.1, vat: 0, charge: 'tourist_tax', passed_on: true },
      ],
      total: 26.1,
      vat: 1.49,
    });
    await server.must(invoiceApi.create, { ...staff(), body: { reservation_id, instalment: null } });
    await server.settled();
    const body = { kind: 'journal' as const, from: '2027-06-01', to: '2027-06-30' };
    const { content } = await server.must(paymentSettingApi.export, { ...staff(), body });
    const rows = Buffer.from(content, 'base64').toString('utf8').split(/\r?\n/);
    expect(rows.filter((row) => row.includes('2027-00001')).map((row) => row.split(',').slice(5, 10))).toEqual([
      ['18', 'EUR', '9', '16.51', '1.49'],
      ['8.1', 'EUR', '', '8.1', '0'],
    ]);
  });
});

describe('a list without VAT', () => {
  it('is charged with the VAT of the nights, and its taxes without', async () => {
    const { season_pricing_plan: plan } = await server.must(pricingApi.getPlan, staff());
    const season_pricing_plan = { ...plan!, prices_include_vat: false };
    await server.must(pricingApi.updatePlan, { ...staff(), body: { season_pricing_plan } });
    // 9.00 and 9 percent are 9.81 a night; the tax stays 8.10.
    expect(await listed(3)).toMatchObject({ nights_total: 19.62, total_to_pay: 27.72 });
  });
});

describe('"Try it"', () => {
  it('answers night by night, with the stays beside it, the VAT and the warnings of the list', async () => {
    const body = { vessel, ...stay, contract_id: null, isCommercial: false, liveaboard: false, party: { adults: 3 } };
    const answer = await server.must(pricingApi.tryDraft, { ...staff(), body });
    expect(answer).toMatchObject({
      price: { total_to_pay: 26.1 },
      counted: { class: 'All boats', unit: 'METRE', units: 9, factor: 1 },
      nights: [
        { date: '2027-06-10', name: 'All year', charged_as: 'night', amount: 9 },
        { date: '2027-06-11', name: 'All year', charged_as: 'night', amount: 9 },
      ],
      quote: [
        { rule: 'NIGHTS', quantity: 2, unit_price: 9, kind: 'nights', vat_percent: 9, amount: 18 },
        { rule: 'TOURIST_TAX', quantity: 6, unit_price: 1.35, kind: 'taxes', vat_percent: null, amount: 8.1 },
      ],
      vat: [
        { percent: 9, amount: 18, vat: 1.49 },
        { percent: null, amount: 8.1, vat: 0 },
      ],
      warnings: [],
      published_total: 26.1,
    });
    expect(answer.neighbours?.map(({ nights, amount }) => [nights, amount])).toEqual([
      [1, 9],
      [2, 18],
      [3, 27],
      [4, 36],
      [5, 45],
    ]);
  });
});
