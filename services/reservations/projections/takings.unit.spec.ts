import { expect, it } from '@jest/globals';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { takings, type TakingsDocument } from './takings.js';

let position = 0;
const logged = (type: string, data: object, stream = 'reservation-r1'): LoggedEvent => {
  position += 1;
  return { id: `e${position}`, stream, type, data, position, metadata: { marina_id: 'm1' } } as unknown as LoggedEvent;
};

function documentsOf(events: readonly LoggedEvent[]): Map<string, TakingsDocument> {
  const documents = new Map<string, TakingsDocument>();
  for (const event of events) {
    for (const id of takings.documentIds(event)) {
      const next = takings.apply(documents.get(id), event, id);
      if (next != null) documents.set(id, next);
    }
  }
  return documents;
}

it('adds payments and takes refunds off, by hour or by date', () => {
  const documents = documentsOf([
    logged('PaymentReceived', { amount: 300, at: '2027-07-03T22:10:00.000Z' }),
    logged('PaymentReceived', { amount: 50, at: '2027-07-03T22:50:00.000Z' }),
    logged('RefundIssued', { amount: 100, at: '2027-08-01T09:00:00.000Z' }),
    logged('CounterPaymentRecorded', { amount: 80, received_on: '2027-07-04', at: '2027-07-05T09:00:00.000Z' }),
    logged('CounterPaymentUndone', { amount: 80, received_on: '2027-07-04', at: '2027-07-06T09:00:00.000Z' }),
    logged('CounterRefundPaid', { amount: 30, paid_on: '2027-07-09', at: '2027-07-09T09:00:00.000Z' }),
  ]);
  expect(Object.fromEntries(documents)).toEqual({
    'm1 2027-07': {
      marina_id: 'm1',
      dated: { '2027-07-04': 0, '2027-07-09': -30 },
      timed: { '2027-07-03T22': 350 },
    },
    'm1 2027-08': { marina_id: 'm1', dated: {}, timed: { '2027-08-01T09': -100 } },
  });
});

it('is not changed by other events and streams', () => {
  expect(takings.documentIds(logged('ReservationApproved', { at: '2027-07-03T22:10:00.000Z' }))).toEqual([]);
  const elsewhere = logged('PaymentReceived', { amount: 1, at: '2027-07-03T22:10:00.000Z' }, 'card-c1');
  expect(takings.documentIds(elsewhere)).toEqual([]);
});
