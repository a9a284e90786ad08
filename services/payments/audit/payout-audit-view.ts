import { text } from '../../platform/audit-trail/audit-values.js';
import type { ExplainedView } from '../../platform/audit-trail/audit-views.js';
import type { PayoutEvent } from '../domain/payout-events.js';

const fields = ['payout_amount', 'payout_fee', 'payout_arrives', 'payout_reference', 'payout_reason'] as const;
type Field = (typeof fields)[number];

/** How the history of the marina shows payouts. */
export const payoutAuditView: ExplainedView<PayoutEvent, Field> = {
  kind: 'marina',
  events: { PayoutMade: 'money', PayoutPaid: 'money', PayoutFailed: 'money' },
  fields,
  records: () => [],
  explain: ({ type, data }) => {
    const { amount, fee, currency, arrives_on, payout_reference } = data;
    return {
      before: [],
      after: [
        { field: 'payout_amount', value: { is: 'money', minor: amount, currency } },
        { field: 'payout_fee', value: { is: 'money', minor: fee, currency } },
        { field: 'payout_arrives', value: { is: 'date', date: arrives_on } },
        { field: 'payout_reference', value: text(payout_reference) },
        ...(type === 'PayoutFailed' && 'reason' in data
          ? [{ field: 'payout_reason' as const, value: text(data.reason) }]
          : []),
      ],
    };
  },
};
