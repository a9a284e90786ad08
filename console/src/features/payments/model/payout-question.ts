import { moneyTypes, payoutStates } from '../../../../../contracts/payments/vocabulary.js';
import type { PayoutFilter } from '../../../../../contracts/payments/payout.js';
import type { AskedPage } from '../../../lib/api/use-listed-page.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';

/** The months that the list offers. */
const MONTHS = 18;

/** State of the list in its address; an empty month is that of today, `all` is no month. */
export const payoutDefaults = { month: '', state: '', type: '', page: 1, page_size: 10 };
export type PayoutState = typeof payoutDefaults;

export const payoutFilters = { state: ['none', ...payoutStates], type: moneyTypes } as const;

/** The latest months as `YYYY-MM`, the one of today first. */
export function latestMonths(today: string): string[] {
  const months: string[] = [];
  for (let day = today; months.length < MONTHS; day = addDays(`${day.slice(0, 7)}-01`, -1))
    months.push(day.slice(0, 7));
  return months;
}

/** The chosen month; null: all. */
export function monthOf({ month }: Pick<PayoutState, 'month'>, today: string): string | null {
  if (month === 'all') return null;
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : today.slice(0, 7);
}

/** First and last day of a month. */
export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  const from = `${month}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}

/** The body of the call for the list in an address; values that are none of the filters' are left out. */
export function payoutQuestion(state: PayoutState, today: string): Partial<PayoutFilter> & AskedPage {
  const month = monthOf(state, today);
  const wanted = payoutFilters.state.find((one) => one === state.state);
  const type = payoutFilters.type.find((one) => one === state.type);
  return {
    page: Math.max(1, state.page),
    page_size: [5, 10, 25, 50, 100].includes(state.page_size) ? state.page_size : 10,
    ...(month === null ? {} : daysOfMonth(month)),
    ...(wanted === undefined ? {} : { state: wanted }),
    ...(type === undefined ? {} : { type }),
  };
}
