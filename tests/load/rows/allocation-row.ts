import type { AllocateBerthInput } from '../../../contracts/berths/commands.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { decide, evolve, initial } from '../../../services/berths/domain/berth-plan.js';
import type { BerthPlanCommand } from '../../../services/berths/domain/berth-plan-commands.js';
import type { BerthPlanState } from '../../../services/berths/domain/berth-plan-state.js';
import { drawQuay } from '../../../services/demo/quay.js';
import { Chance } from '../../../services/demo/chance.js';
import { milliseconds, p99, type Row } from '../figures.js';

const BERTHS = 5000;
const FIRST_DAY = '2023-01-01';
const VISITS_A_DAY = 800;
const MEASURED = 2000;

/** The best match for one boat in high season, on a plan of size XL with one year and with several behind it. */
export function allocationRow(years: number): Row {
  const plan = anEmptyPlan();
  const chance = new Chance('allocations').branch('visits');
  const times: { year: number; p99: number }[] = [];
  let number = 0;
  for (let year = 1; year <= years; year += 1) {
    for (let day = 0; day < 365; day += 1) {
      const date = addDays(FIRST_DAY, (year - 1) * 365 + day);
      for (let visit = 0; visit < VISITS_A_DAY / 2; visit += 1) allocate(plan, visitOn(date, ++number, chance), date);
    }
    if (year !== 1 && year !== years) continue;
    const today = addDays(FIRST_DAY, year * 365);
    const taken: number[] = [];
    for (let index = 0; index < MEASURED; index += 1) {
      const visit = visitOn(addDays(today, chance.whole(0, 20)), ++number, chance);
      const started = performance.now();
      allocate(plan, visit, today);
      taken.push(performance.now() - started);
    }
    times.push({ year, p99: p99(taken) });
  }
  const [first, last] = [times[0]?.p99 ?? Number.NaN, times.at(-1)?.p99 ?? Number.NaN];
  return {
    what: `one allocation, ${BERTHS.toLocaleString('en')} berths, ${years} years of history, p99`,
    against: 'the same after one year',
    ratios: [last / first],
    goal: '< 1 ms, about 1.0',
    measured: milliseconds(last),
    reference: milliseconds(first),
  };
}

function anEmptyPlan(): BerthPlanState {
  const state = initial();
  for (const { form: pier, berths } of drawQuay(BERTHS, new Chance('allocations').branch('quay'))) {
    for (const { form } of berths) {
      const { number, max_loa, max_beam, max_draft = null, min_length = null } = form;
      const berth_id = `${pier.name}-${String(number)}`;
      carryOut(
        state,
        {
          type: 'EnterBerth',
          data: {
            ...{ berth_id, pier_id: pier.name, pier_name: pier.name, number: Number(number), max_loa, max_beam },
            ...{ max_draft: max_draft ?? 3, min_length, active: true, instant_booking: false, boat_types: 'any' },
            smart_extension: null,
          },
        },
        FIRST_DAY,
      );
    }
  }
  return state;
}

function visitOn(start_date: string, number: number, chance: Chance): AllocateBerthInput {
  const length = chance.whole(60, 160) / 10;
  return {
    allocation_id: `allocation-${number}`,
    reservation_id: `reservation-${number}`,
    vessel: { length, beam: Math.round(length * 32) / 100, draft: 1.6, type: 'SAIL' },
    start_date,
    end_date: addDays(start_date, chance.whole(1, 14)),
  };
}

function allocate(state: BerthPlanState, visit: AllocateBerthInput, today: string): void {
  carryOut(state, { type: 'AllocateBerth', data: visit }, today);
}

/** Decides and folds. A full marina turns boats away, which is an answer like any other. */
function carryOut(state: BerthPlanState, command: BerthPlanCommand, today: string): void {
  const decided = decide(command, state, { now: `${today}T08:00:00.000Z`, today });
  if (isRefusal(decided)) return;
  for (const event of decided) evolve(state, event);
}
