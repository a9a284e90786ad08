import { describe, expect, it } from '@jest/globals';
import { absenceApi } from '../../contracts/absences/api.js';
import { berthApi } from '../../contracts/berths/api.js';
import { conflictApi } from '../../contracts/conflicts/api.js';
import { boaterApi, customerListApi } from '../../contracts/customers/api.js';
import { dashboardApi } from '../../contracts/dashboard/api.js';
import { campaignApi } from '../../contracts/campaigns/api.js';
import type { CampaignSection } from '../../contracts/campaigns/vocabulary.js';
import { cardApi, requestApi } from '../../contracts/memberships/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { documentsRead } from '../fixtures/documents-read.js';
import { PETREL, somebody } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, inHarbour, server } from '../fixtures/harbour-for-each-test.js';
import { aResidentIn } from '../fixtures/residents.js';

harbourForEachTest({ berths: [8, 10, 12, 12, 15, 20] });

const TODAY = { start_date: '2027-06-01', end_date: '2027-06-03' };
const waiting = () => server.must(dashboardApi.waiting, { token: harbour.token });
const shown = () => server.must(dashboardApi.harbour, { token: harbour.token });
const confirm = (traffic_event_id: string) =>
  server.must(trafficApi.update, { token: harbour.token, body: { traffic_event_id, action: 'CONFIRM' } });

describe('what waits for us', () => {
  it('counts the moves of the list, those that run out soonest first', async () => {
    const later = await harbour.request({ start_date: '2027-06-20', end_date: '2027-06-22' });
    const today = await harbour.request(TODAY);
    const offered = await harbour.request();
    await harbour.must(offered, 'UPDATE', { payment: { price_per_night: 60 } });
    await server.settled();
    const { moves, date } = await waiting();
    expect(date).toBe('2027-06-01');
    expect(moves).toMatchObject({ total: 2, end_today: 1, items: [{ id: today.id }, { id: later.id }] });
    const body = { filter: { action_required: 'MARINA' as const } };
    const list = await server.must(reservationApi.getall, { token: harbour.token, body });
    expect(list.total).toBe(moves.total);
  });

  it('is one number in the menu, on the dashboard and in the list, without the waiting list', async () => {
    const asked = await harbour.request(TODAY);
    const listed = await harbour.request(TODAY);
    await harbour.must(listed, 'ADD_TO_WAITING_LIST', {});
    await server.settled();
    const { token } = harbour;
    const { moves } = await waiting();
    expect(moves).toMatchObject({ total: 1, end_today: 1, items: [{ id: asked.id }] });
    const menu = { filter: { edition: 'full' as const, action_required: 'MARINA' as const }, page_size: 1 };
    expect((await server.must(reservationApi.getall, { token, body: menu })).total).toBe(moves.total);
    const list = {
      filter: { tab: 'PENDING' as const },
      sort: { key: 'next_move' as const, direction: 'asc' as const },
    };
    const groups = { ours: moves.total, waiting: 1, boaters: 0, nobodys: 0 };
    expect((await server.must(reservationApi.getall, { token, body: list })).moves).toEqual(groups);
  });

  it('counts arrivals, departures and conflicts as their own screens list them', async () => {
    const here = await harbour.created('APPROVE', { ...TODAY, ...harbour.at('A2') });
    await harbour.created('APPROVE', { start_date: '2027-06-03', end_date: '2027-06-05', ...harbour.at('A2') });
    await harbour.created('APPROVE', { ...TODAY, ...harbour.at('A3') });
    await server.settled();
    await confirm(`arrival-${here.id}`);
    await server.settled();
    expect(await waiting()).toMatchObject({
      arrivals: { total: 2, done: 1, overdue: 0 },
      departures: { total: 0, done: 0, overdue: 0 },
      conflicts: { total: 0, items: [] },
    });
    server.clock.set('2027-06-03T14:00:00.000Z');
    const { arrivals, departures, conflicts } = await waiting();
    const activity = await server.must(trafficApi.activity, { token: harbour.token });
    expect(arrivals.total).toBe(activity.today.arrivals.length);
    expect(departures.total).toBe(activity.today.departures.length);
    expect(arrivals.overdue + departures.overdue).toBe(
      activity.conflicts.filter(({ conflict }) => conflict !== 'BERTH_OCCUPIED').length,
    );
    expect(arrivals).toMatchObject({ total: 1, done: 0, overdue: 1 });
    const list = await server.must(conflictApi.list, { token: harbour.token });
    expect(conflicts.total).toBe(list.open);
    expect(conflicts.items[0]).toMatchObject({ berth: 'A2', date: '2027-06-03' });
  });

  it("names today's arrivals with berth and what they owe, those still to come first", async () => {
    const here = await harbour.created('APPROVE', { ...TODAY, ...harbour.at('A2') });
    const due = await harbour.created('APPROVE', { ...TODAY, ...harbour.at('A3') });
    await harbour.created('APPROVE', { start_date: '2027-06-02', end_date: '2027-06-03', ...harbour.at('A4') });
    await server.settled();
    await confirm(`arrival-${here.id}`);
    await server.settled();
    const { items, total } = (await waiting()).arrivals;
    expect(total).toBe(2);
    expect(items.map(({ reservation, berth }) => [reservation?.id, berth?.label])).toEqual([
      [due.id, 'A3'],
      [here.id, 'A2'],
    ]);
    const listed = (await server.must(trafficApi.activity, { token: harbour.token })).today.arrivals;
    for (const item of items) {
      expect(listed.find(({ traffic_event_id }) => traffic_event_id === item.traffic_event_id)).toMatchObject(item);
    }
    expect(items[0]?.to_pay?.amount).toBeGreaterThan(0);
  });

  it('is for marinas that take reservations', async () => {
    await inHarbour({ marina: { permissions: { inventory: true } } });
    const { status } = await server.call(dashboardApi.waiting, { token: harbour.token });
    expect(status).toBe(403);
  });
});

describe('the harbour', () => {
  it('says who has the berths tonight and which are free', async () => {
    await aResidentIn('A4', 'Nordlys');
    await aResidentIn('A5', 'Tordis');
    const came = await harbour.created('APPROVE', { ...TODAY, ...harbour.at('A2') });
    await harbour.created('APPROVE', { ...TODAY, vessel: PETREL, ...harbour.at('A3') });
    await harbour.addBerth('A', 7, { offered: false });
    await harbour.addBerth('A', 8, { active: false });
    await server.settled();
    await confirm(`arrival-${came.id}`);
    await server.settled();
    const { tonight, nights } = await shown();
    expect(tonight).toMatchObject({
      date: '2027-06-01',
      berths: 7,
      residents: 2,
      visitors: 2,
      expected: 1,
      free: 2,
      not_offered: 1,
      out_of_service: 1,
    });
    expect(tonight.free_by_length.map(({ free }) => free)).toEqual([1, 0, 0, 0, 0, 1]);
    expect(nights).toHaveLength(14);
    expect(nights[2]).toMatchObject({ date: '2027-06-03', visitors: 0, free: 4 });
  });

  it('counts the free berths of each length as the list of berths filters them', async () => {
    await harbour.created('APPROVE', { ...TODAY, ...harbour.at('A3') });
    await harbour.addBerth('A', 7, { offered: false });
    await server.settled();
    const { tonight } = await shown();
    for (const { over, to, free } of tonight.free_by_length) {
      const length = { min_loa: over + 0.01, ...(to === null ? {} : { max_loa: to }) };
      const body = { filter: { vacant_tonight: true, offered: true, ...length } };
      const { total } = await server.must(berthApi.listBerths, { token: harbour.token, body });
      expect(total).toBe(free);
    }
    const all = await server.must(berthApi.listBerths, {
      token: harbour.token,
      body: { filter: { vacant_tonight: true, offered: true } },
    });
    expect(all.total).toBe(tonight.free);
  });
});

describe('visitors of a year', () => {
  it('are the booked stays of the list by month of arrival, with their nights', async () => {
    await harbour.created('APPROVE', { start_date: '2027-06-29', end_date: '2027-07-02', ...harbour.at('A2') });
    await harbour.created('APPROVE', { ...TODAY, ...harbour.at('A3') });
    await harbour.request();
    await server.settled();
    const { year, months, before, years } = await server.must(dashboardApi.visitors, {
      token: harbour.token,
      body: {},
    });
    expect(year).toBe(2027);
    expect(years).toEqual([2027]);
    expect(months[5]).toEqual({ month: 6, visits: 2, nights: 4, redeemed: 0 });
    expect(months[6]).toEqual({ month: 7, visits: 0, nights: 1, redeemed: 0 });
    expect(before.every(({ nights, visits }) => nights === 0 && visits === 0)).toBe(true);
    const filter = {
      statuses: ['approved' as const, 'finished' as const],
      customer_type: 'VISITOR' as const,
      arrival: { from: '2027-06-01', to: '2027-06-30' },
    };
    const list = await server.must(reservationApi.getall, { token: harbour.token, body: { filter } });
    expect(list.total).toBe(months[5]?.visits);
  });

  it.each([1999, 2101, 2027.5])('refuses the year %s', async (year) => {
    const { status, body } = await server.call(dashboardApi.visitors, { token: harbour.token, body: { year } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'year', code: 'yearInvalid' }] });
  });
});

describe('memberships', () => {
  const statistics = () => server.must(dashboardApi.membershipStatistics, { token: harbour.token });

  it('count residents with a card, and by the same rule as the three campaigns', async () => {
    await inHarbour({ marina: { association_code: 'TEM' } });
    const { vessel_id } = await aResidentIn('A1', 'Nordlys');
    await aResidentIn('A2', 'Tordis');
    const holder = { first_name: 'Inès', last_name: 'Delacroix', email: 'ines.card@example.org' };
    const vessel = { name: 'Belle Étoile', length: 11, beam: 3, draft: 1.9 };
    await server.must(cardApi.add, { token: harbour.token, body: { vessel, boaters: [holder], membership: {} } });
    // Two absences of one holder: the holder counts once.
    for (const month of ['06', '07']) {
      const days = { departure_date: `2027-${month}-10`, return_date: `2027-${month}-14` };
      const body = { vessel_id, ...days, reason: 'MAINTENANCE' as const };
      await server.must(absenceApi.create, { token: harbour.token, body });
    }
    await server.settled();
    const answer = await statistics();
    const metricOf = async (screen_type: CampaignSection) => {
      const { screen_details } = await server.must(campaignApi.section, {
        token: harbour.token,
        body: { screen_type },
      });
      return screen_details.metric;
    };
    const residents = await server.must(customerListApi.residents, { token: harbour.token, body: {} });
    const listed = await server.must(customerListApi.residents, {
      token: harbour.token,
      body: { filter: { membership: 'active' } },
    });
    expect(answer).toMatchObject({
      residents: residents.total,
      residents_listed: listed.total,
      boater_connections: { registered_boaters: 0, of: residents.total, previously_sent: null },
      revenue_planning: { absence_reported: 1, of: residents.total },
      marina_traffic: { nights_redeemed: 0 },
      active_cards: 1,
      open_requests: 0,
    });
    expect(answer.residents_listed).toBe(1);
    const { boater_connections, revenue_planning, marina_traffic } = answer;
    expect(await metricOf('BOATER_CONNECTIONS')).toEqual(
      figure(boater_connections.registered_boaters, boater_connections),
    );
    expect(await metricOf('REVENUE_PLANNING')).toEqual(figure(revenue_planning.absence_reported, revenue_planning));
    expect(await metricOf('MARINA_TRAFFIC')).toEqual(figure(marina_traffic.nights_redeemed, marina_traffic));
    expect(marina_traffic.of).toBeGreaterThan(0);
  });
  const figure = (value: number, { of }: { readonly of: number }) => ({ value, of });

  it('count customers by country, most first', async () => {
    for (const country_of_residence of ['FR', 'IT', 'IT']) {
      const email = `${country_of_residence}-${Math.random()}@example.org`;
      const contact = { first_name: 'Olav', last_name: 'Berg', email, country_of_residence };
      await server.must(boaterApi.add, { token: harbour.token, body: { ...contact, relation_type: 'VISITOR' } });
    }
    await server.settled();
    const stats = await server.must(dashboardApi.membershipStats, { token: harbour.token, body: {} });
    expect(stats).toMatchObject({
      year: 2027,
      visitors: [
        { country: 'IT', customer_count: 2, redeem_nights_count: 0 },
        { country: 'FR', customer_count: 1, redeem_nights_count: 0 },
      ],
      residents: [],
      visitorsUniqueCount: 3,
      residentsUniqueCount: 0,
    });
  });
});

describe('highlights', () => {
  const highlights = (show: 'ALL' | 'RESERVATIONS' | 'VACANCIES' | 'CUSTOMERS', headers = {}) =>
    server.must(dashboardApi.highlights, { token: harbour.token, headers, body: { show } });

  it('show what customers did, newest first, by kind, and nothing that is older than a week', async () => {
    const asked = await harbour.request({ boater: somebody({ first_name: 'Marta', last_name: 'Oliveira' }) });
    server.clock.advance(60_000);
    const { vessel_id } = await aResidentIn('A2', 'Tordis');
    const body = {
      vessel_id,
      departure_date: '2027-06-05',
      return_date: '2027-06-09',
      reason: 'MAINTENANCE' as const,
    };
    server.clock.advance(60_000);
    await server.must(absenceApi.create, { token: harbour.token, body });
    await server.settled();
    const { items } = await highlights('ALL');
    expect(items[0]).toMatchObject({ event_type: 'AbsenceReported', kind: 'absence' });
    const reservations = await highlights('RESERVATIONS');
    expect(reservations.items).toEqual([
      expect.objectContaining({
        event_type: 'ReservationRequested',
        record_id: asked.id,
        title: 'Requested',
        about: 'Petrel, Marta Oliveira',
      }),
    ]);
    const german = await highlights('RESERVATIONS', { 'Accept-Language': 'de' });
    expect(german.items[0]?.title).not.toBe('Requested');
    server.clock.advance(8 * 86_400_000);
    expect((await highlights('ALL')).items).toEqual([]);
  });

  it('name the kind of a request and the boater, whose page has the answer', async () => {
    await inHarbour({ marina: { association_code: 'TEM' } });
    const stay = await harbour.request();
    await server.settled();
    for (const kind of ['RESIDENCY', 'MEMBERSHIP'] as const) {
      await server.must(requestApi.file, { token: stay.link, body: { kind } });
      server.clock.advance(60_000);
    }
    await server.settled();
    const { boater_id } = await harbour.show(stay);
    const { items } = await highlights('ALL');
    expect(items.map(({ kind, request }) => ({ kind, request }))).toEqual([
      { kind: 'request', request: { kind: 'MEMBERSHIP', boater_id } },
      { kind: 'request', request: { kind: 'RESIDENCY', boater_id } },
      { kind: 'reservation', request: null },
    ]);
  });

  it('are those of the own marina only', async () => {
    await harbour.request();
    await server.settled();
    await inHarbour();
    expect((await highlights('ALL')).items).toEqual([]);
  });
});

describe('statistics', () => {
  it('are those of the own marina, and of all marinas for administrators', async () => {
    await harbour.created('APPROVE', { ...TODAY, ...harbour.at('A2') });
    await server.settled();
    const own = await server.must(dashboardApi.statistics, { token: harbour.token });
    expect(own).toMatchObject({
      year: 2027,
      customersPerMarina: [{ marina: { id: harbour.marina }, count: 1 }],
      marinasPerCountry: [{ country: 'FR', count: 1 }],
      visitsPerMarina: [{ count: 1 }],
      allCustomersCount: 1,
    });
    expect(own.visitsPerMonth[5]).toBe(1);
    const admin = await server.addAdmin();
    const all = await server.must(dashboardApi.statistics, { token: admin.token });
    expect(all.customersPerMarina.find(({ marina }) => marina.id === harbour.marina)?.count).toBe(1);
    expect(all.allCustomersCount).toBe(all.customersPerMarina.reduce((sum, { count }) => sum + count, 0));
    const cards = await server.must(dashboardApi.membershipsCount, { token: admin.token });
    expect(cards.active_cards).toBe(cards.items.reduce((sum, { active_cards }) => sum + active_cards, 0));
    expect((await server.call(dashboardApi.membershipsCount, { token: harbour.token })).status).toBe(403);
  });

  it('are filtered by country, marina and association, and equal the lists', async () => {
    const stay = await harbour.created('APPROVE', { ...TODAY, ...harbour.at('A2') });
    await server.settled();
    const { token } = await server.addAdmin();
    const here = { marina_ids: [harbour.marina] };
    const found = await server.must(dashboardApi.allStatistics, { token, body: here });
    const boaters = await server.must(boaterApi.getallAdmin, {
      token,
      body: { filter: { marina_ids: [harbour.marina] } },
    });
    const list = await server.must(reservationApi.getall, { token: harbour.token, body: {} });
    expect(found).toMatchObject({
      year: 2027,
      allBoaters: boaters.total,
      allReservations: list.total,
      totalVessels: 1,
      mapVisits: [{ marina: { id: harbour.marina }, position: null, count: 1 }],
      before: { allBoaters: 0, totalVessels: 0, allReservations: 0 },
    });
    expect(stay.id).toBe(list.items[0]?.id);
    const elsewhere = await server.must(dashboardApi.allStatistics, { token, body: { ...here, countries: ['NO'] } });
    expect(elsewhere).toMatchObject({ customersPerMarina: [], allBoaters: 0, totalVessels: 0, allReservations: 0 });
    const own = await server.must(dashboardApi.marinaStatistics, { token: harbour.token, body: { year: 2026 } });
    expect(own).toMatchObject({ year: 2026, years: [2026, 2027], allReservations: 0, allBoaters: boaters.total });
    const trends = await server.must(dashboardApi.allTrends, { token, body: { ...here, months: 12 } });
    expect(trends.months).toHaveLength(12);
    expect(trends.months.at(-1)).toEqual({ month: '2027-06', boaters: 1, vessels: 1, visits: 1, reservations: 1 });
    expect(trends.years).toEqual([{ year: 2027, visits: 1, reservations: 1 }]);
    const asked = () => server.must(dashboardApi.allTrends, { token, body: { ...here, months: 12 } });
    // The engine adds the months up, so that none is read.
    expect(await documentsRead(asked, (one) => 'month' in one && 'vessels' in one)).toBe(0);
    const ownTrends = await server.must(dashboardApi.marinaTrends, { token: harbour.token, body: { months: 12 } });
    expect(ownTrends).toEqual(trends);
  });

  it('are nobody else’s', async () => {
    const manager = await server.addUser({ marinas: [], association_code: 'STX' });
    expect((await server.call(dashboardApi.statistics, { token: manager.token })).status).toBe(403);
    const nowhere = await server.addUser({ marinas: [] });
    expect((await server.call(dashboardApi.statistics, { token: nowhere.token })).status).toBe(403);
  });
});

it('the price of a stay names no forecast where the installation has no service for it', async () => {
  const answer = await server.must(dashboardApi.forecast, { token: harbour.token, body: TODAY });
  expect(answer).toEqual({ standing: 'not_set', days: [], until: null });
});
