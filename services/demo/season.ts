import { dayNumber } from '../../contracts/vocabulary/dates.js';
import type { Chance } from './chance.js';

/** Traffic of each month, January first, relative to August. */
const MONTHS = [0.04, 0.04, 0.07, 0.18, 0.32, 0.55, 0.86, 1, 0.5, 0.2, 0.07, 0.05] as const;

/** Traffic by day of the week, Sunday first: people arrive at the weekend. */
const WEEKDAYS = [0.9, 0.8, 0.85, 0.9, 1, 1.25, 1.3] as const;

/** Number of boats that want to arrive on a date; `atPeak` is that of an August day. */
export function arrivalsOn(date: string, atPeak: number, chance: Chance): number {
  const weekday = (dayNumber(date) + 4) % 7;
  const expected = atPeak * seasonOf(date) * (WEEKDAYS[weekday] ?? 1) * chance.between(0.85, 1.15);
  return Math.floor(expected + chance.next());
}

/** 1 in the high season, close to 0 in winter; interpolated between months. */
export function seasonOf(date: string): number {
  const month = Number(date.slice(5, 7)) - 1;
  const middle = (Number(date.slice(8, 10)) - 15) / 30;
  const here = MONTHS[month] ?? 0;
  const next = MONTHS[(month + (middle < 0 ? 11 : 1)) % 12] ?? 0;
  return here + (next - here) * Math.abs(middle);
}

/** Days between request and arrival. */
export function leadTime(chance: Chance): number {
  return chance.weighted([
    [14, () => 0],
    [14, () => chance.whole(1, 3)],
    [32, () => chance.whole(4, 20)],
    [26, () => chance.whole(15, 60)],
    [14, () => chance.whole(45, 170)],
  ])();
}

export function nightsOfStay(chance: Chance): number {
  return chance.weighted([
    [36, () => 1],
    [27, () => 2],
    [17, () => 3],
    [9, () => chance.whole(4, 5)],
    [8, () => chance.whole(6, 8)],
    [3, () => chance.whole(9, 15)],
  ])();
}
