import { personal } from '../../platform/audit-trail/audit-values.js';
import type { ExplainedView } from '../../platform/audit-trail/audit-views.js';
import type { CashDayEvent } from '../domain/cash-day-events.js';

const fields = ['cash_day', 'cash_expected', 'cash_counted', 'cash_difference', 'cash_note', 'cash_reason'] as const;
type Field = (typeof fields)[number];

/** How the history of the marina shows that days were closed. */
export const cashDayAuditView: ExplainedView<CashDayEvent, Field> = {
  kind: 'marina',
  events: { CashDayClosed: 'money', CashDayReopened: 'money' },
  fields,
  records: () => [],
  explain: ({ type, data }) => {
    const event = { type, data } as CashDayEvent;
    const day = { field: 'cash_day' as const, value: { is: 'date' as const, date: event.data.date } };
    if (event.type === 'CashDayReopened') {
      return { before: [], after: [day, { field: 'cash_reason', value: personal(event.data.reason) }] };
    }
    const { currency, expected_cash, counted_cash, difference, note } = event.data;
    const money = (minor: number) => ({ is: 'money' as const, minor, currency });
    return {
      before: [],
      after: [
        day,
        { field: 'cash_expected', value: money(expected_cash) },
        { field: 'cash_counted', value: money(counted_cash) },
        { field: 'cash_difference', value: money(difference) },
        ...(note === '' ? [] : [{ field: 'cash_note' as const, value: personal(note) }]),
      ],
    };
  },
};
