import type { PayoutState as Status } from '../../../contracts/payments/vocabulary.js';
import type { PayoutData, PayoutEvent } from './payout-events.js';

/** Null: the payout is not on record yet. */
export type PayoutRecordState = { readonly status: Status; readonly arrives_on: string } | null;

/** The provider's state of a payout; reports may be repeated and come out of order. */
export interface PayoutReport extends Omit<PayoutData, 'at'> {
  readonly status: Status;
  readonly reason: string | null;
}

export function initial(): PayoutRecordState {
  return null;
}

export function evolve(_: PayoutRecordState, event: PayoutEvent): PayoutRecordState {
  const { arrives_on } = event.data;
  switch (event.type) {
    case 'PayoutMade':
      return { status: 'in_transit', arrives_on };
    case 'PayoutPaid':
      return { status: 'paid', arrives_on };
    case 'PayoutFailed':
      return { status: 'failed', arrives_on };
    default:
      return event satisfies never;
  }
}

/** How far a payout is. It only moves on: a paid one may still come back, and a failed one stays failed. */
const ORDER: readonly Status[] = ['in_transit', 'paid', 'failed'];

/** What a report adds to the record; nothing if it is known or older than what is known. */
export function decide(
  { status, reason, ...payout }: PayoutReport,
  state: PayoutRecordState,
  at: string,
): PayoutEvent[] {
  const data = { ...payout, entries: [...payout.entries], at };
  const made: PayoutEvent[] = state === null ? [{ type: 'PayoutMade', data }] : [];
  if (state !== null && ORDER.indexOf(status) <= ORDER.indexOf(state.status)) return [];
  switch (status) {
    case 'in_transit':
      return made;
    case 'paid':
      return [...made, { type: 'PayoutPaid', data }];
    case 'failed':
      return [...made, { type: 'PayoutFailed', data: { ...data, reason: reason ?? 'unknown' } }];
    default:
      return status satisfies never;
  }
}
