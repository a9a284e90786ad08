import { describe, expect, it } from '@jest/globals';
import { exampleRow } from '../../../../../contracts/reservations/examples.js';
import { type BulkDraft, bulkFaults, type BulkMove, emptyBulkDraft, type TickedRow } from './bulk-move.js';

const unpaid: TickedRow = { ...exampleRow, payment_standing: null };
const paid: TickedRow = { ...unpaid, payment_standing: 'part_paid' };
const refunded: TickedRow = { ...unpaid, payment_standing: 'refunded' };

const cases: [string, BulkMove, Partial<BulkDraft>, TickedRow[], object][] = [
  ['approving needs nothing', 'approve', {}, [paid], {}],
  ['a message needs a text', 'message', { text: ' ' }, [unpaid], { text: 'messageRequired' }],
  ['a message with a text may go', 'message', { text: 'Welcome' }, [unpaid], {}],
  ['cancelling needs a reason', 'cancel', {}, [unpaid], { reason: 'provideReason' }],
  ['another reason needs a text', 'cancel', { reason: 'other' }, [unpaid], { text: 'provideReason' }],
  ['nobody paid: no refund is asked about', 'cancel', { reason: 'full' }, [unpaid, refunded], {}],
  [
    'one of them paid: the refund must be chosen',
    'cancel',
    { reason: 'full' },
    [unpaid, paid],
    { refund: 'reservation_refundRequired' },
  ],
  ['the refund is chosen', 'cancel', { reason: 'full', refund: 'NONE' }, [paid], {}],
];

describe('what is still missing before several reservations are changed', () => {
  it.each(cases)('%s', (_name, move, draft, rows, faults) => {
    expect(bulkFaults(move, { ...emptyBulkDraft, ...draft }, rows)).toEqual(faults);
  });
});
