import { describe, expect, it } from '@jest/globals';
import { counterApi } from '../../contracts/reservations/api.js';
import { reportApi } from '../../contracts/reports/api.js';
import type { ReportName } from '../../contracts/reports/vocabulary.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { documentsRead } from '../fixtures/documents-read.js';
import { harbour, harbourForEachTest, inHarbour, server } from '../fixtures/harbour-for-each-test.js';
import { somebody } from '../fixtures/harbour.js';

const JUNE = { from: '2027-06', to: '2027-06' };
/** Three nights from 11 June at 60 a night. */
const TOTAL = 180;

/** The figures of a stay in a marina, as their read model keeps them. */
const isStayOf = (marina: string) => (document: { readonly [field: string]: unknown }) =>
  document['marina_id'] === marina && 'standing' in document;

describe('reports of a marina', () => {
  harbourForEachTest();

  const report = (name: ReportName, more: object = {}) =>
    server.must(reportApi.get, { token: harbour.token, body: { report: name, ...JUNE, ...more } });
  const linesOf = async (name: ReportName, more: object = {}) => {
    const { columns, rows } = await report(name, more);
    return rows.map(({ cells }) => Object.fromEntries(columns.map(({ key }, at) => [key, cells[at]])));
  };
  const booked = (berth: string, more: object = {}) => harbour.created('APPROVE', { ...harbour.at(berth), ...more });
  const arrive = ({ id }: { id: string }) =>
    server.must(trafficApi.update, {
      token: harbour.token,
      body: { traffic_event_id: `arrival-${id}`, action: 'CONFIRM' },
    });

  it('count nights by pier, and charges by kind', async () => {
    await booked('A1');
    await booked('A2');
    const [pier] = await linesOf('occupancy');
    expect(pier).toMatchObject({ month: '2027-06', pier: 'A', berths: 3, available: 90, nights: 6, share: 6.7 });
    expect(await linesOf('revenue')).toEqual([{ month: '2027-06', charge: 'Nights', stays: 2, amount: 2 * TOTAL }]);
    const { columns } = await report('occupancy');
    expect(columns.map(({ label }) => label).slice(-3)).toEqual([
      'Nights of all berths',
      'Visitors’ nights',
      'Visitors’ share of all berths in %',
    ]);
    const { totals, chart } = await report('revenue');
    expect(totals.at(-1)).toBe(2 * TOTAL);
    expect(chart.bars).toEqual([{ month: '2027-06', value: 2 * TOTAL }]);
  });

  it('list who did not come, and who still owes', async () => {
    const stay = await booked('A1');
    const { token } = harbour;
    const payment = { amount: 80, method: 'CASH' as const, received_on: '2027-06-01', reference: '' };
    await server.must(counterApi.recordPayment, { token, body: { reservation_id: stay.id, ...payment } });
    expect(await linesOf('balances')).toMatchObject([{ nights: 3, total: TOTAL, paid: 80, balance: 100 }]);
    expect(await linesOf('no_shows')).toEqual([]);
    server.clock.set('2027-06-20T08:00:00.000Z');
    expect(await linesOf('no_shows')).toMatchObject([{ start_date: '2027-06-11', end_date: '2027-06-14' }]);
  });

  it('list cancelled bookings with their refunds', async () => {
    const stay = await booked('A1');
    await harbour.must(stay, 'CANCEL', { reason: 'full' }, { mode: 'MARINA' });
    const [line] = await linesOf('cancellations');
    expect(line).toMatchObject({ canceled_on: '2027-06-01', by: 'Marina', total: TOTAL, refund: 0 });
    expect(await linesOf('balances')).toEqual([]);
  });

  it('are pages in the asked order, and CSV in full, in the language of the reader', async () => {
    await booked('A1');
    await booked('A2', { start_date: '2027-06-20', end_date: '2027-06-25' });
    const sort = { column: 'balance', direction: 'desc' };
    const first = await report('balances', { sort, page_size: 1 });
    expect([first.total, first.rows[0]?.cells[3]]).toEqual([2, 5]);
    const twice = { column: 'paid', then: { column: 'balance', direction: 'desc' as const } };
    const second = await report('balances', { sort: twice, page_size: 1 });
    expect(second.rows[0]?.cells).toEqual(first.rows[0]?.cells);
    const headers = { 'Accept-Language': 'de' };
    const body = { report: 'balances' as const, ...JUNE };
    const { content } = await server.must(reportApi.export, { token: harbour.token, headers, body });
    const lines = Buffer.from(content, 'base64').toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('Reservierung,Ankunft,Abreise');
    expect(lines[1]).toContain('2027-06-11,2027-06-14,3,180,0,180');
  });

  it('have nothing of another marina, but all of them for administrators', async () => {
    const here = harbour.marina;
    await booked('A1');
    await inHarbour();
    expect(await linesOf('balances')).toEqual([]);
    const { token } = await server.addAdmin();
    const body = { report: 'balances' as const, ...JUNE, marina_ids: [here, harbour.marina] };
    const all = await server.must(reportApi.getAdmin, { token, body });
    expect(all.rows.map(({ reservation }) => reservation?.marina_id)).toEqual([here]);
    const { status } = await server.call(reportApi.getAdmin, { token: harbour.token, body });
    expect(status).toBe(403);
  });

  it('read the stays that they count, however many others the months have', async () => {
    await booked('A1');
    const read = (name: ReportName) => documentsRead(() => report(name), isStayOf(harbour.marina));
    const each = async () => [await read('balances'), await read('revenue'), await read('arrivals')];
    expect(await each()).toEqual([1, 1, 0]);
    await harbour.request();
    await harbour.must(await booked('A3'), 'CANCEL', { reason: 'full' }, { mode: 'MARINA' });
    await booked('A2', { start_date: '2027-07-02', end_date: '2027-07-05' });
    expect(await each()).toEqual([1, 1, 0]);
  });

  it('count arrivals and nights by country', async () => {
    const stay = await booked('A1', { boater: somebody({ country_of_residence: 'NL' }) });
    server.clock.set('2027-06-11T12:00:00.000Z');
    await arrive(stay);
    expect(await linesOf('arrivals')).toMatchObject([
      { month: '2027-06', country: 'Netherlands', arrivals: 1, nights: 3 },
    ]);
  });
});
