import {
  dayOfSeasonDate,
  seasonDateOf,
  seasonDays,
  type SeasonFault,
  seasonOrder,
  YEAR_DAYS,
} from '../../../../../contracts/pricing/rules/season-calendar.js';
import type { SeasonForm } from './plan-form.js';

/** A part of the year's band, in days of a leap year `[from, to)`. A season over New Year has two parts. */
export interface BandPart {
  readonly season: number;
  readonly from: number;
  readonly to: number;
}

export function bandParts(seasons: readonly SeasonForm[]): BandPart[] {
  return seasons.flatMap((season, index) => {
    const from = dayOfSeasonDate(season.from);
    return partsOf(from, from + seasonDays(season, seasons.length)).map((part) => ({ season: index, ...part }));
  });
}

export function faultParts(fault: SeasonFault): { from: number; to: number }[] {
  const from = dayOfSeasonDate(fault.from);
  return partsOf(from, from + fault.nights);
}

function partsOf(from: number, to: number): { from: number; to: number }[] {
  const parts =
    to <= YEAR_DAYS
      ? [{ from, to }]
      : [
          { from, to: YEAR_DAYS },
          { from: 0, to: to - YEAR_DAYS },
        ];
  return parts.filter((part) => part.to > part.from);
}

/** A day on which one season ends and the next begins. */
export interface Boundary {
  readonly before: number;
  readonly after: number;
  readonly day: number;
}

/** The boundaries that can be moved: those without a gap or an overlap. */
export function boundariesOf(seasons: readonly SeasonForm[]): Boundary[] {
  if (seasons.length < 2) return [];
  const order = seasonOrder(seasons);
  return order.flatMap((before, at) => {
    const after = order[(at + 1) % order.length] ?? before;
    const [one, next] = [seasons[before], seasons[after]];
    if (one === undefined || next === undefined || one.to !== next.from) return [];
    return [{ before, after, day: dayOfSeasonDate(one.to) }];
  });
}

/** Moves a boundary to another day; both neighbours keep at least one night. */
export function moveBoundary(
  seasons: readonly SeasonForm[],
  { before, after, day }: Boundary,
  to: number,
): SeasonForm[] {
  const [one, next] = [seasons[before], seasons[after]];
  if (one === undefined || next === undefined) return [...seasons];
  const earliest = day - seasonDays(one, seasons.length) + 1;
  const latest = day + seasonDays(next, seasons.length) - 1;
  const date = seasonDateOf(Math.min(Math.max(to, earliest), latest));
  return seasons.map((season, index) =>
    index === before ? { ...season, to: date } : index === after ? { ...season, from: date } : season,
  );
}

/** Closes a gap or an overlap by changing the season on one of its sides. */
export function closeFault(seasons: readonly SeasonForm[], fault: SeasonFault, side: 'before' | 'after'): SeasonForm[] {
  const other = seasons[side === 'before' ? fault.after : fault.before];
  if (other === undefined) return [...seasons];
  return seasons.map((season, index) => {
    if (index !== fault[side]) return season;
    return side === 'before' ? { ...season, to: other.from } : { ...season, from: other.to };
  });
}
