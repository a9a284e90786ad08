import type { NightOccupancy } from '../../../contracts/berths/matches.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import type { BerthPlanState } from './berth-plan-state.js';
import { clip, type NightIndex, type Nights } from './nights.js';

/**
 * Occupancy per night for `[start_date, end_date)`. Counts the berths that are active now, so past nights are measured
 * against today's inventory. Visits each stay once, whatever its length.
 */
export function occupancyByNight(state: BerthPlanState, start_date: string, end_date: string): NightOccupancy[] {
  const range: Nights = { start: dayNumber(start_date), end: dayNumber(end_date) };
  const nights = Math.max(0, range.end - range.start);
  const visitors = new Int32Array(nights + 1);
  const residents = new Int32Array(nights + 1);
  const away = new Int32Array(nights + 1);
  let berths = 0;
  for (const berth of state.berths.values()) {
    if (berth.left || !berth.facts.active) continue;
    berths += 1;
    add(visitors, berth.visits, range);
    add(residents, berth.residencies, range);
    add(away, berth.absences, range);
  }
  const running = { visitors: 0, residents: 0, away: 0 };
  return Array.from({ length: nights }, (_, night) => {
    running.visitors += visitors[night] ?? 0;
    running.residents += residents[night] ?? 0;
    running.away += away[night] ?? 0;
    const free = berths - running.visitors - running.residents + running.away;
    return { date: dateOfDay(range.start + night), berths, ...running, free };
  });
}

/** Adds one where an entry begins and subtracts one where it ends. */
function add(changes: Int32Array, entries: NightIndex<Nights>, range: Nights): void {
  for (const entry of entries.in(range.start, range.end)) {
    const within = clip(entry, range.start, range.end);
    if (within === null) continue;
    changes[within.start - range.start] = (changes[within.start - range.start] ?? 0) + 1;
    changes[within.end - range.start] = (changes[within.end - range.start] ?? 0) - 1;
  }
}
