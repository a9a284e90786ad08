import { customerType } from '../customers/vocabulary-schemas.js';
import * as z from 'zod';
import { feedAmount, feedId, feedVessel, vesselExample } from '../vocabulary/feed-fields.js';
import {
  FEED_BERTH,
  FEED_BOATER,
  FEED_RECORD,
  FEED_VESSEL,
  messagesAbout,
  type FeedTopic,
} from '../vocabulary/feed-envelope.js';
import { calendarDate, instant, dateRange } from '../vocabulary/dates-schemas.js';
import { cancelReason, offerOutcome } from './vocabulary-schemas.js';
import { counterMethods } from './vocabulary.js';
import { feedDue, feedPrice, priceExample } from './feed-schemas.js';

/** The course of a reservation, for bookkeeping, gates and statistics. People are named by id only. */

const message = messagesAbout({ subject: 'reservation_id', key: 'reservation-{reservation_id}' });

const reservation = { reservation_id: feedId };
const of = { reservation_id: FEED_RECORD };
const dates = { start_date: '2027-07-14', end_date: '2027-07-19' };
const stay = { start_date: calendarDate, end_date: calendarDate };
const boat = { vessel_id: feedId.nullable(), vessel: feedVessel };
const boatExample = { vessel_id: FEED_VESSEL, vessel: vesselExample };
const dueExample = { payment_due: { amount: 56.5, for: 'DEPOSIT' }, pay_by: '2027-05-04T10:00:00.000Z' } as const;
const berth = { berth_id: feedId, allocation_id: feedId };
const berthExample = { berth_id: FEED_BERTH, allocation_id: FEED_RECORD };
const payment = {
  payment_no: z.number().int().min(1).meta({ description: 'Counts the payments of the reservation' }),
  amount: feedAmount,
  method: z.enum(counterMethods),
};
const paymentExample = { payment_no: 1, amount: 56.5, method: 'CASH' } as const;
const refund = { refund_no: z.number().int().min(1), amount: feedAmount };

const groupMessage = messagesAbout({ subject: 'group_id', key: 'group-{group_id}' });

export const reservationMessages = {
  group_opened: groupMessage({
    type: 'quayside.group.opened',
    summary: 'Several boats come as a group; the first message of each of their reservations names it',
    data: z.object({
      group_id: feedId,
      boater_id: feedId.meta({ description: 'The organiser' }),
      ...stay,
    }),
    example: { group_id: FEED_RECORD, boater_id: FEED_BOATER, ...dates },
  }),
  requested: message({
    type: 'quayside.reservation.requested',
    summary: 'Somebody asks for a berth, or the marina enters a reservation: the first message of every reservation',
    data: z.object({
      ...reservation,
      view_id: z.string().meta({ description: 'The number people read out on the phone' }),
      opened_by: z.enum(['BOATER', 'MARINA']),
      instant_booking: z.boolean().meta({ description: 'Booked without the marina having to answer' }),
      boater_id: feedId,
      customer_type: customerType,
      ...stay,
      ...boat,
      contract_id: feedId.nullable(),
      commercial: z.boolean(),
      group_id: feedId.optional().meta({ description: 'The group of boats that the boat comes with' }),
    }),
    example: {
      ...of,
      view_id: 'R-1001',
      opened_by: 'BOATER',
      instant_booking: false,
      boater_id: FEED_BOATER,
      customer_type: 'VISITOR',
      ...dates,
      ...boatExample,
      contract_id: null,
      commercial: false,
    },
  }),
  priced: message({
    type: 'quayside.reservation.priced',
    summary: 'The boater is offered a price',
    data: z.object({ ...reservation, price: feedPrice, answer_by: instant.nullable() }),
    example: { ...of, price: priceExample, answer_by: '2027-05-04T10:00:00.000Z' },
  }),
  price_accepted: message({
    type: 'quayside.reservation.price_accepted',
    summary: 'The boater agrees to the price; the marina has yet to approve',
    data: z.object(reservation),
    example: of,
  }),
  terms_offered: message({
    type: 'quayside.reservation.terms_offered',
    summary: "Today's price and rules are offered for a booked stay, which stands as agreed until the boater accepts",
    data: z.object({ ...reservation, price: feedPrice, answer_by: instant }),
    example: { ...of, price: priceExample, answer_by: '2027-05-04T10:00:00.000Z' },
  }),
  terms_offer_ended: message({
    type: 'quayside.reservation.terms_offer_ended',
    summary:
      'The boater answered the offer of other terms, or it ended without an answer; a change of dates or price and the end of the reservation end it too',
    data: z.object({ ...reservation, outcome: offerOutcome }),
    example: { ...of, outcome: 'accepted' },
  }),
  dates_suggested: message({
    type: 'quayside.reservation.dates_suggested',
    summary: 'The marina suggests other dates',
    data: z.object({ ...reservation, suggested_dates: z.array(dateRange), answer_by: instant }),
    example: { ...of, suggested_dates: [dates], answer_by: '2027-05-04T10:00:00.000Z' },
  }),
  dates_accepted: message({
    type: 'quayside.reservation.dates_accepted',
    summary: 'The boater takes suggested dates, which are now those of the stay',
    data: z.object({ ...reservation, ...stay, price: feedPrice.nullable() }),
    example: { ...of, ...dates, price: null },
  }),
  dates_changed: message({
    type: 'quayside.reservation.dates_changed',
    summary: 'The stay has other dates; a price that follows them comes in a message of its own',
    data: z.object({ ...reservation, ...stay }),
    example: { ...of, ...dates },
  }),
  vessel_changed: message({
    type: 'quayside.reservation.vessel_changed',
    summary: 'Another boat comes, or the same with other measures',
    data: z.object({ ...reservation, ...boat }),
    example: { ...of, ...boatExample },
  }),
  waiting_listed: message({
    type: 'quayside.reservation.waiting_listed',
    summary: 'Put on the waiting list',
    data: z.object({ ...reservation, price: feedPrice.nullable() }),
    example: { ...of, price: priceExample },
  }),
  approved: message({
    type: 'quayside.reservation.approved',
    summary: 'Approved at this price: booked, at once or when what is due was paid. The berth is in berth_assigned',
    data: z.object({ ...reservation, price: feedPrice, ...feedDue }),
    example: { ...of, price: priceExample, ...dueExample },
  }),
  instantly_booked: message({
    type: 'quayside.reservation.instantly_booked',
    summary: 'An instant booking stands',
    data: z.object(reservation),
    example: of,
  }),
  price_changed: message({
    type: 'quayside.reservation.price_changed',
    summary: 'The price of an approved booking is another one',
    data: z.object({ ...reservation, price: feedPrice, ...feedDue }),
    example: { ...of, price: priceExample, ...dueExample },
  }),
  berth_assigned: message({
    type: 'quayside.reservation.berth_assigned',
    summary: 'The reservation has a berth; replaces the one before',
    data: z.object({
      ...reservation,
      ...berth,
      berth_name: z.string().meta({ description: 'Pier and number as staff say it' }),
      chosen_by: z.enum(['STAFF', 'PLAN', 'MATCH', 'INSTANT_BOOKING', 'WAITING_LIST']),
    }),
    example: { ...of, ...berthExample, berth_name: 'A12', chosen_by: 'STAFF' },
  }),
  berth_unassigned: message({
    type: 'quayside.reservation.berth_unassigned',
    summary: 'The reservation has that berth no longer',
    data: z.object({
      ...reservation,
      ...berth,
      cause: z.enum(['STAFF', 'PLAN', 'ANOTHER_CHOSEN', 'CLOSED', 'OFFER_ENDED']),
    }),
    example: { ...of, ...berthExample, cause: 'CLOSED' },
  }),
  berth_offered: message({
    type: 'quayside.reservation.berth_offered',
    summary: 'The next on the waiting list is offered a berth, which is held until the answer or the deadline',
    data: z.object({
      ...reservation,
      ...berth,
      berth_name: z.string().meta({ description: 'Pier and number as staff say it' }),
      place: z.number().int().min(1).meta({ description: 'Place on the waiting list' }),
      answer_by: instant,
    }),
    example: { ...of, ...berthExample, berth_name: 'A12', place: 2, answer_by: '2027-05-04T10:00:00.000Z' },
  }),
  berth_offer_ended: message({
    type: 'quayside.reservation.berth_offer_ended',
    summary: 'The boater answered the offer of a berth, or it ended without an answer',
    data: z.object({ ...reservation, berth_id: feedId, outcome: offerOutcome }),
    example: { ...of, berth_id: FEED_BERTH, outcome: 'accepted' },
  }),
  paid: message({
    type: 'quayside.reservation.paid',
    summary: 'A payment was received',
    data: z.object({ ...reservation, amount: feedAmount, payment_reference: z.string() }),
    example: { ...of, amount: 56.5, payment_reference: 'pay_3MtwBwLkdIwHu7ix28a3tqPa' },
  }),
  counter_paid: message({
    type: 'quayside.reservation.counter_paid',
    summary: 'Money was taken at the counter',
    data: z.object({ ...reservation, ...payment, received_on: calendarDate }),
    example: { ...of, ...paymentExample, received_on: '2027-07-14' },
  }),
  counter_payment_undone: message({
    type: 'quayside.reservation.counter_payment_undone',
    summary: 'A payment at the counter was recorded by mistake and counts no more',
    data: z.object({ ...reservation, ...payment, received_on: calendarDate, ...feedDue }),
    example: { ...of, ...paymentExample, received_on: '2027-07-14', ...dueExample },
  }),
  deposit_waived: message({
    type: 'quayside.reservation.deposit_waived',
    summary: 'Nothing has to be paid before arrival any more',
    data: z.object({ ...reservation, amount: feedAmount.meta({ description: 'What was still due' }) }),
    example: { ...of, amount: 56.5 },
  }),
  instalment_requested: message({
    type: 'quayside.reservation.instalment_requested',
    summary: 'An instalment of a long-term contract is to be paid by a day',
    data: z.object({
      ...reservation,
      number: z.number().int().meta({ description: 'Instalments count from 1' }),
      of: z.number().int(),
      amount: feedAmount,
      open: feedAmount.meta({ description: 'Unpaid of this instalment and those before' }),
      due_on: calendarDate,
    }),
    example: { ...of, number: 2, of: 12, amount: 300, open: 300, due_on: '2027-08-14' },
  }),
  contract_end_announced: message({
    type: 'quayside.reservation.contract_end_announced',
    summary: 'A long-term contract ends soon',
    data: z.object({ ...reservation, end_date: calendarDate }),
    example: { ...of, end_date: '2028-07-14' },
  }),
  refund_requested: message({
    type: 'quayside.reservation.refund_requested',
    summary: 'Money is to go back to the boater',
    data: z.object({
      ...reservation,
      ...refund,
      at_counter: z.boolean().meta({ description: 'Staff pay it out; otherwise the payment provider does' }),
    }),
    example: { ...of, refund_no: 1, amount: 56.5, at_counter: false },
  }),
  refunded: message({
    type: 'quayside.reservation.refunded',
    summary: 'The payment provider confirmed a refund',
    data: z.object({ ...reservation, ...refund, refund_reference: z.string() }),
    example: { ...of, refund_no: 1, amount: 56.5, refund_reference: 're_1Nispe2eZvKYlo2Cd31jOCgZ' },
  }),
  counter_refunded: message({
    type: 'quayside.reservation.counter_refunded',
    summary: 'A refund was paid out at the counter',
    data: z.object({ ...reservation, ...refund, method: z.enum(counterMethods), paid_on: calendarDate }),
    example: { ...of, refund_no: 1, amount: 56.5, method: 'CASH', paid_on: '2027-07-15' },
  }),
  cancelled: message({
    type: 'quayside.reservation.cancelled',
    summary: 'Cancelled by the marina or the boater, or an offer was declined',
    data: z.object({
      ...reservation,
      by: z.enum(['MARINA', 'BOATER']),
      declined: z.boolean().meta({ description: 'The boater turned an offer down' }),
      reason: cancelReason.nullable().meta({ description: 'Given by marinas only' }),
      refund: feedAmount.meta({ description: 'What is to go back to the boater' }),
    }),
    example: { ...of, by: 'MARINA', declined: false, reason: 'full', refund: 56.5 },
  }),
  expired: message({
    type: 'quayside.reservation.expired',
    summary: 'Closed because somebody did not answer or pay in time',
    data: z.object({ ...reservation, cause: z.enum(['NO_MARINA_RESPONSE', 'NO_BOATER_RESPONSE', 'NOT_PAID']) }),
    example: { ...of, cause: 'NOT_PAID' },
  }),
  finished: message({
    type: 'quayside.reservation.finished',
    summary: 'The stay is over',
    data: z.object({ ...reservation, departed: z.boolean().meta({ description: 'Staff saw the boat leave' }) }),
    example: { ...of, departed: true },
  }),
  separated: message({
    type: 'quayside.reservation.separated',
    summary: 'The reservation was cancelled as a duplicate, and is none: it is what it was before',
    data: z.object(reservation),
    example: of,
  }),
  reopened: message({
    type: 'quayside.reservation.reopened',
    summary: 'The stay was over on record, but its boat is there: it is booked again until the boat has left',
    data: z.object(reservation),
    example: of,
  }),
};

export const reservationFeed: FeedTopic = {
  name: 'quayside.reservations.v1',
  summary: 'Reservations from the request to the end of the stay',
  messages: reservationMessages,
};
