import { describe, expect, it } from '@jest/globals';
import { boaterActivityApi, boaterApi, mergingApi, vesselApi } from '../../contracts/customers/api.js';
import { cardApi } from '../../contracts/memberships/api.js';
import { counterApi } from '../../contracts/reservations/api.js';
import { somebody, STAY } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest();

describe('the activity of a boater', () => {
  it('has the stays here and the visits elsewhere, latest first', async () => {
    const { token } = harbour;
    const boat = { name: 'Belle Étoile', length: 9.4, beam: 3.1, draft: 1.9 };
    const boater_id = (await server.must(boaterApi.add, { token, body: { ...somebody(), vessel: boat } })).id;
    await server.settled();
    const [vessel] = (await server.must(boaterApi.get, { token, body: { boater_id } })).vessels;
    const vessel_id = vessel?.id ?? '';
    const body = { vessel: { vessel_id }, boaters: [{ boater_id }], membership: {} };
    const card = await server.must(cardApi.add, { token, body });
    const visited = await server.openMarina({ name: 'Port Haliguen' });
    const desk = (await server.addStaff(visited)).token;
    const nights = { customer_id: card.id, start_date: '2027-05-01', end_date: '2027-05-03' };
    await server.must(cardApi.redeemNights, { token: desk, body: nights });
    const stay = await harbour.created('APPROVE', { boater: { ...somebody(), id: boater_id } });
    await server.settled();
    const activity = await server.must(boaterActivityApi.get, { token, body: { boater_id } });
    expect(activity).toMatchObject({
      total: 2,
      items: [
        { type: 'stay', ...STAY, reservation_id: stay.id, created: expect.any(String), marina: { id: harbour.marina } },
        { type: 'visit', start_date: '2027-05-01', end_date: '2027-05-03', marina: { name: 'Port Haliguen' } },
      ],
    });
    const found = await server.must(vesselApi.get, { token, body: { vessel_id, is_membership_search: true } });
    expect(found.memberships).toMatchObject([{ card_id: card.id }]);
    expect((await server.must(vesselApi.get, { token, body: { vessel_id } })).memberships).toBeUndefined();
    const elsewhere = await server.call(boaterActivityApi.get, { token: desk, body: { boater_id } });
    expect(elsewhere).toMatchObject({ status: 404, body: { error_type: 'BOATER_NOT_FOUND' } });
  });

  it('is summed up in what was paid and is owed, over merged records too', async () => {
    const { token } = harbour;
    const stay = await harbour.approved();
    const { boater_id: merged_id } = await harbour.show(stay);
    const paying = { reservation_id: stay.id, amount: 100, method: 'CASH' as const };
    await server.must(counterApi.recordPayment, {
      token,
      body: { ...paying, received_on: '2027-06-01' },
    });
    const boater_id = (await server.must(boaterApi.add, { token, body: somebody() })).id;
    const balance = async (id: string) => {
      await server.settled();
      return server.must(boaterActivityApi.balance, { token, body: { boater_id: id } });
    };
    const { total = 0 } = (await balance(merged_id)).items[0] ?? {};
    expect(await balance(merged_id)).toMatchObject({
      currency: 'EUR',
      paid: 100,
      refunded: 0,
      owed: (total ?? 0) - 100,
    });
    expect(await balance(boater_id)).toMatchObject({ paid: 0, owed: 0, items: [] });
    await server.must(mergingApi.merge, { token, body: { boater_id, merged_id } });
    expect(await balance(boater_id)).toMatchObject({ paid: 100, items: [{ reservation_id: stay.id, paid: 100 }] });
    const desk = (await server.addStaff(await server.openMarina())).token;
    expect((await server.call(boaterActivityApi.balance, { token: desk, body: { boater_id } })).status).toBe(404);
  });

  it('shows an administrator the boater of any marina, and nobody else', async () => {
    const { token } = harbour;
    const boater_id = (await server.must(boaterApi.add, { token, body: somebody() })).id;
    const elsewhere = await server.openMarina();
    const admin = await server.addAdmin();
    const headers = { 'X-Marina-Id': elsewhere };
    const get = (as: string, more: object, head = {}) =>
      server.call(boaterApi.get, { token: as, headers: head, body: { boater_id, ...more } });
    expect((await get(admin.token, {}, headers)).status).toBe(404);
    expect((await get(admin.token, { all_marinas: true }, headers)).body).toMatchObject({ boater: { id: boater_id } });
    const { token: stranger } = await server.addStaff(elsewhere);
    expect((await get(stranger, { all_marinas: true })).status).toBe(404);
  });
});
