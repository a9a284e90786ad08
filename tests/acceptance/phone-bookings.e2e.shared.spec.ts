import { describe, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import { availabilityApi } from '../../contracts/berths/api.js';
import { boaterApi } from '../../contracts/customers/api.js';
import type * as z from 'zod';
import type { completeDetails } from '../../contracts/reservations/boater.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import { boaterLinkApi, boaterReservationApi, reservationPriceApi } from '../../contracts/reservations/api.js';
import { somebody, STAY, WEEK_LATER } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ berths: [12, 12, 12] });

const nobody = { first_name: null, last_name: null, email: null };
const vessel = { name: 'Windhover', length: 9.4, beam: null, draft: null };
const priceOf = (beam: number | null) =>
  server.must(reservationPriceApi.calculatePrice, {
    token: harbour.token,
    body: { vessel: { length: 9.4, beam }, ...STAY },
  });

async function mailsTo(to: string): Promise<number> {
  await server.settled();
  const { outbox } = server.engines;
  if (outbox === null) throw new Error('this server keeps no mails');
  return (await outbox.list({ marina_ids: [harbour.marina], to, page: 1, page_size: 50 })).total;
}

describe('a booking by telephone or radio', () => {
  it("needs no more than a boat's name and length, and names the berth", async () => {
    const { items } = await server.must(availabilityApi.listMatchedBerths, {
      token: harbour.token,
      body: { ...STAY, length: vessel.length, beam: null, draft: null },
    });
    const [best] = items;
    const booked = await harbour.created('APPROVE', { boater: nobody, vessel, berth_id: best?.berth_id ?? '' });
    await server.settled();
    expect(await harbour.berthOf(booked)).toBe(best?.berth_name);
    const shown = await harbour.show(booked);
    expect(shown).toMatchObject({
      reservation_status: 'approved',
      boater: { first_name: '', last_name: '', email: '', phone: null },
      vessel: { name: 'Windhover', length: 9.4, beam: 0, draft: 0 },
    });
    // Nothing was made up, and nothing was mailed.
    expect(await mailsTo('')).toBe(0);
    const send = await server.call(boaterLinkApi.send, { token: harbour.token, body: { reservation_id: booked.id } });
    expect(send).toMatchObject({ status: 409, body: { error_type: 'RESERVATION_BOATER_HAS_NO_EMAIL' } });
  });

  it('registers a person without a mail address, who is found by telephone and by boat', async () => {
    const { first_name, last_name, phone } = somebody();
    const booked = await harbour.created('APPROVE', { boater: { first_name, last_name, phone, email: null }, vessel });
    await server.settled();
    const { boater } = await harbour.show(booked);
    const known = {
      boater_id: boater.id,
      first_name,
      last_name,
      email: null,
      phone,
      stays: 1,
      last_stay: STAY.start_date,
    };
    for (const search of [phone?.slice(-6) ?? '', 'windhov', 'vermeer']) {
      const found = await server.must(boaterApi.findGuests, { token: harbour.token, body: { search } });
      expect(found).toMatchObject({
        total: 1,
        items: [{ ...known, vessel: { name: 'Windhover', beam: 0, draft: 0 } }],
      });
    }
  });

  it('is mailed to the address that the person tells later', async () => {
    const booked = await harbour.created('APPROVE', { boater: nobody, vessel });
    const { boater } = await harbour.show(booked);
    const { email } = somebody();
    await server.must(boaterApi.update, { token: harbour.token, body: { boater_id: boater.id, email } });
    await server.must(boaterLinkApi.send, { token: harbour.token, body: { reservation_id: booked.id } });
    expect(await mailsTo(email)).toBe(1);
  });

  it('keeps people without a mail address apart, and takes what is on record of a person who is named', async () => {
    const one = await harbour.created('APPROVE', { boater: nobody, vessel });
    const other = await harbour.created('APPROVE', { boater: nobody, vessel: { ...vessel, name: 'Whimbrel' } });
    const [{ boater }, { boater: second }] = [await harbour.show(one), await harbour.show(other)];
    expect(boater.id).not.toBe(second.id);
    const known = await harbour.created('APPROVE', { boater: somebody() });
    const { boater: named } = await harbour.show(known);
    const again = await harbour.created('APPROVE', { boater: { ...nobody, id: named.id }, vessel, ...WEEK_LATER });
    const { id, first_name, last_name, email } = (await harbour.show(again)).boater;
    expect({ id, first_name, last_name, email }).toEqual({
      id: named.id,
      first_name: named.first_name,
      last_name: named.last_name,
      email: named.email,
    });
  });

  it('of a boat whose name and length are on record already on these nights is asked about', async () => {
    const { phone } = somebody();
    await harbour.created('APPROVE', { boater: { ...nobody, phone }, vessel: { ...vessel, beam: 3.1, draft: 1.5 } });
    await server.settled();
    const again = await harbour.create('APPROVE', { boater: { ...nobody, phone }, vessel });
    expect(again).toMatchObject({ status: 409, body: { error_type: 'BOAT_HAS_A_BERTH' } });
  });

  it('tells nobody where the desk says so', async () => {
    const [untold, told] = [somebody(), somebody()];
    await harbour.created('APPROVE', { boater: untold, tell: false });
    await harbour.created('APPROVE', { boater: told });
    expect(await Promise.all([untold, told].map(({ email }) => mailsTo(email)))).toEqual([0, 1]);
  });

  it('has no list price where the price list needs a size that is not known', async () => {
    const size_pricing = { type: 'FIXED', per: 'SQUARE_METRE' } as const;
    const body = { season_pricing_plan: { ...draftExample, size_pricing } };
    await server.must(pricingApi.createPlan, { token: harbour.token, body });
    expect((await priceOf(3.1)).price_per_night).toBeGreaterThan(0);
    expect((await priceOf(null)).price_per_night).toBe(0);
    const booked = await harbour.create('APPROVE', { boater: nobody, vessel, payment: { price_per_night: 0 } });
    expect(booked).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'payment.price_per_night', code: 'reservation_priceRequired' }] },
    });
  });
});

describe('the link of a boater who booked by telephone', () => {
  it('is shown to the desk, which copies it or shows it as a code', async () => {
    const booked = await harbour.created('APPROVE', { boater: nobody, vessel });
    const { url } = await server.must(boaterLinkApi.open, {
      token: harbour.token,
      body: { reservation_id: booked.id },
    });
    const link = url.split('/r/')[1] ?? '';
    expect(await server.must(boaterReservationApi.get, { token: link })).toMatchObject({ id: booked.id });
    await server.must(boaterLinkApi.revoke, { token: harbour.token, body: { reservation_id: booked.id } });
    const withdrawn = { token: harbour.token, body: { reservation_id: booked.id } };
    expect(await server.call(boaterLinkApi.open, withdrawn)).toMatchObject({ status: 409 });
  });

  const byPhone = async (facts: Parameters<typeof harbour.created>[1] = {}) => {
    const booked = await harbour.created('APPROVE', { boater: nobody, vessel, ...facts });
    const complete = (body: z.input<typeof completeDetails>) =>
      server.call(boaterReservationApi.complete, { token: booked.link, body });
    const missing = async () => {
      await server.settled();
      return (await harbour.seenByBoater(booked)).missing_details;
    };
    return { booked, complete, missing };
  };

  it('asks for what the desk did not learn, and puts it on record as the boater’s own words', async () => {
    const { booked, complete, missing } = await byPhone();
    expect(await missing()).toEqual(['email', 'phone', 'beam', 'draft']);
    const { email } = somebody();
    expect(await complete({ email, beam: 3.1 })).toMatchObject({ status: 200, body: { id: booked.id } });
    expect(await missing()).toEqual(['phone', 'draft']);
    const { boater, vessel: boat } = await harbour.show(booked);
    expect({ email: boater.email, phone: boater.phone, beam: boat.beam, draft: boat.draft }).toEqual({
      email,
      phone: null,
      beam: 3.1,
      draft: 0,
    });
    const { vessels } = await server.must(boaterApi.get, { token: harbour.token, body: { boater_id: boater.id } });
    expect(vessels).toMatchObject([{ length: 9.4, beam: 3.1, draft: 0 }]);
    const { items } = await server.must(auditApi.getall, { token: harbour.token, body: { page_size: 3 } });
    expect(items.map(({ event_type, actor }) => [event_type, actor.kind]).sort()).toEqual([
      ['BoaterContactChanged', 'boater'],
      ['ReservationVesselChanged', 'boater'],
      ['VesselChanged', 'boater'],
    ]);
  });

  it('never overwrites what is known', async () => {
    const { email, phone } = somebody();
    const known = { ...nobody, email, phone };
    const { booked, complete, missing } = await byPhone({ boater: known, vessel: { ...vessel, beam: 3.1 } });
    expect(await missing()).toEqual(['draft']);
    const other = { email: somebody().email, phone: '+33611223344', beam: 2, draft: 1.5 };
    expect(await complete(other)).toMatchObject({ status: 200 });
    await server.settled();
    const { boater, vessel: boat } = await harbour.show(booked);
    expect(boater).toMatchObject({ email, phone });
    expect(boat).toMatchObject({ beam: 3.1, draft: 1.5 });
    expect(await missing()).toEqual([]);
  });

  it('takes nothing of a wrong answer, of another person’s address, or once the stay is over', async () => {
    const taken = somebody();
    await harbour.created('APPROVE', { boater: taken, ...WEEK_LATER });
    const { booked, complete, missing } = await byPhone();
    const wrong = (path: string, code: string) => ({ status: 400, body: { errors: [{ path, code }] } });
    expect(await complete({})).toMatchObject(wrong('email', 'detailsRequired'));
    expect(await complete({ phone: '', beam: 3 })).toMatchObject(wrong('phone', 'phoneInvalid'));
    expect(await complete({ beam: 0 })).toMatchObject(wrong('beam', 'boatbeamTooShort'));
    const refused = await complete({ email: taken.email, beam: 3.1 });
    expect(refused).toMatchObject({ status: 409, body: { error_type: 'EMAIL_IN_USE' } });
    expect(await missing()).toEqual(['email', 'phone', 'beam', 'draft']);
    await harbour.must(booked, 'CANCEL', { reason: 'customer' }, { mode: 'MARINA' });
    expect(await missing()).toEqual([]);
    expect(await complete({ beam: 3.1 })).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_ACTION_NOT_ALLOWED' },
    });
  });
});
