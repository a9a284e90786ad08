import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { evolve } from '../../../services/berths/domain/berth-plan.js';
import type { BerthPlanState } from '../../../services/berths/domain/berth-plan-state.js';
import { chartBars, chartPiers, chartRows, rowOf } from '../../../services/berths/domain/plan-chart.js';
import { PlanNames } from '../../../services/berths/queries/plan-names.js';
import { ReadModel } from '../../../services/platform/consuming/read-model.js';
import type { JsonObject } from '../../../services/platform/event-store/event-store.js';
import { SqliteReadModelStore } from '../../../services/platform/read-models/sqlite-read-model-store.js';
import { reservationList } from '../../../services/reservations/projections/reservation-list.js';
import { MarkStaysHandler } from '../../../services/reservations/queries/mark-stays.js';
import { median, milliseconds, p99, type Row } from '../figures.js';
import { emptyPlan, FIRST_DAY } from './empty-plan.js';

/** Rows whose bars come with the first read; the others follow as they scroll into view. */
const BARS_OF = 300;
const MONTH = 30;
const STAYS_A_MONTH = 10;
const REPETITIONS = 60;
const MARINA = 'marina';

type Collection = Awaited<ReturnType<SqliteReadModelStore['open']>>;

/** The first read of the tape chart, from the plan and the reservations' read model to JSON, in milliseconds. */
export async function planRow(): Promise<Row> {
  const directory = mkdtempSync(join(tmpdir(), 'quayside-plan-'));
  const store = SqliteReadModelStore.openIn(directory);
  try {
    const collection = await store.open({ name: 'reservations@1', indexes: reservationList.indexes });
    const small = await timesOf(300, collection);
    const large = await timesOf(5000, collection);
    return {
      what: `tape chart of 5,000 berths × 50,000 bars, first read with the bars of ${BARS_OF} rows, p99`,
      against: 'the same of 300 berths × 3,000 bars',
      ratios: [p99(large) / p99(small)],
      goal: '≤ 1.5',
      measured: `${milliseconds(p99(large))} (median ${milliseconds(median(large))})`,
      reference: `${milliseconds(p99(small))} (median ${milliseconds(median(small))})`,
    };
  } finally {
    await store.close();
    rmSync(directory, { recursive: true });
  }
}

async function timesOf(berths: number, collection: Collection): Promise<number[]> {
  const plan = emptyPlan(berths);
  await fill(plan, collection);
  const marks = new MarkStaysHandler({ model: () => new ReadModel(() => collection) } as never);
  const names = new PlanNames({ execute: (query: never) => marks.execute(query) } as never);
  const nights = { start: dayNumber(FIRST_DAY), end: dayNumber(FIRST_DAY) + MONTH };
  const times: number[] = [];
  for (let index = 0; index < REPETITIONS; index += 1) {
    const started = performance.now();
    const rows = chartRows(plan, {});
    const bars = await names.onto(chartBars(rows.slice(0, BARS_OF), nights), MARINA);
    JSON.stringify({ piers: chartPiers(rows, nights), berths: rows.map(rowOf), bars });
    times.push(performance.now() - started);
  }
  return times.slice(REPETITIONS / 6);
}

/** Ten stays a month in every berth, each with its reservation in the list. */
async function fill(plan: BerthPlanState, collection: Collection): Promise<void> {
  let position = 0;
  for (const berth_id of plan.berths.keys()) {
    const writes = Array.from({ length: STAYS_A_MONTH }, (_, index) => {
      const id = `${plan.berths.size}-${berth_id}-${index}`;
      evolve(plan, {
        type: 'BerthAllocated',
        data: {
          ...{ allocation_id: id, reservation_id: id, berth_id, extends_over: [] },
          start_date: addDays(FIRST_DAY, index * 3),
          end_date: addDays(FIRST_DAY, index * 3 + 2),
          vessel: { length: 8, beam: 2.6, draft: 1.4, type: 'SAIL' },
          absence_ids: [],
          why: {
            ...{ chosen_by: 'plan', candidates: [], candidates_total: 0, removed: {}, asked: [] },
            min_length_confirmed: false,
          },
        },
      });
      position += 1;
      return { _id: id, position, document: BOOKED };
    });
    await collection.write(writes);
  }
}

/** A booked reservation of the list, as large as real ones. */
const BOOKED: JsonObject = {
  ...{ marina_id: MARINA, view_id: 'QS-4711', status_code: 'APPROVED', reservation_status: 'approved' },
  ...{ action_required: null, payment_standing: 'paid', nights: 2, total_to_pay: 12_000 },
  state: {
    vessel_name: 'Brisa do Norte',
    vessel: { vessel_id: 'vessel', length: 8, beam: 2.6, draft: 1.4, hull_type: 'MONOHULL', type: 'SAIL' },
    statuses: ['INITIATED', 'UPDATED', 'BOATER_ACCEPTED', 'APPROVED'].map((status_code) => ({
      ...{ status_code, action_required: null, created_at: '2023-01-01T08:00:00.000Z' },
    })),
    price: {
      offer: { method: 'ONLINE', currency: 'EUR', price_per_night: 6000, discount_percent: 0, nights_to_redeem: 0 },
      breakdown: { nights: 2, lines: [{ kind: 'NIGHTS', of: null, amount: 12_000 }], total: 12_000, deposit: 0 },
    },
    payments: [{ amount: 12_000, provider_reference: 'pi_3Q9f8w2eZvKYlo2C1a2b3c4d', at: '2023-01-01T09:00:00.000Z' }],
    berth: { berth_id: 'berth', allocation_id: 'allocation', label: 'A12' },
  },
};
