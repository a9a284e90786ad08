import { classesOf } from './plan-form-classes.js';
import type { PlanForm, PriceChangeForm, SeasonForm } from './plan-form.js';

export type TiersForm = NonNullable<PlanForm['tiers']>;
export type PlaceForm = NonNullable<PlanForm['places']>[number];
export type EventForm = NonNullable<PlanForm['events']>[number];
export type LeadTimeForm = NonNullable<PlanForm['lead_times']>[number];

/** How the spans of the list combine; lists without a choice of their own follow their rate calculation. */
export function tiersOf({ tiers, rate_calculation }: PlanForm): TiersForm {
  return (
    tiers ?? {
      combine: rate_calculation === 'DISCOUNTED' ? 'LONGEST' : 'ADD_UP',
      edge: 'EACH_NIGHT',
      week: { nights: 7, costs_nights: null },
      month: { nights: null, costs_nights: null },
    }
  );
}

/** Changes how the spans of a copied form combine. */
export function editTiers(form: PlanForm, recipe: (tiers: TiersForm) => void): void {
  const tiers = structuredClone(tiersOf(form));
  recipe(tiers);
  form.tiers = tiers;
}

/** How multihulls pay: a factor on the length or the price, classes of their own, or as other boats do. */
export type MultihullRule = 'LENGTH' | 'PRICE' | 'CLASSES' | 'NONE';

export function multihullRule(form: PlanForm): MultihullRule {
  const { multihull } = form.surcharges;
  if (multihull !== null) return multihull.applies_to ?? 'LENGTH';
  const own = classesOf(form).some(({ takes: { hull_types = [] } }) => hull_types.join() === 'MULTIHULL');
  return own ? 'CLASSES' : 'NONE';
}

export const blankChange = (): PriceChangeForm => ({ type: 'PERCENT', percent: null });

/** A season's rule for weekends. By default it covers Friday and Saturday nights. */
export function blankWeekend(): NonNullable<SeasonForm['weekend']> {
  return { days: [5, 6], change: blankChange() };
}

/** The other seasons in which a rule about nights holds. */
export function othersWith(
  form: PlanForm,
  season: number,
  rule: 'weekend' | 'least_nights' | 'later_nights',
): string[] {
  return form.seasons.flatMap((one, at) => {
    const held = one[rule] ?? null;
    return at === season || held === null || (Array.isArray(held) && held.length === 0) ? [] : [one.name];
  });
}
