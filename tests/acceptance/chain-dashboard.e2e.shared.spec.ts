import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { chainApi } from '../../contracts/identity/api.js';
import { chainDashboardApi, dashboardApi } from '../../contracts/dashboard/api.js';
import { counterApi } from '../../contracts/reservations/api.js';
import { MarinaFigures } from '../../services/dashboard/lookups/marina-figures.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import type { Member } from '../fixtures/marina-server.js';
import { EDITOR } from '../fixtures/permissions.js';

harbourForEachTest();

const TODAY = { start_date: '2027-06-01', end_date: '2027-06-03' };
let sister: string;
let chain: Member;
beforeEach(async () => {
  sister = await server.openMarina({ name: 'Fowey Haven', country: 'GB', currency: 'GBP' });
  const marinas = [harbour.marina, sister].map((marina_id) => ({ marina_id, permissions: EDITOR }));
  chain = await server.addUser({ marinas, chain_manager: true });
});

const ask = (body: object = {}) => server.must(chainDashboardApi.getAll, { token: chain.token, body });
const rowOf = async (id: string) => (await ask()).items.find(({ marina }) => marina.id === id);

describe('a chain manager', () => {
  it('sees the figures of each marina as its own staff do, with the sums', async () => {
    const stay = await harbour.created('APPROVE', { ...TODAY, ...harbour.at('A1') });
    await harbour.request();
    await harbour.must(await harbour.request(), 'ADD_TO_WAITING_LIST', {});
    const body = { reservation_id: stay.id, amount: 40, method: 'CASH' as const, received_on: '2027-06-01' };
    await server.must(counterApi.recordPayment, { token: harbour.token, body });
    await server.settled();
    const { items, total, totals, countries } = await ask();
    expect([total, countries]).toEqual([2, ['FR', 'GB']]);
    const row = items.find(({ marina }) => marina.id === harbour.marina);
    const { tonight } = await server.must(dashboardApi.harbour, { token: harbour.token });
    const { moves, arrivals, departures } = await server.must(dashboardApi.waiting, { token: harbour.token });
    expect(row?.figures).toMatchObject({
      berths: tonight.berths,
      taken: tonight.residents + tonight.visitors,
      our_moves: moves.total,
      arrivals: arrivals.total,
      departures: departures.total,
      revenue: 40,
      revenue_before: 0,
    });
    expect(row?.figures?.oldest_move_at).not.toBeNull();
    expect(row?.figures?.months.at(-1)).toBe(40);
    expect(totals).toMatchObject({ marinas: 2, unanswered: 0, berths: 3, taken: 1, our_moves: 1, waiting_marinas: 1 });
    expect(totals.revenue).toEqual([
      { currency: 'EUR', amount: 40, before: 0 },
      { currency: 'GBP', amount: 0, before: 0 },
    ]);
  });

  it('filters by name, country and waiting moves, and pages', async () => {
    await harbour.request();
    await server.settled();
    const ids = async (body: object) => (await ask(body)).items.map(({ marina }) => marina.id);
    expect(await ids({ search: 'fowey' })).toEqual([sister]);
    expect(await ids({ countries: ['GB'] })).toEqual([sister]);
    expect(await ids({ waiting: true })).toEqual([harbour.marina]);
    const sort = { by: 'our_moves', direction: 'desc' };
    expect(await ids({ sort, page_size: 1, page: 2 })).toEqual([sister]);
    expect(
      (await server.call(chainDashboardApi.getAll, { token: chain.token, body: { sort: { by: 'x' } } as object }))
        .status,
    ).toBe(400);
  });

  it('sees a marina that does not answer as such, and asks it again with a reset', async () => {
    await ask();
    const figures = server.app.get(MarinaFigures, { strict: false });
    const of = figures.of.bind(figures);
    const failing = jest.spyOn(figures, 'of').mockImplementation((marinas) => {
      const figuresOf = of(marinas);
      return (marina) => (marina.id === sister ? Promise.reject(new Error('down')) : figuresOf(marina));
    });
    server.clock.advance(60_000);
    try {
      expect(await rowOf(sister)).toMatchObject({
        figures: null,
        answered_at: null,
        last_answer_at: '2027-06-01T08:00:00.000Z',
      });
      expect((await ask()).totals).toMatchObject({ marinas: 2, unanswered: 1, berths: 3 });
      const reports = await server.must(chainDashboardApi.list, { token: chain.token });
      expect(reports.items.find(({ marina }) => marina.id === sister)?.answered_at).toBe('2027-06-01T08:00:00.000Z');
      expect(await server.must(chainDashboardApi.reset, { token: chain.token })).toEqual({ marinas: 2, answered: 1 });
      expect((await rowOf(sister))?.last_answer_at).toBeNull();
    } finally {
      failing.mockRestore();
    }
    expect(await server.must(chainDashboardApi.reset, { token: chain.token })).toEqual({ marinas: 2, answered: 2 });
  });

  it('cannot switch reservations off, which are always on', async () => {
    const body = { edit_marina_id: sister, permissions: { reservation: false } as object };
    const { status } = await server.call(chainApi.permissions, { token: chain.token, body });
    expect(status).toBe(400);
  });
});

describe('an association manager', () => {
  it('sees the berths, cards and visits of the marinas of the association, and of no others', async () => {
    const staff = await server.addUser({ marinas: [], association_code: 'STX' });
    const own = await server.openMarina({ association_code: 'STX', name: 'Port Solvik' });
    await server.settled();
    const panel = await server.must(chainDashboardApi.association, { token: staff.token });
    expect(panel.items.map(({ marina }) => marina.id)).toEqual([own]);
    expect(panel).toMatchObject({
      year: 2027,
      total: 1,
      items: [{ figures: { berths: 0, taken: 0, active_cards: 0, visits: 0, nights_redeemed: 0 } }],
      totals: { marinas: 1, unanswered: 0 },
    });
    expect(panel.visits).toHaveLength(12);
    expect((await server.call(chainDashboardApi.getAll, { token: staff.token, body: {} })).status).toBe(403);
    const headers = { 'X-Marina-Id': own };
    expect((await server.call(dashboardApi.waiting, { token: staff.token, headers })).status).toBe(403);
  });

  it('is nobody who works in a marina', async () => {
    const panel = await server.must(chainDashboardApi.association, { token: harbour.token });
    expect(panel.total).toBe(0);
  });
});
