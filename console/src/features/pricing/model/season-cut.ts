import {
  dayOfSeasonDate,
  seasonDateOf,
  seasonDays,
  YEAR_DAYS,
} from '../../../../../contracts/pricing/rules/season-calendar.js';
import type { PlanForm, SeasonForm } from './plan-form.js';

/** 29 February as a day of the leap year. */
const LEAP_DAY = 59;

export interface NewSeason {
  readonly name: string;
  /** `DD/MM`. */
  readonly from: string;
  /** The first day after it. */
  readonly to: string;
}

/** What a new season does to the others. */
export interface SeasonCut {
  readonly seasons: SeasonForm[];
  /** The place of the new season. */
  readonly at: number;
  /** The season on whose first night the new one begins: its prices and rules are copied. */
  readonly copied: string | null;
  /** Names of seasons that it covers wholly. */
  readonly gone: string[];
}

/**
 * The seasons with a new one cut out of those in whose time it is. A season that it divides has a part before and a part after it; the
 * later part is a season of its own with the same name and prices. Dates must be valid season dates.
 */
export function withSeasonCut({ seasons }: PlanForm, added: NewSeason): SeasonCut {
  const first = dayOfSeasonDate(added.from);
  const days = wrapped(dayOfSeasonDate(added.to) - first) || YEAR_DAYS;
  const covered = (day: number) => wrapped(day - first) < days;
  const source = seasons.find(
    (season) => wrapped(first - dayOfSeasonDate(season.from)) < seasonDays(season, seasons.length),
  );
  const gone: string[] = [];
  const kept = seasons.flatMap((season): SeasonForm[] => {
    const start = dayOfSeasonDate(season.from);
    const all = Array.from({ length: seasonDays(season, seasons.length) }, (_, day) => wrapped(start + day));
    const runs = runsOf(all, covered);
    if (runs.length === 0) {
      if (all.length > 0) gone.push(season.name);
      return all.length === 0 ? [season] : [];
    }
    if (runs.length === 1 && runs[0]?.length === all.length) return [season];
    return runs.map((run, part) => {
      const dated = { from: seasonDateOf(run[0] ?? 0), to: seasonDateOf((run.at(-1) ?? 0) + 1) };
      return part === 0 ? { ...season, ...dated } : { ...copyOf(season), ...dated };
    });
  });
  const copied = source === undefined ? null : copyOf(source);
  const season: SeasonForm = {
    ...(copied ?? { rates: [{ daily: null, weekly: null, monthly: null }], extra_charge: null }),
    ...added,
  };
  delete season.names;
  const at = kept.findIndex(({ from }) => from === added.to);
  const place = at < 0 ? kept.length : at;
  return { seasons: kept.toSpliced(place, 0, season), at: place, copied: source?.name ?? null, gone };
}

/** The days that are not covered, in runs of neighbours. */
function runsOf(days: readonly number[], covered: (day: number) => boolean): number[][] {
  const runs: number[][] = [];
  let before = true;
  for (const day of days) {
    const now = covered(day);
    if (!now && before) runs.push([day]);
    else if (!now) runs.at(-1)?.push(day);
    before = now;
  }
  return runs;
}

function copyOf(season: SeasonForm): SeasonForm {
  const { id: _, ...rest } = structuredClone(season);
  return rest;
}

/** Nights of a season in a common year and in a leap year, across New Year too. */
export function nightsOfSeason(
  season: { from: string; to: string },
  seasons: number,
): { common: number; leap: number } {
  const leap = seasonDays(season, seasons);
  const hasLeapDay = wrapped(LEAP_DAY - dayOfSeasonDate(season.from)) < leap;
  return { common: leap - (hasLeapDay ? 1 : 0), leap };
}

function wrapped(day: number): number {
  return ((day % YEAR_DAYS) + YEAR_DAYS) % YEAR_DAYS;
}
