import { describe, expect, it } from '@jest/globals';
import { availabilityApi, berthApi, planApi } from '../../contracts/berths/api.js';
import { boaterApi, vesselApi } from '../../contracts/customers/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { absenceApi } from '../../contracts/absences/api.js';
import { ONLINE, PETREL, PRICE, STAY } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ marina: { accepts_online_payments: true } });

const JUNE = { start_date: '2027-06-01', end_date: '2027-07-01' };

describe('the tape chart', () => {
  const plan = (more: object = {}) => server.must(planApi.plan, { token: harbour.token, body: { ...JUNE, ...more } });
  const bars = (names: readonly string[], range = JUNE) =>
    server.must(planApi.planBars, {
      token: harbour.token,
      body: { ...range, berth_ids: names.map((name) => harbour.berth(name)) },
    });
  const berthResident = async (name: string, vesselName: string) => {
    const { token } = harbour;
    const person = {
      first_name: 'Tor',
      last_name: 'Dahl',
      email: 'tor@example.org',
      relation_type: 'RESIDENT' as const,
    };
    const { id: boater_id } = await server.must(boaterApi.add, { token, body: person });
    const vessel = { ...PETREL, name: vesselName };
    const { id: vessel_id } = await server.must(vesselApi.add, { token, body: { boater_id, vessel } });
    const body = { ...harbour.at(name), vessel_id, start_date: '2027-06-01' };
    const { id } = await server.must(availabilityApi.allocateVessel, { token, body });
    await server.settled();
    return { id, vessel_id };
  };

  it('shows every berth in order of pier and number, and how full each pier is', async () => {
    await harbour.addPier('A10', [9]);
    await harbour.addPier('A2', [15, 15]);
    await harbour.approved({}, PRICE, harbour.berth('A1'));
    await server.settled();
    const { berths, piers, today } = await plan();
    expect(berths.map(({ name }) => name)).toEqual(['A1', 'A2', 'A3', 'A21', 'A22', 'A101']);
    expect(piers).toMatchObject([
      { name: 'A', berths: 3, taken_nights: 3, offered_nights: 90 },
      { name: 'A2', berths: 2, taken_nights: 0, offered_nights: 60 },
      { name: 'A10', berths: 1, taken_nights: 0, offered_nights: 30 },
    ]);
    expect(today).toBe('2027-06-01');
  });

  it('filters the rows by pier, size and services', async () => {
    const pier = await harbour.addPier('B', [8, 15]);
    await harbour.addBerth('B', 3, { max_loa: 15, services: { electricity: true, water: true } });
    await server.settled();
    const names = async (filter: object) => (await plan({ filter })).berths.map(({ name }) => name);
    expect(await names({ pier_id: [pier] })).toEqual(['B1', 'B2', 'B3']);
    expect(await names({ min_loa: 10, max_loa: 12 })).toEqual(['A1', 'A2', 'A3']);
    expect(await names({ min_loa: 13 })).toEqual(['B2', 'B3']);
    expect(await names({ services: ['electricity', 'water'] })).toEqual(['B3']);
    expect(await names({ services: ['waste'] })).toEqual([]);
  });

  it('marks how each stay stands', async () => {
    const booked = await harbour.approved({ vessel: { ...PETREL, name: 'Maren' } }, PRICE, harbour.berth('A1'));
    const due = await harbour.approved({ vessel: { ...PETREL, name: 'Ondine' } }, ONLINE, harbour.berth('A2'));
    const ours = await harbour.agreed({ vessel: { ...PETREL, name: 'Albatros' } });
    const body = { reservation_id: ours.id, ...harbour.at('A3') };
    await server.must(reservationApi.assignBerth, { token: harbour.token, body });
    await harbour.addBerth('A', 4);
    const open = await harbour.request({ vessel: { ...PETREL, name: 'Havsörn' } });
    await harbour.must(open, 'UPDATE', { payment: PRICE, ...harbour.at('A4') });
    await server.settled();
    const shown = (await plan()).bars;
    expect(shown.map(({ boat, mark, reservation_id }) => [boat.name, mark, reservation_id])).toEqual([
      ['Maren', 'BOOKED', booked.id],
      ['Ondine', 'PAYMENT_DUE', due.id],
      ['Albatros', 'OUR_MOVE', ours.id],
      ['Havsörn', 'OFFER_OPEN', open.id],
    ]);
    expect(shown[0]).toMatchObject({ kind: 'VISIT', ...STAY, stay_start: STAY.start_date, status: 'approved' });
  });

  it('shows residents and their absences by the name of the vessel', async () => {
    const { vessel_id } = await berthResident('A2', 'Fjordglimt');
    const away = { departure_date: '2027-06-10', return_date: '2027-06-20', reason: 'DOMESTIC_VACATION' as const };
    await server.must(absenceApi.create, { token: harbour.token, body: { vessel_id, ...away, destination: 'Skagen' } });
    await server.settled();
    expect((await bars(['A2'])).bars).toMatchObject([
      { kind: 'RESIDENT', start_date: '2027-06-01', end_date: null, boat: { name: 'Fjordglimt' }, mark: null },
      { kind: 'AWAY', start_date: '2027-06-10', end_date: '2027-06-20', boat: { name: 'Fjordglimt' } },
    ]);
    expect((await plan()).piers).toMatchObject([{ taken_nights: 20, offered_nights: 90 }]);
  });

  it('shows an extension as one bar, whichever of its berths is requested', async () => {
    await harbour.addBerth('A', 5, {
      max_loa: 7,
      smart_extension: { orientation: 'ALONGSIDE', sides: 1, neighbours: [harbour.berth('A3')] },
    });
    const asked = await harbour.approved({ vessel: { ...PETREL, length: 15 } }, PRICE, harbour.berth('A5'));
    await server.settled();
    const bar = { ...harbour.at('A5'), extends_over: [harbour.berth('A3')], reservation_id: asked.id };
    for (const names of [['A5'], ['A3'], ['A3', 'A5']]) expect((await bars(names)).bars).toMatchObject([bar]);
    expect((await plan()).bars).toHaveLength(1);
  });

  it('includes the bars of as many rows as requested', async () => {
    for (const name of ['A1', 'A2', 'A3']) await harbour.approved({}, PRICE, harbour.berth(name));
    await server.settled();
    expect((await plan({ bars_of: 2 })).bars.map(({ berth_id }) => berth_id)).toEqual([
      harbour.berth('A1'),
      harbour.berth('A2'),
    ]);
    expect((await plan({ bars_of: 0 })).bars).toEqual([]);
  });

  it('refuses ranges that are empty or too long', async () => {
    const { token } = harbour;
    const end = async (end_date: string) =>
      (await server.call(planApi.plan, { token, body: { ...JUNE, end_date } })).body;
    expect(await end('2027-06-01')).toMatchObject({ errors: [{ path: 'end_date', code: 'endDateNotAfterStart' }] });
    expect(await end('2029-06-01')).toMatchObject({ errors: [{ path: 'end_date', code: 'tooManyNights' }] });
  });

  it('leaves out deleted berths and those of other marinas', async () => {
    await server.must(berthApi.deleteBerth, { token: harbour.token, body: harbour.at('A2') });
    await server.settled();
    expect((await plan()).berths.map(({ name }) => name)).toEqual(['A1', 'A3']);
    const other = await server.addStaff(await server.openMarina());
    const body = { ...JUNE, berth_ids: [harbour.berth('A1')] };
    expect(await server.must(planApi.planBars, { token: other.token, body })).toEqual({ revision: -1, bars: [] });
    expect((await server.must(planApi.plan, { token: other.token, body: JUNE })).berths).toEqual([]);
  });
});
