import { depositExceptions } from '../../../../../contracts/pricing/vocabulary.js';
import type { PlanForm } from './plan-form.js';

export type DepositException = (typeof depositExceptions)[number];

/** The exceptions in the order in which they are tried. */
export function exceptionOrder({ order }: PlanForm['deposit']): readonly DepositException[] {
  return (order ?? []).length === depositExceptions.length ? (order ?? depositExceptions) : depositExceptions;
}

/** The exceptions that are set, in the order in which they are tried: of those that fit a stay, the first one holds. */
export function activeExceptions(deposit: PlanForm['deposit']): DepositException[] {
  return exceptionOrder(deposit).filter((exception) => deposit.exceptions[exception] !== null);
}

/** The order with an exception moved before or behind its neighbour. */
export function movedException(
  order: readonly DepositException[],
  exception: DepositException,
  by: -1 | 1,
): DepositException[] {
  const from = order.indexOf(exception);
  const to = Math.min(Math.max(from + by, 0), order.length - 1);
  return order.filter((one) => one !== exception).toSpliced(to, 0, exception);
}
