import type { NightOccupancy } from '../../../contracts/berths/matches.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import type { BerthPlanState } from './berth-plan-state.js';
import { openNights } from './closures.js';
import { clip, type NightIndex, type Nights } from './nights.js';

/**
 * Occupancy per night for `[start_date, end_date)`. Counts the berths that are active now, so past nights are measured
 * against today's inventory, without those that are closed on the night. Visits each stay once, whatever its length.
 */
export function occupancyByNight(state: BerthPlanState, start_date: string, end_date: string): NightOccupancy[] {
  const range: Nights = { start: dayNumber(start_date), end: dayNumber(end_date) };
  const nights = Math.max(0, range.end - range.start);
  const visitors = new Int32Array(nights + 1);
  const residents = new Int32Array(nights + 1);
  const away = new Int32Array(nights + 1);
  const closed = new Int32Array(nights + 1);
  let inService = 0;
  for (const berth of state.berths.values()) {
    if (berth.left || !berth.facts.active) continue;
    inService += 1;
    add(visitors, berth.visits, range);
    const open = openNights(berth, range);
    for (const some of open) {
      add(residents, berth.residencies, some, range);
      add(away, berth.absences, some, range);
    }
    for (const some of berth.closed.in(range.start, range.end)) count(closed, some, range);
  }
  const running = { visitors: 0, residents: 0, away: 0 };
  let shut = 0;
  return Array.from({ length: nights }, (_, night) => {
    running.visitors += visitors[night] ?? 0;
    running.residents += residents[night] ?? 0;
    running.away += away[night] ?? 0;
    shut += closed[night] ?? 0;
    const berths = inService - shut;
    const free = berths - running.visitors - running.residents + running.away;
    return { date: dateOfDay(range.start + night), berths, ...running, free };
  });
}

/** The entries on these nights. @param range the nights that `changes` counts */
function add(changes: Int32Array, entries: NightIndex<Nights>, nights: Nights, range = nights): void {
  for (const entry of entries.in(nights.start, nights.end)) {
    const within = clip(entry, nights.start, nights.end);
    if (within !== null) count(changes, within, range);
  }
}

/** Adds one where the nights begin and subtracts one where they end. */
function count(changes: Int32Array, nights: Nights, range: Nights): void {
  const within = clip(nights, range.start, range.end);
  if (within === null) return;
  const [first, after] = [within.start - range.start, within.end - range.start];
  changes[first] = (changes[first] ?? 0) + 1;
  changes[after] = (changes[after] ?? 0) - 1;
}
