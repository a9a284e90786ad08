import { describe, it, expect } from '@jest/globals';
import { decide, evolve, initial, type PayoutReport } from './payout.js';

const AT = '2027-06-01T08:00:00.000Z';
const report = (status: PayoutReport['status']): PayoutReport => ({
  payout_reference: 'po_1',
  amount: 1000,
  fee: 20,
  currency: 'EUR',
  arrives_on: '2027-06-02',
  entries: [{ kind: 'payment', reference: 'pi_1', amount: 1020, fee: 20 }],
  status,
  reason: status === 'failed' ? 'account_closed' : null,
});

/** The types of all events that these reports, in this order, add to the record. */
function recorded(...statuses: PayoutReport['status'][]): string[] {
  let state = initial();
  return statuses.flatMap((status) => {
    const events = decide(report(status), state, AT);
    state = events.reduce(evolve, state);
    return events.map(({ type }) => type);
  });
}

describe('a payout', () => {
  it.each([
    [['in_transit'], ['PayoutMade']],
    [['in_transit', 'in_transit'], ['PayoutMade']],
    [
      ['in_transit', 'paid', 'paid'],
      ['PayoutMade', 'PayoutPaid'],
    ],
    [['paid'], ['PayoutMade', 'PayoutPaid']],
    [
      ['paid', 'in_transit'],
      ['PayoutMade', 'PayoutPaid'],
    ],
    [
      ['paid', 'failed'],
      ['PayoutMade', 'PayoutPaid', 'PayoutFailed'],
    ],
    [
      ['failed', 'paid', 'in_transit'],
      ['PayoutMade', 'PayoutFailed'],
    ],
  ] as const)('reported as %j is recorded as %j', (statuses, types) => {
    expect(recorded(...statuses)).toEqual(types);
  });
});
