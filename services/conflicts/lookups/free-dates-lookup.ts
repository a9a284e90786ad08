import { Injectable } from '@nestjs/common';
import type { Match } from '../../../contracts/berths/matches.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { QueryBus } from '../../platform/buses/buses.js';
import {
  FindMatches,
  type FindMatchesInput,
  FindMatchesOfMany,
  JudgeBerths,
} from '../../../contracts/berths/matching-queries.js';

export interface StayDates {
  readonly start_date: string;
  readonly end_date: string;
}

export interface DatesWithBerth extends StayDates {
  /** The berth that takes the boat on these dates. */
  readonly match: Match;
}

interface Wanted {
  readonly marina_id: string;
  readonly wish: FindMatchesInput;
  readonly booked: StayDates;
  /** Marina-local; no dates before it are found. */
  readonly today: string;
  /** The berth that is preferred within a week; null: any. */
  readonly own: string | null;
  readonly most: number;
}

/** Days before and after the booked dates in which other dates are looked for, the nearest ones first. */
const RANGES = [
  [1, 7],
  [8, 30],
  [31, 90],
] as const;
/** The preferred berth is among the berths that fit. */
const ALL_BERTHS = 5000;

/** Finds the dates nearest to the booked ones on which a berth takes the boat for as many nights. */
@Injectable()
export class FreeDatesLookup {
  constructor(private readonly queries: QueryBus) {}

  async around(wanted: Wanted): Promise<DatesWithBerth[]> {
    const found: StayDates[] = [];
    for (const [from, to] of RANGES) {
      const dates = shifted(wanted.booked, from, to).filter(({ start_date }) => start_date >= wanted.today);
      if (wanted.own !== null && from === 1) {
        const [inOwn] = await this.inOwn(wanted, wanted.own, dates);
        if (inOwn !== undefined) return [inOwn];
      }
      found.push(...(await this.fitting(wanted, dates)));
      if (found.length >= wanted.most) break;
    }
    return this.withBerths(wanted, found.slice(0, wanted.most));
  }

  /** Those of the dates on which any berth takes the boat. The plan is read once for all. */
  private async fitting({ marina_id, wish }: Wanted, dates: readonly StayDates[]): Promise<StayDates[]> {
    const wishes = dates.map((one) => ({ ...wish, ...one, limit: 1 }));
    const matches = await this.queries.execute(new FindMatchesOfMany(marina_id, { wishes }));
    return dates.filter((_dates, index) => (matches[index]?.total ?? 0) > 0);
  }

  private async inOwn(wanted: Wanted, own: string, dates: readonly StayDates[]): Promise<DatesWithBerth[]> {
    const { marina_id, wish } = wanted;
    const wishes = dates.map((one) => ({ ...wish, ...one }));
    const [judged = []] = await this.queries.execute(new JudgeBerths(marina_id, { berth_ids: [own], wishes }));
    const free = dates.find((_dates, index) => judged[index] === null);
    if (free === undefined) return [];
    const { items } = await this.queries.execute(new FindMatches(marina_id, { ...wish, ...free, limit: ALL_BERTHS }));
    return items.filter(({ berth_id }) => berth_id === own).map((match) => ({ ...free, match }));
  }

  private async withBerths({ marina_id, wish }: Wanted, dates: readonly StayDates[]): Promise<DatesWithBerth[]> {
    const found = await Promise.all(
      dates.map(async (one) => {
        const { items } = await this.queries.execute(new FindMatches(marina_id, { ...wish, ...one, limit: 1 }));
        return items.slice(0, 1).map((match) => ({ ...one, match }));
      }),
    );
    return found.flat();
  }
}

/** The dates moved by so many days, later ones before earlier ones. */
function shifted({ start_date, end_date }: StayDates, from: number, to: number): StayDates[] {
  const days = Array.from({ length: to - from + 1 }, (_day, index) => from + index).flatMap((day) => [day, -day]);
  return days.map((by) => ({ start_date: addDays(start_date, by), end_date: addDays(end_date, by) }));
}
