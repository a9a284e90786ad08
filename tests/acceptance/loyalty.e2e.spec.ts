import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { absenceApi } from '../../contracts/absences/api.js';
import { availabilityApi } from '../../contracts/berths/api.js';
import { boaterApi, vesselApi } from '../../contracts/customers/api.js';
import { loyaltyApi, promotionApi } from '../../contracts/loyalty/api.js';
import { cardApi } from '../../contracts/memberships/api.js';
import { PointsJob } from '../../services/loyalty/policies/points-job.js';
import { ExpiryJob } from '../../services/reservations/policies/expiry-job.js';
import { type Harbour, MARINA, openHarbour, PRICE, somebody, startHarbourServer, STAY } from '../fixtures/harbour.js';
import type { MarinaServer, Member } from '../fixtures/marina-server.js';

let server: MarinaServer;
let harbour: Harbour;
let admin: Member;

beforeAll(async () => {
  server = await startHarbourServer({ settings: { LOYALTY_ACCOUNTS: ['loyalty@example.org', 'other@example.org'] } });
  admin = await server.addAdmin();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2027-06-01T08:00:00.000Z');
  harbour = await openHarbour(server);
});

const boat = { name: 'Petrel', length: 9.8, beam: 3.2, draft: 1.7 };

/** A holder of a card, who is a member of the loyalty programme. */
async function member(at = harbour, person = somebody()) {
  const { first_name, last_name, email } = person;
  const boaters = [{ first_name, last_name, email }];
  const body = { vessel: boat, boaters, membership: {} };
  const { card_number } = await server.must(cardApi.add, { token: at.token, body });
  await server.settled();
  return { first_name, last_name, email, person, card_number };
}

const gift = (email_list: string[], amount = 20, more: object = {}, headers = {}) => {
  const body = { amount, expiry_date: '2027-12-31', email_list, ...more };
  return server.call(loyaltyApi.giftPoints, { token: admin.token, headers, body });
};
const history = async (email: string) => {
  await server.settled();
  return server.must(loyaltyApi.boaterHistory, { token: admin.token, body: { email } });
};
const balance = async (email: string) => (await history(email)).balance;
const runJob = async () => {
  await server.settled();
  await server.app.get(PointsJob, { strict: false }).run();
  await server.settled();
};

/** Stays three nights that are over. */
async function hasStayed(person: ReturnType<typeof somebody>) {
  const made = await harbour.created('APPROVE', { boater: person, vessel: boat, payment: PRICE });
  server.clock.set('2027-06-15T08:00:00.000Z');
  await server.settled();
  await server.app.get(ExpiryJob, { strict: false }).run();
  await server.settled();
  return made;
}

describe('gifts of points', () => {
  it('go to the members of a list, each once, and name the reason for everybody else', async () => {
    const { email } = await member();
    const { status, body } = await gift([
      email,
      'aline.morel@exemple',
      email.toUpperCase(),
      'rosa@example.org',
      '=1+1',
    ]);
    expect(status).toBe(200);
    expect(body.members).toBe(1);
    expect(body.errors).toEqual([
      { address: 'aline.morel@exemple', code: 'pointsAddressInvalid' },
      { address: email.toUpperCase(), code: 'pointsAddressTwice' },
      { address: 'rosa@example.org', code: 'pointsNotAMember' },
      { address: '=1+1', code: 'pointsAddressInvalid' },
    ]);
    await server.settled();
    const { gift_id } = body;
    const shown = await server.must(loyaltyApi.gift, { token: admin.token, body: { gift_id } });
    expect(shown).toMatchObject({ status: 'DONE', given: 1, amount: 20, errors: body.errors });
    const file = await server.must(loyaltyApi.errorReport, { token: admin.token, body: { gift_id } });
    expect(file.file_name).toBe('gifting_points_error_report.csv');
    const text = Buffer.from(file.content, 'base64').toString('utf8');
    expect(text).toContain('rosa@example.org,not a member');
    expect(text).not.toMatch(/^=1/m);
    expect(await history(email)).toMatchObject({
      balance: 20,
      popeye_loyalty_status: 'ACTIVE',
      loyalty_user: { joined_at: '2027-06-01' },
      items: [{ kind: 'GIVEN', source: 'GIFT', amount: 20, balance: 20, expires_on: '2027-12-31' }, { kind: 'JOINED' }],
    });
  });

  it('are given once when the same gift arrives twice, with the same answer', async () => {
    const { email } = await member();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await gift([email, 'nobody@example.org'], 20, {}, headers);
    await server.settled();
    expect((await gift([email, 'nobody@example.org'], 20, {}, headers)).body).toEqual(first.body);
    expect(await balance(email)).toBe(20);
    await gift([email]);
    expect(await balance(email)).toBe(40);
  });

  it.each([
    ['nothing', { amount: 0 }, 'amount', 'pointsInvalid'],
    ['three decimals', { amount: 1.005 }, 'amount', 'pointsInvalid'],
    ['a day that is over', { expiry_date: '2027-05-31' }, 'expiry_date', 'pointsExpiryInPast'],
    ['a list and everybody', { gift_all_members: true }, 'email_list', 'pointsListRequired'],
  ])('of %s are refused', async (_name, more, path, code) => {
    const { email } = await member();
    const { status, body } = await gift([email], 20, more);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path, code }]);
  });

  it('to all members come from the accounts that the installation names only', async () => {
    const { email } = await member();
    const body = { amount: 5, expiry_date: '2027-12-31', gift_all_members: true as const };
    const refused = await server.call(loyaltyApi.giftPoints, { token: admin.token, body });
    expect(refused).toMatchObject({ status: 403, body: { error_type: 'LOYALTY_GIFT_TO_ALL_NOT_ALLOWED' } });
    const named = await server.addUser({ email: 'loyalty@example.org', is_admin: true });
    const options = await server.must(loyaltyApi.giftOptions, { token: named.token });
    expect(options).toMatchObject({ all_members: true, accounts: ['loyalty@example.org', 'other@example.org'] });
    const begun = await server.must(loyaltyApi.giftPoints, { token: named.token, body });
    expect(begun.members).toBe(options.members);
    expect(await balance(email)).toBe(5);
  });

  it('find a member by the present address, in any marina where the member showed the card', async () => {
    const { email, person, card_number } = await member();
    const other = await openHarbour(server);
    await other.created('ADD_TO_WAITING_LIST', { boater: person, vessel: boat, card_number });
    await server.settled();
    await gift([email]);
    expect(await balance(email)).toBe(20);
    const { items } = await server.must(boaterApi.getall, { token: other.token, body: {} });
    const id = items.find((row) => row.email === email)?.id ?? '';
    const shown = await server.must(loyaltyApi.member, { token: other.token, body: { boater_id: id } });
    expect(shown.member).toMatchObject({ balance: 20, reason: 'NOT_STAYED' });
    const stranger = await openHarbour(server);
    const hidden = await server.must(loyaltyApi.member, { token: stranger.token, body: { boater_id: id } });
    expect(hidden.member).toBeNull();
    const renamed = `new-${email}`;
    await server.must(boaterApi.changeEmail, { token: other.token, body: { boater_email: email, new_email: renamed } });
    expect(await balance(renamed)).toBe(20);
  });

  it('stay with their member when another marina records the address with any other card', async () => {
    const { email, person } = await member();
    const other = await openHarbour(server);
    const stranger = await member();
    await other.created('ADD_TO_WAITING_LIST', { boater: person, vessel: boat, card_number: stranger.card_number });
    const issuing = await openHarbour(server);
    await member(issuing, person);
    await gift([email]);
    const balances = async ({ token }: Harbour) => {
      const { items } = await server.must(boaterApi.getall, { token, body: {} });
      const body = { boater_id: items.find((row) => row.email === email)?.id ?? '' };
      return (await server.must(loyaltyApi.member, { token, body })).member?.balance;
    };
    expect(await balance(email)).toBe(20);
    expect(await balances(harbour)).toBe(20);
    expect(await balances(other)).toBe(0);
    expect(await balances(issuing)).toBe(0);
  });
});

describe('balances', () => {
  it('are corrected by administrators, never below zero and never twice', async () => {
    const { email } = await member();
    const update = (method: 'ADD' | 'TAKE', amount: number, headers = {}) =>
      server.call(loyaltyApi.updateBalance, {
        token: admin.token,
        headers,
        body: { method, amount, email_list: [email] },
      });
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    await update('ADD', 12.5, headers);
    await update('ADD', 12.5, headers);
    expect(await balance(email)).toBe(12.5);
    expect((await update('TAKE', 12.51)).body).toMatchObject({ error_type: 'LOYALTY_POINTS_NOT_ENOUGH' });
    expect((await update('TAKE', 2.5)).body).toMatchObject({ updated: 1, errors: [] });
    expect(await balance(email)).toBe(10);
  });

  it('lose points after their last day', async () => {
    const { email } = await member();
    await gift([email], 20, { expiry_date: '2027-06-05' });
    await gift([email], 7);
    server.clock.set('2027-06-05T20:00:00.000Z');
    await runJob();
    expect(await balance(email)).toBe(27);
    server.clock.set('2027-06-06T00:30:00.000Z');
    expect(await balance(email)).toBe(7);
    await runJob();
    expect((await history(email)).items[0]).toMatchObject({ kind: 'EXPIRED', amount: -20, balance: 7 });
  });
});

describe('promotions', () => {
  const create = (body: z.input<NonNullable<typeof promotionApi.create.body>>) =>
    server.must(promotionApi.create, { token: admin.token, body });
  const listed = async (id: string) => {
    await server.settled();
    const { items } = await server.must(promotionApi.list, { token: admin.token });
    return items.find(({ loyalty_rule_id }) => loyalty_rule_id === id);
  };

  it('give points for stays that are over, once', async () => {
    const nights = await create({ name: 'Nights', action: 'NIGHT_STAYED', points: 1.5 });
    const first = await create({ name: 'Welcome', action: 'FIRST_STAY', points: 10 });
    await create({ name: 'Later', action: 'STAY_COMPLETED', points: 99, starts_on: '2028-01-01' });
    const { email, person } = await member();
    await hasStayed(person);
    expect(await balance(email)).toBe(14.5);
    expect(await listed(nights.id)).toMatchObject({ earned: 4.5, times: 1, status: 'RUNNING' });
    const off = { loyalty_rule_id: first.id, action: 'FIRST_STAY' as const, active: false };
    await server.must(promotionApi.update, { token: admin.token, body: off });
    expect(await listed(first.id)).toMatchObject({ status: 'SWITCHED_OFF', points: 10 });
    await server.must(promotionApi.update, {
      token: admin.token,
      body: { loyalty_rule_id: nights.id, action: 'NIGHT_STAYED', active: false },
    });
  });

  it('end after they begin', async () => {
    const body = { name: 'Wrong', action: 'FIRST_STAY' as const, points: 1, ends_on: '2027-05-01' };
    const { body: answer } = await server.call(promotionApi.create, { token: admin.token, body });
    expect(answer.errors).toEqual([{ path: 'ends_on', code: 'promotionEndsBeforeStart' }]);
  });
});

describe('an absence report in high demand', () => {
  async function holder() {
    const { token } = harbour;
    const contact = { first_name: 'Mara', last_name: 'Holm', email: somebody().email };
    const resident = await server.must(boaterApi.add, { token, body: { ...contact, relation_type: 'RESIDENT' } });
    const ship = await server.must(vesselApi.add, { token, body: { boater_id: resident.id, vessel: boat } });
    const body = { berth_id: harbour.berth('A1'), vessel_id: ship.id };
    await server.must(availabilityApi.allocateVessel, { token, body });
    await server.settled();
    return { ...contact, ship: ship.id };
  }
  const report = (vessel_id: string) =>
    server.must(absenceApi.create, {
      token: harbour.token,
      body: {
        vessel_id,
        departure_date: '2027-06-10',
        return_date: '2027-06-20',
        reason: 'OTHER',
        destination: 'Brest',
      },
    });

  it('earns five euro, which a withdrawal takes back', async () => {
    const { ship, email } = await holder();
    await harbour.created('ADD_TO_WAITING_LIST', { ...STAY });
    await server.settled();
    const absence = await report(ship);
    expect(await balance(email)).toBe(5);
    await server.must(absenceApi.delete, { token: harbour.token, body: { absence_report_id: absence.id } });
    expect(await balance(email)).toBe(0);
  });

  it('earns nothing while nobody waits', async () => {
    const { ship, email } = await holder();
    await report(ship);
    await server.settled();
    const { status } = await server.call(loyaltyApi.boaterHistory, { token: admin.token, body: { email } });
    expect(status).toBe(404);
  });
});

describe('points as a discount on a stay', () => {
  const LATER = { start_date: '2027-06-20', end_date: '2027-06-23' };
  const using = (discount_by_points_total: number) => ({ ...PRICE, discount_by_points_total });

  it('can be used after three nights only', async () => {
    const { email, person } = await member();
    await gift([email], 50);
    await server.settled();
    const answer = await harbour.create('APPROVE', { boater: person, vessel: boat, payment: using(10) });
    expect(answer.body.errors).toEqual([
      { path: 'payment.discount_by_points_total', code: 'reservation_pointsMoreThanAvailable' },
    ]);
    expect(await balance(email)).toBe(50);
  });

  it('reduce the price, are taken with the approval, follow edits and come back with a cancellation', async () => {
    const { email, person } = await member();
    await gift([email], 50);
    await hasStayed(person);
    const made = await harbour.created('APPROVE', { ...LATER, boater: person, vessel: boat, payment: using(30) });
    expect(await balance(email)).toBe(20);
    const shown = await harbour.show(made);
    expect(shown.payment).toMatchObject({ discount_by_points_total: 30, total_to_pay: 150, balance: 150 });
    expect(shown.payment.lines.at(-1)).toMatchObject({ kind: 'POINTS', amount: -30 });
    expect(shown.gift_points).toEqual({ balance: 20, available: 50, reason: null });
    await harbour.must(made, 'UPDATE', { payment: using(50) }, MARINA);
    expect(await balance(email)).toBe(0);
    const refused = await harbour.act(made, 'UPDATE', { payment: using(50.01) }, MARINA);
    expect(refused.status).toBe(400);
    await harbour.must(made, 'UPDATE', { payment: using(5) }, MARINA);
    expect(await balance(email)).toBe(45);
    await harbour.must(made, 'CANCEL', { reason: 'full' }, MARINA);
    expect(await balance(email)).toBe(50);
  });

  it('never make a price negative, and use no more points than it has', async () => {
    const { email, person } = await member();
    await gift([email], 500);
    await hasStayed(person);
    const made = await harbour.created('APPROVE', { ...LATER, boater: person, vessel: boat, payment: using(400) });
    expect((await harbour.show(made)).payment).toMatchObject({ discount_by_points_total: 180, total_to_pay: 0 });
    expect(await balance(email)).toBe(320);
  });

  it('of an offer are taken when it is approved', async () => {
    const { email, person } = await member();
    await gift([email], 50);
    await hasStayed(person);
    const made = await harbour.created('NOTIFY', { ...LATER, boater: person, vessel: boat, payment: using(30) });
    expect((await harbour.show(made)).payment).toMatchObject({ total_to_pay: 150 });
    expect(await balance(email)).toBe(50);
    await server.settled();
    await harbour.must(made, 'APPROVE', {}, MARINA);
    expect(await balance(email)).toBe(20);
  });
});

it('is for administrators, apart from the points of the own boaters', async () => {
  const { token } = harbour;
  const calls = await Promise.all([
    server.call(loyaltyApi.gifts, { token, body: {} }),
    server.call(promotionApi.list, { token }),
    server.call(loyaltyApi.boaterHistory, { token, body: { email: 'a@example.org' } }),
  ]);
  expect(calls.map(({ status }) => status)).toEqual([403, 403, 403]);
});
