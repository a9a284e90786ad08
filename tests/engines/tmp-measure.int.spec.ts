import { it } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { SqliteReadModelStore } from '../../services/platform/read-models/sqlite-read-model-store.js';
import { reservationList, listOrders } from '../../services/reservations/projections/reservation-list.js';
import { logged, histories } from '../fixtures/reservation-histories.js';
import { listFilter } from '../../services/reservations/queries/list-filter.js';

it('measure', async () => {
  const N = Number(process.env['N'] ?? 100000);
  const store = SqliteReadModelStore.openIn(mkdtempSync('/tmp/measure-'));
  const c = await store.open({ name: 'r@1', indexes: reservationList.indexes });
  const docs = Object.values(histories).map((events) => {
    let d: any;
    for (const e of logged(events)) d = reservationList.apply(d, e as never, 'x');
    return d;
  });
  const closed = docs.filter((d) => d.full_tab === 'CLOSED'); const open = docs.filter((d) => d.full_tab !== 'CLOSED');
  let t = performance.now();
  const names = ['moreau', 'delacroix', 'smith', 'okafor', 'rossi', 'garcia', 'muller', 'dubois'];
  for (let i = 0; i < N; i += 500) {
    const writes = [];
    for (let j = i; j < i + 500; j += 1) {
      const base = j % 50 === 0 ? open[j % open.length] : closed[j % closed.length];
      const day = new Date(Date.UTC(2020, 0, 1) + (j * 7919 % 2500) * 86400000).toISOString().slice(0, 10);
      const m = j % 2 === 0 ? 'm0' : 'm' + (j % 40);
      const boat = `boat${(j * 31) % 9973}`;
      const who = `${names[j % 8]} ${j.toString(36)}`;
      writes.push({ _id: 'r' + j, position: j + 1, document: { ...base, marina_id: m, listed_for: base.listed_for.startsWith("hidden") ? "hidden " + m : m, start_date: day, end_date: day, boater_id: 'b' + (j % 20000), vessel_id: 'v' + (j % 20000), berth_id: 'x' + (j % 300), boater_name: who, vessel_name: boat, view_id: 'q-' + j.toString(36), search: [`${who} ${boat} q-${j.toString(36)}`], updated_at: new Date(1.6e12 + (j * 104729 % 1e9) * 100).toISOString(), created_at: new Date(1.6e12 + j * 1e5).toISOString(), vessel_length: (j % 300) / 10, total_to_pay: j * 37 % 100000, berth_number: 'a' + (j % 300), nights: j % 30 } });
    }
    await c.write(writes as never);
  }
  console.log('write per doc µs', ((performance.now() - t) / N) * 1000);
  const run = async (name: string, options: any, expectCount = true) => {
    let best = 1e9, bestC = 1e9, n = 0;
    for (let k = 0; k < 3; k += 1) { t = performance.now(); await c.find({ ...options, limit: 10 }); best = Math.min(best, performance.now() - t);
      t = performance.now(); n = await c.count(options.filter); bestC = Math.min(bestC, performance.now() - t); }
    const plan = await c.explain({ ...options, limit: 10 });
    out.push(`${name.padEnd(40)} find ${best.toFixed(1)} count ${bestC.toFixed(1)} n=${n} | ${plan.join(' ; ')}`);
  };
  const out: string[] = [];
  const base = { edition: 'full' as const };
  for (const order of listOrders) {
    await run('all by ' + order, { filter: listFilter(base as never, { listed_for: 'm0' }, '2024-01-01', null), sort: [[order, -1]] });
    await run('PENDING by ' + order, { filter: listFilter({ ...base, tab: 'PENDING' } as never, { listed_for: 'm0' }, '2024-01-01', null), sort: [[order, -1]] });
    await run('CLOSED by ' + order, { filter: listFilter({ ...base, tab: 'CLOSED' } as never, { listed_for: 'm0' }, '2024-01-01', null), sort: [[order, -1]] });
    await run('admin by ' + order, { filter: listFilter(base as never, { marina_ids: undefined }, '2024-01-01', null), sort: [[order, -1]] });
    await run('admin 2 marinas by ' + order, { filter: listFilter({...base, tab: 'APPROVED'} as never, { marina_ids: ['m1', 'm3'] }, '2024-01-01', null), sort: [[order, -1]] });
  }
  const m = { listed_for: 'm0' };
  const filters: Record<string, object> = {
    statuses: { statuses: ['waiting'] }, codes: { status_codes: ['INITIATED'] }, source: { source: 'MARINA' }, sourceTab: { source: 'MARINA', tab: 'PENDING' }, resident: { customer_type: 'RESIDENT' },
    stay: { stay: { preset: 'next_7_days' } }, arrival: { arrival: { preset: 'today' } }, departure: { departure: { preset: 'next_30_days' } },
    stayTab: { tab: 'CLOSED', stay: { preset: 'next_7_days' } },
    searchrare: { search: 'boat999' }, search2: { search: 'smith q-2s' }, searchmany: { search: 'smith' }, searcha: { search: 'a' }, boater: { boater_id: 'b77' }, vessel: { vessel_id: 'v77' }, berth: { berth_id: 'x70' },
    action: { action_required: 'MARINA' }, nobody: { action_required: 'NOBODY' }, since: { updated_since: '2023-11-01T00:00:00.000Z' },
  };
  for (const [name, f] of Object.entries(filters)) {
    for (const edition of ['full', 'lite'] as const) {
      if (edition === 'lite' && 'tab' in f) continue;
      await run(`${name} ${edition}`, { filter: listFilter({ edition, ...f } as never, m, '2024-01-01', null), sort: [[edition === 'full' ? 'updated_at' : 'start_date', -1]] });
    }
    await run(`admin ${name}`, { filter: listFilter({ edition: 'full', ...f } as never, { marina_ids: undefined }, '2024-01-01', null), sort: [['updated_at', -1]] });
  }
  await run('pier', { filter: listFilter(base as never, m, '2024-01-01', Array.from({ length: 30 }, (_, i) => 'x' + i)), sort: [['updated_at', -1]] });
  console.log(out.join('\n'));
}, 600000);
