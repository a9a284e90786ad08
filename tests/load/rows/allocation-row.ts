import type { AllocateBerthInput } from '../../../contracts/berths/commands.js';
import type { AllocationWhy } from '../../../contracts/berths/matches.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { evolve } from '../../../services/berths/domain/berth-plan.js';
import type { BerthPlanState } from '../../../services/berths/domain/berth-plan-state.js';
import { matchesForMany } from '../../../services/berths/domain/many-matches.js';
import { Chance } from '../../../services/demo/chance.js';
import type { Extent } from '../extent.js';
import { milliseconds, p99, type Row } from '../figures.js';
import { carryOut, emptyPlan, FIRST_DAY } from './empty-plan.js';

/** Average nights of a stay and until the next one: six berths in ten are taken. */
const STAY = 6;
const GAP = 4;

const NO_REASON: AllocationWhy = {
  chosen_by: 'plan',
  candidates: [],
  candidates_total: 0,
  removed: {},
  asked: [],
  min_length_confirmed: false,
};

/** The best match for one boat in high season, on a plan of size XL with one year of history and with several. */
export function allocationRow(years: number, extent: Extent): Row {
  const berths = extent(5000, 50);
  const plan = emptyPlan(berths);
  const chance = new Chance('allocations').branch('visits');
  const times: number[] = [];
  for (let year = 1; year <= years; year += 1) {
    layDownAYear(plan, year, chance);
    if (year === 1 || year === years) times.push(p99(allocationTimes(plan, year, chance, extent(2000, 20))));
  }
  const [first = Number.NaN, last = Number.NaN] = times;
  return {
    what: `one allocation, ${berths.toLocaleString('en')} berths, ${years} years of history, p99`,
    against: 'the same after one year',
    ratios: [last / first],
    goal: '< 1 ms, about 1.0',
    measured: milliseconds(last),
    reference: milliseconds(first),
  };
}

/** The berths that fit one stay, best first, with the number of all and of those removed, on a plan of size XL. */
export function matchesRow(years: number, extent: Extent): Row {
  const berths = extent(5000, 50);
  const plan = emptyPlan(berths);
  const chance = new Chance('allocations').branch('visits');
  for (let year = 1; year <= years; year += 1) layDownAYear(plan, year, chance);
  const timesOf = (stays: number) => matchTimes(plan, { years, stays, measured: extent(2000, 20) }, chance);
  const one = p99(timesOf(1));
  const page = p99(timesOf(20)) / 20;
  return {
    what: `matches of one reservation, ${berths.toLocaleString('en')} berths, ${years} years of history, p99`,
    against: 'the same among the 20 of a page',
    ratios: [one / page],
    goal: '< 5 ms',
    measured: milliseconds(one),
    reference: milliseconds(page),
  };
}

/** Milliseconds of each of many questions for this number of stays, which the plan answers from one state. */
function matchTimes(
  plan: BerthPlanState,
  { years, stays, measured }: { years: number; stays: number; measured: number },
  chance: Chance,
): number[] {
  const today = addDays(FIRST_DAY, years * 365);
  return Array.from({ length: Math.ceil(measured / stays) }, () => {
    const wishes = Array.from({ length: stays }, () => {
      const length = chance.whole(60, 160) / 10;
      const start_date = addDays(today, chance.whole(0, 20));
      const vessel = { length, beam: Math.round(length * 32) / 100, draft: 1.6, type: 'SAIL' as const };
      return { vessel, start_date, end_date: addDays(start_date, chance.whole(1, 14)) };
    });
    const started = performance.now();
    matchesForMany(plan, { wishes });
    return performance.now() - started;
  });
}

/** Milliseconds of each of many allocations in the weeks after the year's end. */
function allocationTimes(plan: BerthPlanState, year: number, chance: Chance, measured: number): number[] {
  const today = addDays(FIRST_DAY, year * 365);
  const times: number[] = [];
  for (let index = 0; index < measured; index += 1) {
    const length = chance.whole(60, 160) / 10;
    const start_date = addDays(today, chance.whole(0, 20));
    const data: AllocateBerthInput = {
      allocation_id: `measured-${year}-${index}`,
      reservation_id: `measured-${year}-${index}`,
      vessel: { length, beam: Math.round(length * 32) / 100, draft: 1.6, type: 'SAIL' },
      start_date,
      end_date: addDays(start_date, chance.whole(1, 14)),
    };
    const started = performance.now();
    carryOut(plan, { type: 'AllocateBerth', data }, today);
    times.push(performance.now() - started);
  }
  return times;
}

/** Fills every berth with consecutive stays, as events, because past stays need no decision. */
function layDownAYear(plan: BerthPlanState, year: number, chance: Chance): void {
  for (const berth_id of plan.berths.keys()) {
    for (let day = (year - 1) * 365 + chance.whole(0, GAP); day < year * 365;) {
      const nights = chance.whole(1, 2 * STAY);
      const id = `${berth_id}-${day}`;
      evolve(plan, {
        type: 'BerthAllocated',
        data: {
          allocation_id: id,
          reservation_id: id,
          berth_id,
          extends_over: [],
          start_date: addDays(FIRST_DAY, day),
          end_date: addDays(FIRST_DAY, day + nights),
          vessel: { length: 8, beam: 2.6, draft: 1.4, type: 'SAIL' },
          absence_ids: [],
          why: NO_REASON,
        },
      });
      day += nights + chance.whole(0, 2 * GAP);
    }
  }
}
