import type { PlanForm } from './plan-form.js';
import { classesOf } from './plan-form-classes.js';

const DAYS_OF_MONTH = 30;

/** Stays that cost more than the next longer price, in one season and class. */
export interface DearerStay {
  readonly season: string;
  readonly class: string;
  /** The fewest nights that cost more than a week; null: none does. */
  readonly thanWeek: number | null;
  readonly thanMonth: number | null;
}

/** Where spans add up, a stay may cost more than a longer one: six nights where the week is five. Prices of a unit compare as those of a boat do. */
export function dearerStays(form: PlanForm): DearerStay[] {
  const week = form.tiers?.week.nights ?? 7;
  const month = form.tiers?.month.nights ?? DAYS_OF_MONTH;
  return form.seasons.flatMap((season) =>
    classesOf(form).flatMap((one, at): DearerStay[] => {
      const prices = season.prices?.[at];
      if (prices === undefined || prices.night === null) return [];
      const night = prices.night;
      const costs = (nights: number) =>
        prices.week === null ? nights * night : Math.floor(nights / week) * prices.week + (nights % week) * night;
      const first = (span: number, price: number | null) => {
        if (price === null) return null;
        for (let nights = 1; nights < span; nights += 1) if (costs(nights) > price) return nights;
        return null;
      };
      const found = { thanWeek: first(week, prices.week), thanMonth: first(month, prices.month) };
      if (found.thanWeek === null && found.thanMonth === null) return [];
      return [{ season: season.name, class: one.name, ...found }];
    }),
  );
}

/** Weeks that cost more than their days, and months that cost more than their weeks and days: `[season, class, span]`. */
export interface DearSpan {
  readonly season: number;
  readonly row: number;
  readonly span: 'week' | 'month';
  /** What its days, or weeks and days, cost. */
  readonly parts: number;
}

export function dearSpans(form: PlanForm): DearSpan[] {
  const week = form.tiers?.week.nights ?? 7;
  const month = form.tiers?.month.nights ?? DAYS_OF_MONTH;
  return form.seasons.flatMap((season, at) =>
    (season.prices ?? []).flatMap((prices, row): DearSpan[] => {
      if (prices.night === null) return [];
      const days = cents(prices.night * week);
      const ofWeek = Math.min(days, prices.week ?? days);
      const ofMonth = cents(Math.floor(month / week) * ofWeek + (month % week) * prices.night);
      const dear = (price: number | null, parts: number) => price !== null && price > parts;
      return [
        ...(dear(prices.week, days) ? [{ season: at, row, span: 'week' as const, parts: days }] : []),
        ...(dear(prices.month, ofMonth) ? [{ season: at, row, span: 'month' as const, parts: ofMonth }] : []),
      ];
    }),
  );
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** The list with no span dearer than its parts. */
export function withoutDearSpans(form: PlanForm): PlanForm {
  const next = structuredClone(form);
  for (const { season, row, span, parts } of dearSpans(form)) {
    const prices = next.seasons[season]?.prices?.[row];
    if (prices !== undefined) prices[span] = parts;
  }
  return next;
}
