import { it } from '@jest/globals';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { aBerth, boat } from '../../../tests/fixtures/berth-plan.js';
import { decide, evolve, initial, toSnapshot, fromSnapshot } from './berth-plan.js';
import { occupancyByNight } from './occupancy.js';
import type { BerthPlanState } from './berth-plan-state.js';
const ctx = { now: '', today: '2040-01-01' };
it('bench', () => {
  let state: BerthPlanState = initial();
  for (let i = 0; i < 5000; i++) evolve(state, { type: 'BerthEnteredPlan', data: aBerth('berth-' + i, { number: i, pier_name: 'P' + (i % 50), max_loa: 8 + (i % 120) / 10 }) });
  const t0 = performance.now();
  const m0 = process.memoryUsage().heapUsed;
  for (let i = 0; i < 500_000; i++) {
    const b = i % 5000, k = Math.floor(i / 5000);
    const start_date = addDays('2037-01-01', k * 10), end_date = addDays('2037-01-01', k * 10 + 4);
    evolve(state, { type: 'BerthAllocated', data: { allocation_id: `0190f3a2-5b1c-7c3e-9a44-${String(i).padStart(12, '0')}`, reservation_id: `1190f3a2-5b1c-7c3e-9a44-${String(i).padStart(12, '0')}`, berth_id: 'berth-' + b, extends_over: [], start_date, end_date, vessel: boat(7), absence_ids: [], why: null as never } });
  }
  const out: string[] = ['fold 500k ' + (performance.now() - t0).toFixed(0) + ' ms, heap +' + ((process.memoryUsage().heapUsed - m0) / 1e6).toFixed(0) + ' MB'];
  const run = (name: string, n: number, of: (i: number) => object) => {
    const t = performance.now(); let ok = 0;
    for (let i = 0; i < n; i++) {
      const d = decide({ type: 'AllocateBerth', data: { allocation_id: name + i, reservation_id: name + i, vessel: boat(9.8), start_date: addDays('2037-01-05', (i % 90) * 10), end_date: addDays('2037-01-05', (i % 90) * 10 + 3), ...of(i) } as never }, state, ctx);
      if (!isRefusal(d)) { ok++; for (const e of d) evolve(state, e); }
    }
    const dt = performance.now() - t;
    out.push(`${name}: ${(dt / n * 1000).toFixed(1)} µs each, ${ok}/${n} ok`);
  };
  run('warm-chosen', 5000, (i) => ({ berth_id: 'berth-' + ((i * 7) % 5000) }));
  run('chosen', 20000, (i) => ({ berth_id: 'berth-' + ((i * 13) % 5000) }));
  run('warm-auto', 200, () => ({}));
  run('auto', 2000, () => ({}));
  run('auto-free-nights', 2000, (i) => ({ start_date: addDays('2041-01-01', i % 300), end_date: addDays('2041-01-01', i % 300 + 3) }));
  let t = performance.now(); occupancyByNight(state, '2037-01-01', '2038-02-01'); out.push('occupancy 396 nights ' + (performance.now() - t).toFixed(1) + ' ms');
  t = performance.now(); const snap = JSON.stringify(toSnapshot(state)); out.push('snapshot ' + (snap.length / 1e6).toFixed(0) + ' MB ' + (performance.now() - t).toFixed(0) + ' ms');
  t = performance.now(); state = fromSnapshot(JSON.parse(snap)); out.push('restore ' + (performance.now() - t).toFixed(0) + ' ms');
  process.stderr.write(out.join('\n') + '\n');
}, 120000);
