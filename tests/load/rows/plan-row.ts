import { MarkStays } from '../../../contracts/reservations/queries.js';
import { addDays, dayNumber } from '../../../contracts/vocabulary/dates.js';
import type { BerthPlanState } from '../../../services/berths/domain/berth-plan-state.js';
import { evolve } from '../../../services/berths/domain/berth-plan.js';
import { chartBars, chartPiers, chartRows, rowOf } from '../../../services/berths/domain/plan-chart.js';
import { PlanNames } from '../../../services/berths/lookups/plan-names.js';
import { MarkStaysHandler } from '../../../services/reservations/messages/mark-stays.js';
import {
  reservationList,
  type ReservationListDocument,
} from '../../../services/reservations/projections/reservation-list.js';
import { documentsOf } from '../../fixtures/documents-of.js';
import { berth, byBoater, continued, staff } from '../../fixtures/reservation-examples.js';
import { logged } from '../../fixtures/reservation-histories.js';
import { OtherAreas } from '../../fixtures/reservation-read-side.js';
import type { Extent } from '../extent.js';
import { median, milliseconds, p99, type Row } from '../figures.js';
import { FilledReadModels } from '../filled-read-models.js';
import { emptyPlan, FIRST_DAY } from './empty-plan.js';

/** Rows whose bars come with the first read; the others follow as they scroll into view. */
const BARS_OF = 300;
const MONTH = 30;
const STAYS_A_MONTH = 10;

/** The first read of the tape chart, from the plan and the reservations' read model to JSON, in milliseconds. */
export async function planRow(extent: Extent): Promise<Row> {
  const models = await FilledReadModels.of(reservationList);
  const [few, many] = [extent(300, 3), extent(5000, 50)];
  const repetitions = extent(60, 6);
  try {
    const small = await timesOf(few, repetitions, models);
    const large = await timesOf(many, repetitions, models);
    return {
      what: `tape chart of ${chartOf(many)}, first read with the bars of ${BARS_OF} rows, p99`,
      against: `the same of ${chartOf(few)}`,
      ratios: [p99(large) / p99(small)],
      goal: '≤ 1.5',
      measured: `${milliseconds(p99(large))} (median ${milliseconds(median(large))})`,
      reference: `${milliseconds(p99(small))} (median ${milliseconds(median(small))})`,
    };
  } finally {
    await models.close();
  }
}

function chartOf(berths: number): string {
  return `${berths.toLocaleString('en')} berths × ${(berths * STAYS_A_MONTH).toLocaleString('en')} bars`;
}

async function timesOf(berths: number, repetitions: number, models: FilledReadModels): Promise<number[]> {
  const plan = emptyPlan(berths);
  const booked = bookedReservation();
  await fill(plan, booked, models);
  const marks = new MarkStaysHandler(models.host);
  const names = new PlanNames(new OtherAreas().answer(MarkStays, (query) => marks.execute(query)).bus);
  const nights = { start: dayNumber(FIRST_DAY), end: dayNumber(FIRST_DAY) + MONTH };
  const times: number[] = [];
  for (let index = 0; index < repetitions; index += 1) {
    const started = performance.now();
    const rows = chartRows(plan, {});
    const bars = await names.onto(chartBars(rows.slice(0, BARS_OF), nights), booked.marina_id);
    JSON.stringify({ piers: chartPiers(rows, nights), berths: rows.map(rowOf), bars });
    times.push(performance.now() - started);
  }
  return times.slice(repetitions / 6);
}

/** Ten stays a month in every berth, each with its reservation in the list. */
async function fill(plan: BerthPlanState, document: ReservationListDocument, models: FilledReadModels): Promise<void> {
  for (const berth_id of plan.berths.keys()) {
    const reservations = Array.from({ length: STAYS_A_MONTH }, (_, index) => {
      const id = `${plan.berths.size}-${berth_id}-${index}`;
      evolve(plan, {
        type: 'BerthAllocated',
        data: {
          allocation_id: id,
          reservation_id: id,
          berth_id,
          extends_over: [],
          start_date: addDays(FIRST_DAY, index * 3),
          end_date: addDays(FIRST_DAY, index * 3 + 2),
          vessel: { length: 8, beam: 2.6, draft: 1.4, type: 'SAIL' },
          absence_ids: [],
          why: {
            chosen_by: 'plan',
            candidates: [],
            candidates_total: 0,
            removed: {},
            asked: [],
            min_length_confirmed: false,
          },
        },
      });
      return { id, document };
    });
    await models.write(reservationList, reservations);
  }
}

/** A booked reservation with a berth, as the list's own projection makes it of the events. */
function bookedReservation(): ReservationListDocument {
  const accepted = byBoater.BOATER_ACCEPTED;
  const approved = continued(accepted, [{ type: 'ApproveReservation', changes: { berth } }, staff]);
  const [booked] = documentsOf(reservationList, logged([...accepted, ...approved]));
  if (booked === undefined) throw new Error('the list has no reservation');
  return booked;
}
