import { describe, expect, it } from '@jest/globals';
import { vesselApi } from '../../contracts/customers/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import { boaterReservationApi, reservationPriceApi } from '../../contracts/reservations/api.js';
import { MARINA, PETREL, PRICE, STAY } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ berths: [12, 12, 12] });

const catamaran = { ...PETREL, name: 'Due Scafi', beam: 3.8, type: 'CATAMARAN' as const };
const oneHull = { ...catamaran, hull_type: 'MONOHULL' as const };
const asked = (path: string) => ({ status: 400, body: { errors: [{ path, code: 'hullContradictsType' }] } });

async function vesselOf(reservation: { readonly id: string; readonly link: string }) {
  await server.settled();
  const { vessel } = await harbour.show(reservation);
  const page = await server.must(vesselApi.get, { token: harbour.token, body: { vessel_id: vessel.id ?? '' } });
  return { stay: vessel, record: page.vessel };
}

describe('a catamaran', () => {
  it('is a multihull unless somebody says otherwise, in the stay and on record', async () => {
    const { stay, record } = await vesselOf(await harbour.request({ vessel: catamaran }));
    expect([stay.hull_type, record.hull_type]).toEqual(['MULTIHULL', 'MULTIHULL']);
  });

  it('pays as a multihull where its hull is not said', async () => {
    const price = async (hull_type?: 'MULTIHULL') => {
      const body = { ...STAY, vessel: { length: 9.8, beam: 3.8, type: 'CATAMARAN' as const, hull_type } };
      return (await server.must(reservationPriceApi.calculatePrice, { token: harbour.token, body })).total_to_pay;
    };
    await server.must(pricingApi.createPlan, { token: harbour.token, body: { season_pricing_plan: draftExample } });
    expect(await price()).toBe(await price('MULTIHULL'));
  });

  it.each([
    [
      'a request',
      async () => server.call(boaterReservationApi.request, { body: await harbour.requestBody({ vessel: oneHull }) }),
      'vessel.hull_type',
    ],
    ['the desk', () => harbour.create('APPROVE', { vessel: oneHull }), 'vessel.hull_type'],
    [
      'a change of the stay',
      async () => harbour.act(await harbour.created('NOTIFY'), 'UPDATE', { payment: PRICE, vessel: oneHull }, MARINA),
      'payload.vessel.hull_type',
    ],
  ])('with one hull is asked about at the door: %s', async (_, send, path) => {
    expect(await send()).toMatchObject(asked(path));
  });

  it('with one hull is taken once it is confirmed, and then not listed', async () => {
    const vessel = { ...oneHull, hull_confirmed: true };
    const { stay, record } = await vesselOf(await harbour.created('APPROVE', { vessel }));
    expect(stay.hull_type).toBe('MONOHULL');
    expect(record).toMatchObject({ hull_type: 'MONOHULL', hull_confirmed: true });
    expect(await questions()).toEqual([]);
  });

  it('on record is asked about when its hull or its type changes, and not otherwise', async () => {
    const { record } = await vesselOf(await harbour.created('APPROVE', { vessel: catamaran }));
    const change = (vessel: object) =>
      server.call(vesselApi.update, { token: harbour.token, body: { vessel_id: record.id, vessel } });
    expect(await change({ hull_type: 'MONOHULL' })).toMatchObject(asked('vessel.hull_type'));
    expect(await change({ hull_type: 'MONOHULL', hull_confirmed: true })).toMatchObject({ status: 200 });
    expect(await change({ draft: 1.2 })).toMatchObject({ status: 200 });
    expect(await change({ type: 'SAIL' })).toMatchObject({ status: 200 });
    expect(await change({ type: 'CATAMARAN' })).toMatchObject(asked('vessel.hull_type'));
  });
});

async function questions() {
  await server.settled();
  const { items } = await server.must(vesselApi.hullQuestions, { token: harbour.token, body: {} });
  return items.map(({ name }) => name);
}
