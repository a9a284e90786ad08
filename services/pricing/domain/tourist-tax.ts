import type { TouristTaxFacts } from '../../../contracts/pricing/price.js';
import type { ExemptReason } from '../../../contracts/pricing/vocabulary.js';
import { addDays, nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { percentOf, roundHalfUp } from '../../../contracts/vocabulary/money.js';
import { type Party, personsAboard } from '../../../contracts/vocabulary/party.js';
import { isWithinDates } from './list-nights.js';
import { isAt } from './list-rates.js';
import type { Stay } from './night-prices.js';
import type { StoredPlan, TouristTaxRule } from './stored-plan.js';

export interface TouristTax {
  readonly rule: TouristTaxRule;
  /** Minor units. */
  readonly amount: number;
  /** Of one person and night who pays the whole tax, in minor units. */
  readonly unit: number;
  readonly facts: TouristTaxFacts;
}

/**
 * The tourist taxes of a stay, one for each rule that taxes any of its nights; a place that is not known is taken to be
 * in the first municipality of the list that names no places.
 * @param nightsAmount the price of all nights after discounts, in minor units, for taxes that are a share of it
 */
export function touristTaxes(plan: StoredPlan, stay: Stay, party: Party, nightsAmount: number): TouristTax[] {
  return (plan.tourist_taxes ?? []).flatMap((rule) => {
    if (!isAt(rule, stay.place ?? null)) return [];
    const tax = taxOf(rule, stay, party, nightsAmount);
    return tax === null ? [] : [tax];
  });
}

function taxOf(rule: TouristTaxRule, stay: Stay, party: Party, nightsAmount: number): TouristTax | null {
  const count = nightsBetween(stay.start_date, stay.end_date);
  const left = rule.most_nights === null ? count : Math.max(0, rule.most_nights - (stay.nights_before ?? 0));
  const dated = Array.from({ length: count }, (_, night) => addDays(stay.start_date, night)).filter((date) =>
    isWithinDates(date, rule.from, rule.to),
  ).length;
  if (dated === 0) return null;
  const nights = Math.min(dated, left);
  const { whole, reduced, exempt } = personsOwing(rule, stay, party);
  const unit = unitOf(rule, nightsAmount, count, personsAboard(party));
  const perPerson = (each: number) => Math.min(each * nights, rule.most_per_person ?? Number.MAX_SAFE_INTEGER);
  const owed =
    whole * perPerson(unit) +
    reduced.reduce((sum, { persons, percent }) => sum + persons * perPerson(percentOf(unit, percent)), 0);
  const amount = Math.min(owed, rule.most_per_stay ?? owed);
  const persons = whole + reduced.reduce((sum, one) => sum + one.persons, 0);
  const { id: rule_id, municipality } = rule;
  return { rule, amount, unit, facts: { rule_id, municipality, persons, nights, free_nights: count - nights, exempt } };
}

/** What one person owes for a night. A share is of the price of a night divided by all aboard, rounded, and rounded again. */
function unitOf({ owed }: TouristTaxRule, nightsAmount: number, nights: number, aboard: number): number {
  if (owed.type === 'AMOUNT') return owed.amount;
  const share = percentOf(roundHalfUp(nightsAmount / nights / Math.max(1, aboard)), owed.percent);
  return owed.at_most === null ? share : Math.min(share, owed.at_most);
}

interface Owing {
  readonly whole: number;
  readonly reduced: readonly { readonly persons: number; readonly percent: number }[];
  readonly exempt: TouristTaxFacts['exempt'];
}

/** Who owes the tax: by the age on the first night, and without those whom the rule frees. */
function personsOwing(rule: TouristTaxRule, stay: Stay, { adults, children, crew }: Party): Owing {
  const free = rule.free_below_age ?? 0;
  const young = children.filter((age) => age < free).length;
  const paying = children.filter((age) => age >= free);
  const percentFor = (age: number) => (rule.reduced ?? []).find(({ below_age }) => age < below_age)?.percent_of_tax;
  const percents = paying.flatMap((age) => percentFor(age) ?? []);
  const freed = new Map<ExemptReason | 'AGE', number>();
  if (young > 0) freed.set('AGE', young);
  const crewFree = rule.exempt.includes('CREW');
  if (crewFree && crew > 0) freed.set('CREW', crew);
  let whole = adults + paying.length - percents.length + (crewFree ? 0 : crew);
  for (const { reason, persons } of stay.exempt ?? []) {
    if (!rule.exempt.includes(reason) || (reason === 'CREW' && crewFree)) continue;
    const count = Math.min(persons, whole);
    if (count > 0) freed.set(reason, (freed.get(reason) ?? 0) + count);
    whole -= count;
  }
  const reduced = [...new Set(percents)].map((percent) => {
    return { percent, persons: percents.filter((one) => one === percent).length };
  });
  return { whole, reduced, exempt: [...freed].map(([reason, persons]) => ({ reason, persons })) };
}
