import type { PayoutState } from '../../../contracts/payments/vocabulary.js';
import type { Currency } from '../../../contracts/vocabulary/money.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { PayoutEvent } from '../domain/payout-events.js';
import { payoutRecord } from '../records/payout-record.js';

/** A payout to the bank of a marina. Amounts in minor units. */
export interface PayoutDocument {
  marina_id: string;
  payout_reference: string;
  amount: number;
  fee: number;
  currency: Currency;
  status: PayoutState;
  arrives_on: string;
  movements: number;
}

export const payoutList: Projection<PayoutDocument, PayoutEvent> = {
  name: 'payouts',
  version: 1,
  indexes: [{ fields: ['marina_id', 'status', 'arrives_on'] }, { fields: ['marina_id', 'arrives_on'] }],
  wholeStream: payoutRecord.prefix,
  documentIds: payoutRecord.idsIn,
  apply: (_, { type, data, metadata }) => {
    const { payout_reference, amount, fee, currency, arrives_on, entries } = data;
    const status = ({ PayoutMade: 'in_transit', PayoutPaid: 'paid', PayoutFailed: 'failed' } as const)[type];
    const sums = { amount, fee, currency, movements: entries.length };
    return { marina_id: metadata.marina_id ?? '', payout_reference, ...sums, status, arrives_on };
  },
};
