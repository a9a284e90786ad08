import { type CancellationPolicy, refundPercent, stepsLeft } from '../../../../contracts/marinas/rules/cancellation.js';
import type { KeptTerms } from '../../../../contracts/reservations/kept-terms.js';
import { addDays, nightsBetween } from '../../../../contracts/vocabulary/dates.js';
import { percentOf, toDecimal, toMinor } from '../../../../contracts/vocabulary/money.js';
import { sameJson } from '../../../../contracts/vocabulary/same-json.js';

/** Days on which a cancellation refunds the same share, both included. */
export interface RefundPeriod {
  readonly from: string;
  readonly until: string;
  readonly percent: number;
  readonly days: number;
}

/** The shares that a cancellation refunds from today until the arrival, in order; equal ones are one period. */
export function refundPeriods(policy: CancellationPolicy, today: string, arrival: string): RefundPeriod[] {
  const periods: RefundPeriod[] = [];
  let from = today;
  for (const until of [...stepsLeft(policy, today, arrival).map((step) => step.until), arrival]) {
    if (until < from) continue;
    const percent = refundPercent(policy, until, arrival);
    const last = periods.at(-1);
    if (last?.percent === percent) periods.splice(-1, 1, { ...last, until, days: nightsBetween(last.from, until) + 1 });
    else periods.push({ from, until, percent, days: nightsBetween(from, until) + 1 });
    from = addDays(until, 1);
  }
  return periods;
}

/** What a cancellation on a day refunds of what is held, in decimals. */
export function refundOn(held: number, policy: CancellationPolicy, day: string, arrival: string): number {
  return toDecimal(percentOf(toMinor(held), refundPercent(policy, day, arrival)));
}

/** Two agreements of a stay side by side. */
export type ComparedTerms = Omit<KeptTerms, 'offer' | 'offer_reason'>;

export const ruleKinds = ['deposit', 'rest', 'cancellation', 'file', 'requirements'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** The terms that are others today than those that were agreed. */
export function changedRules({
  price,
  price_today,
  rules,
  rules_today,
  start_date: arrival,
}: ComparedTerms): RuleKind[] {
  const steps = ({ refund_steps }: KeptTerms['rules']) => refundPeriods(refund_steps, addDays(arrival, -366), arrival);
  const other: Record<RuleKind, boolean> = {
    deposit: price !== null && price_today !== null && !sameDeposit(price.deposit, price_today.deposit),
    rest: price !== null && price_today !== null && !sameJson(price.pays, price_today.pays),
    cancellation: !sameJson(steps(rules), steps(rules_today)),
    file: rules.policy_file?.attachment_id !== rules_today.policy_file?.attachment_id,
    requirements: !sameJson([...rules.requirements].sort(), [...rules_today.requirements].sort()),
  };
  return ruleKinds.filter((kind) => other[kind]);
}

type Deposit = NonNullable<KeptTerms['price']>['deposit'];

function sameDeposit({ type, amount }: Deposit, other: Deposit): boolean {
  return type === other.type && amount === other.amount;
}

/** Whether anything would be other if the stay were agreed today. */
export function differsToday(terms: ComparedTerms): boolean {
  const dearer = terms.price_today !== null && terms.lines.some(({ agreed, today }) => agreed !== today);
  return dearer || changedRules(terms).length > 0;
}
