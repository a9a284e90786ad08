import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import { erasingApi } from '../../contracts/customers/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import { reservationApi, boaterReservationApi } from '../../contracts/reservations/api.js';
import { type Harbour, openHarbour, startHarbourServer } from '../fixtures/harbour.js';
import { PASSWORD, type MarinaServer } from '../fixtures/marina-server.js';
import { wordsKept } from '../fixtures/words-kept.js';

const SECRET = {
  first_name: 'Quirina',
  last_name: 'Zwetschgenbaum',
  email: 'quirina.zw@secret.example',
  phone: '+436601234567',
};
const WORDS = ['Quirina', 'Zwetschgenbaum', 'quirina.zw', '6601234567', 'Kaulquappe', 'Haselnuss'];

let server: MarinaServer;
let harbour: Harbour;
beforeAll(async () => {
  server = await startHarbourServer({ now: '2027-06-01T08:00:00.000Z' });
  harbour = await openHarbour(server, { berths: [12] });
  await harbour.addPier('I', [12], { instant_booking: true });
  const body = { season_pricing_plan: draftExample };
  await server.must(pricingApi.createPlan, { token: harbour.staff.token, body });
  await server.settled();
});
afterAll(() => server.close());

const found = () => wordsKept(server, WORDS);

it('leaves no data of a boater who booked instantly once and wrote messages', async () => {
  const body = await harbour.requestBody({
    boater: SECRET,
    vessel: { name: 'Kaulquappe', length: 9.8, beam: 3.2, draft: 1.7 },
    notes: 'Call Zwetschgenbaum',
    additional_requirements: ['Ring Quirina on 6601234567', 'Haselnuss allergy'],
  });
  const asked = await server.must(boaterReservationApi.instantBook, { body });
  await server.settled();
  const { token } = harbour.staff;
  const show = () => server.must(reservationApi.get, { token, body: { reservation_id: asked.id } });
  const { boater_id, additional_requirements } = await show();
  expect(additional_requirements).toHaveLength(2);
  expect(await found()).not.toEqual([]);

  const admin = await server.addAdmin();
  const headers = { 'X-Marina-Id': harbour.marina };
  const erased = await server.call(erasingApi.erase, {
    token: admin.token,
    body: { boater_id, password: PASSWORD },
    headers,
  });
  expect(erased.body).toMatchObject({ id: boater_id });
  expect(await found()).toEqual([]);
  expect((await show()).additional_requirements).toEqual([]);

  const { items } = await server.must(auditApi.getall, { token, body: { page_size: 100 } });
  expect(items.length).toBeGreaterThan(5);
  const told = JSON.stringify(items).toLowerCase();
  expect(WORDS.filter((word) => told.includes(word.toLowerCase()))).toEqual([]);
  await server.restart();
  expect(await found()).toEqual([]);
});
