import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { ReservationEventOf } from '../domain/events/reservation-event.js';
import { reservationRecord } from '../records/reservation-record.js';

/** Money that a marina took in one month, refunds taken off. Amounts in minor units, keys of sums that are 0 kept. */
export interface TakingsDocument {
  marina_id: string;
  /** Payments at the counter by the marina's calendar date, `YYYY-MM-DD`. */
  dated: Record<string, number>;
  /** Online payments by the UTC hour, `YYYY-MM-DDTHH`: the marina's midnight divides them when they are read. */
  timed: Record<string, number>;
}

interface Taking {
  readonly amount: number;
  readonly at: { readonly date: string } | { readonly instant: string };
}

type PaymentEvent = ReservationEventOf<
  'PaymentReceived' | 'RefundIssued' | 'CounterPaymentRecorded' | 'CounterPaymentUndone' | 'CounterRefundPaid'
>;

/** What an event adds to the takings; null for all other events. */
function takingOf({ type, data }: PaymentEvent): Taking | null {
  switch (type) {
    case 'PaymentReceived':
      return { amount: data.amount, at: { instant: data.at } };
    case 'RefundIssued':
      return { amount: -data.amount, at: { instant: data.at } };
    case 'CounterPaymentRecorded':
      return { amount: data.amount, at: { date: data.received_on } };
    case 'CounterPaymentUndone':
      return { amount: -data.amount, at: { date: data.received_on } };
    case 'CounterRefundPaid':
      return { amount: -data.amount, at: { date: data.paid_on } };
    default:
      return null;
  }
}

const whenOf = ({ at }: Taking): string => ('date' in at ? at.date : at.instant);

/** Id of the document of a month `YYYY-MM`, which is the marina's for dates and UTC's for instants. */
export const takingsId = (marina_id: string, month: string): string => `${marina_id} ${month}`;

/** Takings by marina and month. Each payment changes one document, once. */
export const takings: Projection<TakingsDocument> = {
  name: 'takings',
  version: 1,
  indexes: [],
  documentIds: (event) => {
    const marina = event.metadata.marina_id;
    const taking = event.stream.startsWith(reservationRecord.prefix) ? takingOf(asPayment(event)) : null;
    return taking === null || marina === null ? [] : [takingsId(marina, whenOf(taking).slice(0, 7))];
  },
  apply: (document, event) => {
    const taking = takingOf(asPayment(event));
    const marina_id = event.metadata.marina_id;
    if (taking === null || marina_id === null) return undefined;
    const { dated, timed } = document ?? { dated: {}, timed: {} };
    if ('date' in taking.at) return { marina_id, dated: plus(dated, taking.at.date, taking.amount), timed };
    return { marina_id, dated, timed: plus(timed, taking.at.instant.slice(0, 13), taking.amount) };
  },
};

function plus(sums: Readonly<Record<string, number>>, key: string, amount: number): Record<string, number> {
  return { ...sums, [key]: (sums[key] ?? 0) + amount };
}

function asPayment({ type, data }: LoggedEvent): PaymentEvent {
  return { type, data } as PaymentEvent;
}
