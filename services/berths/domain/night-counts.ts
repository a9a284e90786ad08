import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import type { Allocation, BerthPlanState, PlannedBerth } from './berth-plan-state.js';
import { inServiceOn } from './closures.js';
import type { Occupant } from './occupant.js';
import type { NightCounts } from '../../../contracts/berths/figures-queries.js';

type Held = 'residents' | 'visitors' | 'free' | 'not_offered';

/** Berths with boats that are still there, and whose they are. */
type Still = Pick<ReadonlyMap<string, Pick<Occupant, 'berth_holder_type'>>, 'get'>;

const NONE: Still = new Map();

/**
 * Who has the berth in the night that begins on `day`: a holder whose boat is still in it although a visitor is due, the
 * visitor, the holder at home, or else whose boat is still in it.
 */
function held({ visits, absences, residencies, facts }: PlannedBerth, day: number, still: Still = NONE): Held {
  const there = still.get(facts.berth_id);
  if (visits.firstIn(day, day + 1) !== undefined) {
    return there?.berth_holder_type === 'RESIDENT' ? 'residents' : 'visitors';
  }
  const away = absences.firstIn(day, day + 1) !== undefined;
  if (!away && residencies.firstIn(day, day + 1) !== undefined) return 'residents';
  if (there !== undefined) return there.berth_holder_type === 'RESIDENT' ? 'residents' : 'visitors';
  return facts.offered ? 'free' : 'not_offered';
}

function inService(state: BerthPlanState, day: number): PlannedBerth[] {
  return [...state.berths.values()].filter((berth) => inServiceOn(berth, day));
}

/**
 * The berths in service on each of the nights from `start_date` on.
 * @param still berths with boats that are still there on the first night
 */
export function nightCounts(
  state: BerthPlanState,
  start_date: string,
  nights: number,
  still: Still = NONE,
): NightCounts[] {
  const first = dayNumber(start_date);
  return Array.from({ length: nights }, (_, night) => {
    const berths = inService(state, first + night);
    const counts = { residents: 0, visitors: 0, free: 0, not_offered: 0 };
    for (const berth of berths) counts[held(berth, first + night, night === 0 ? still : NONE)] += 1;
    return { date: dateOfDay(first + night), berths: berths.length, ...counts };
  });
}

/**
 * The night's free berths by their greatest length in metres, its visitors with the berths in which no other boat still
 * lies, and the berths out of service, also those in which holders lie.
 */
export function berthsOfNight(state: BerthPlanState, date: string, still: Still = NONE) {
  const day = dayNumber(date);
  const berths = inService(state, day);
  const free_lengths = berths.filter((berth) => held(berth, day, still) === 'free').map(({ facts }) => facts.max_loa);
  const visits = new Map<string, number>();
  for (const berth of berths) {
    const id = berth.visits.firstIn(day, day + 1)?.allocation.reservation_id;
    if (id !== undefined && still.get(berth.facts.berth_id) === undefined) visits.set(id, (visits.get(id) ?? 0) + 1);
  }
  const out = [...state.berths.values()].filter((berth) => !berth.left && !inServiceOn(berth, day));
  const holders_out_of_service = out.filter((berth) => held(berth, day, still) === 'residents').length;
  return { free_lengths, visits, out_of_service: out.length, holders_out_of_service };
}

/** Nights of visitors by month of a calendar year; a boat over two berths counts once. */
export function visitorNights(state: BerthPlanState, year: number): number[] {
  const starts = Array.from({ length: 13 }, (_, month) => {
    return dayNumber(month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`);
  });
  const nights = Array.from({ length: 12 }, () => 0);
  for (const allocation of state.allocations.values()) addStay(nights, starts, allocation);
  return nights;
}

function addStay(nights: number[], starts: readonly number[], { segments }: Allocation): void {
  for (const { start, end } of segments) {
    if (end <= (starts[0] ?? 0) || start >= (starts[12] ?? 0)) continue;
    for (let month = 0; month < 12; month += 1) {
      const shared = Math.min(end, starts[month + 1] ?? 0) - Math.max(start, starts[month] ?? 0);
      if (shared > 0) nights[month] = (nights[month] ?? 0) + shared;
    }
  }
}
