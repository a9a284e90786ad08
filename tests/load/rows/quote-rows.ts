import { planExample } from '../../../contracts/pricing/examples.js';
import type { PlanDraft } from '../../../contracts/pricing/plan.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { pricingPlan } from '../../../services/demo/pricing-plan.js';
import { calculatePrice } from '../../../services/pricing/domain/calculate-price.js';
import { type StoredPlan, toStored } from '../../../services/pricing/domain/stored-plan.js';
import { zumaia } from '../../fixtures/harbour-lists.js';
import type { Extent } from '../extent.js';
import { median, milliseconds, p99, ratiosOf, type Row } from '../figures.js';

const FIRST_DAY = '2027-01-01';
const REPETITIONS = 5;
const context = { today: '2026-11-21', takes_deposits: true };
const stored = (draft: PlanDraft) => toStored(draft, planExample.id, (path) => path);

/** The largest list that is accepted: sixty classes, in as many seasons as a year has weeks. */
function largestList(): StoredPlan {
  const seasonOf = (week: number) => {
    const [from, to] = [week, (week + 1) % 52].map((at) => addDays('2028-01-01', at * 7));
    const day = (date: string | undefined) => `${date?.slice(8) ?? ''}/${date?.slice(5, 7) ?? ''}`;
    const prices = Array.from({ length: 60 }, (_, row) => ({ night: 10 + row, week: 60 + row, month: 200 + row }));
    return { ...zumaia.seasons[0], name: `Week ${String(week)}`, from: day(from), to: day(to), prices };
  };
  const classes = Array.from({ length: 60 }, (_, row) => {
    return {
      ...zumaia.classes?.[0],
      name: `Class ${String(row)}`,
      takes: { max_length: 4 + row, max_beam: null, max_square_metres: null },
    };
  });
  const tiers = {
    combine: 'CAPPED',
    edge: 'EACH_NIGHT',
    week: { nights: 7, costs_nights: null },
    month: { nights: null, costs_nights: null },
  };
  return stored({
    ...zumaia,
    classes,
    tiers,
    seasons: Array.from({ length: 52 }, (_, week) => seasonOf(week)),
  } as PlanDraft);
}

/** Milliseconds of each price of stays of so many nights that begin on one day after another. */
function timesOf(plan: StoredPlan, stays: number, nights: number): number[] {
  return Array.from({ length: stays }, (_, day) => {
    const start_date = addDays(FIRST_DAY, day % 365);
    const dates = { start_date, end_date: addDays(start_date, nights), contract_id: null };
    const vessel = { length: 9.5, beam: 3.2, hull_type: null };
    const started = performance.now();
    const { nights_total } = calculatePrice(plan, { vessel, ...dates, commercial: false, liveaboard: false }, context);
    if (nights_total === undefined) throw new Error('the list covers every stay');
    return performance.now() - started;
  });
}

const sum = (times: readonly number[]) => times.reduce((all, time) => all + time, 0);

/** One stay of a fortnight by the largest list, and the nights of a calendar, beside a list of a version without classes. */
export function quoteRows(extent: Extent): Row[] {
  const [large, plain] = [largestList(), stored(pricingPlan(1, FIRST_DAY))];
  const stays = extent(2_000, 20);
  const quotes = extent(10_000, 20);
  const runs = Array.from({ length: extent(REPETITIONS, 1) }, () => ({
    large: timesOf(large, stays, 14),
    plain: timesOf(plain, stays, 14),
    calendar: sum(timesOf(stored(zumaia), quotes, 1)),
    nights: sum(timesOf(plain, quotes, 1)),
  }));
  const [ones, others] = [runs.map((run) => p99(run.large)), runs.map((run) => p99(run.plain))];
  const [calendars, nights] = [runs.map(({ calendar }) => calendar), runs.map((run) => run.nights)];
  return [
    {
      what: 'price of a fortnight by a list of 60 classes in 52 seasons, capped by longer spans, p99',
      against: 'the same by a price per metre in four seasons',
      ratios: ratiosOf(ones, others),
      goal: '≤ 1 ms',
      measured: milliseconds(median(ones)),
      reference: milliseconds(median(others)),
    },
    {
      what: `${quotes.toLocaleString('en')} quotes for a calendar of free nights, by a list with classes`,
      against: 'the same by a price per metre in four seasons',
      ratios: ratiosOf(calendars, nights),
      goal: '≤ 1,000 ms',
      measured: milliseconds(median(calendars)),
      reference: milliseconds(median(nights)),
    },
  ];
}
