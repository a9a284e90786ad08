import type { AnswerOf } from '../../../../../contracts/vocabulary/call.js';
import type { pricingCalls } from '../../../../../contracts/pricing/calls.js';
import type { PlanForm } from './plan-form.js';

export type TriedAnswer = AnswerOf<typeof pricingCalls.tryDraft>;
type Night = NonNullable<TriedAnswer['nights']>[number];
type Counted = NonNullable<TriedAnswer['counted']>;

export interface NightRow extends Night {
  /** The place of the season in the draft; null: a contract prices the night. */
  readonly season: number | null;
  /** The list's price of one unit, where the night costs nothing but that price for each unit and its factor. */
  readonly each: number | null;
}

/** The nights of a price with their seasons, and the price of a unit where it alone says the amount. */
export function nightRows(form: PlanForm, nights: readonly Night[], counted: Counted | undefined): NightRow[] {
  return nights.map((night) => {
    const season = form.seasons.findIndex(({ name }) => name === night.name);
    return { ...night, season: season === -1 ? null : season, each: eachOf(form, season, night, counted) };
  });
}

function eachOf(form: PlanForm, season: number, night: Night, counted: Counted | undefined): number | null {
  if (night.charged_as !== 'night' || counted === undefined) return null;
  const row = form.classes?.findIndex(({ name }) => name === counted.class) ?? -1;
  const each = form.seasons[season]?.prices?.[row]?.night ?? null;
  if (each === null) return null;
  // Half a cent either way is the rounding of the line.
  return Math.abs(each * counted.units * counted.factor - night.amount) <= 0.005 + 1e-9 ? each : null;
}
