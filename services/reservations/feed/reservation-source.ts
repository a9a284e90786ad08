import { reservationFeed, reservationMessages as messages } from '../../../contracts/reservations/feed.js';
import type { OfferOutcome } from '../../../contracts/reservations/vocabulary.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { type FeedBody, feedSource, messageBody, type PublishedMessages } from '../../platform/feed/feed-registry.js';
import type { StayVessel } from '../domain/events/event-shapes.js';
import type { ReservationEvent, ReservationEventOf } from '../domain/events/reservation-event.js';
import { publicDue, publicPrice } from './feed-price.js';

type Opening = ReservationEventOf<'ReservationRequested' | 'InstantBookingInitiated' | 'ReservationCreatedByMarina'>;

/** The reservation an event belongs to. */
const of = ({ stream }: Pick<LoggedEvent, 'stream'>) => ({ reservation_id: recordIdOf(stream) });

const boat = ({ vessel_id, length, beam, draft, type }: StayVessel) => ({
  vessel_id,
  vessel: { length, beam, draft, type },
});

function requested(data: Opening['data'], how: { opened_by: 'BOATER' | 'MARINA'; instant_booking: boolean }): FeedBody {
  const { reservation_id, view_id, boater_id, customer_type, start_date, end_date } = data;
  const { contract_id, commercial, group_id } = data;
  const ofGroup = group_id === undefined ? {} : { group_id };
  const who = { reservation_id, view_id, boater_id, customer_type, contract_id, commercial, ...ofGroup };
  return messageBody(messages.requested, { ...who, ...how, start_date, end_date, ...boat(data.vessel) });
}

const published: PublishedMessages<ReservationEvent> = {
  ReservationRequested: ({ data }) => [requested(data, { opened_by: 'BOATER', instant_booking: false })],
  InstantBookingInitiated: (event) => [
    requested(event.data, { opened_by: 'BOATER', instant_booking: true }),
    messageBody(messages.priced, { ...of(event), price: publicPrice(event.data.price), answer_by: event.data.pay_by }),
  ],
  InstantBookingConfirmed: (event) => [messageBody(messages.instantly_booked, of(event))],
  ReservationCreatedByMarina: ({ data }) => [requested(data, { opened_by: 'MARINA', instant_booking: false })],
  PriceSent: (event) => [
    messageBody(messages.priced, {
      ...of(event),
      price: publicPrice(event.data.price),
      answer_by: event.data.answer_by,
    }),
  ],
  PriceAccepted: (event) => [messageBody(messages.price_accepted, of(event))],
  ReservationPutOnWaitingList: (event) => {
    const { price } = event.data;
    return [messageBody(messages.waiting_listed, { ...of(event), price: price === null ? null : publicPrice(price) })];
  },
  ReservationApproved: (event) => [messageBody(messages.approved, { ...of(event), ...booked(event.data) })],
  OfferChanged: (event) => [messageBody(messages.price_changed, { ...of(event), ...booked(event.data) })],
  TermsOffered: (event) => {
    const { price, answer_by } = event.data;
    return [messageBody(messages.terms_offered, { ...of(event), price: publicPrice(price), answer_by })];
  },
  TermsAccepted: (event) => [messageBody(messages.terms_offer_ended, { ...of(event), outcome: 'accepted' })],
  TermsDeclined: (event) => [messageBody(messages.terms_offer_ended, { ...of(event), outcome: 'declined' })],
  TermsOfferExpired: (event) => [messageBody(messages.terms_offer_ended, { ...of(event), outcome: 'expired' })],
  TermsOfferWithdrawn: (event) => [messageBody(messages.terms_offer_ended, { ...of(event), outcome: 'withdrawn' })],
  DatesSuggested: (event) => {
    const suggested_dates = event.data.suggested_dates.map(({ start_date, end_date }) => ({ start_date, end_date }));
    return [messageBody(messages.dates_suggested, { ...of(event), suggested_dates, answer_by: event.data.answer_by })];
  },
  SuggestedDatesAccepted: (event) => {
    const { start_date, end_date, price } = event.data;
    const follows = price === null ? null : publicPrice(price);
    return [messageBody(messages.dates_accepted, { ...of(event), start_date, end_date, price: follows })];
  },
  StayDatesChanged: (event) => {
    const { start_date, end_date } = event.data;
    return [messageBody(messages.dates_changed, { ...of(event), start_date, end_date })];
  },
  ReservationVesselChanged: (event) => [
    messageBody(messages.vessel_changed, { ...of(event), ...boat(event.data.vessel) }),
  ],
  ReservationLeftGroup: 'unpublished',
  PartyRecorded: 'unpublished',
  ReservationPayerSet: 'unpublished',
  ReservationNoteUpdated: 'unpublished',
  ReservationDocumentAdded: 'unpublished',
  ReservationDocumentsRemoved: 'unpublished',
  RequiredDocumentsSet: 'unpublished',
  BerthAssigned: (event) => {
    const { berth_id, allocation_id, label, chosen_by } = event.data;
    return [
      messageBody(messages.berth_assigned, { ...of(event), berth_id, allocation_id, berth_name: label, chosen_by }),
    ];
  },
  BerthUnassigned: (event) => {
    const { berth_id, allocation_id, cause } = event.data;
    return [messageBody(messages.berth_unassigned, { ...of(event), berth_id, allocation_id, cause })];
  },
  MatchSkipped: 'unpublished',
  BerthOffered: (event) => {
    const { berth_id, allocation_id, label: berth_name, place, answer_by } = event.data;
    const offered = { ...of(event), berth_id, allocation_id, berth_name, place, answer_by };
    return [messageBody(messages.berth_offered, offered)];
  },
  BerthOfferAccepted: (event) => [offerEnded(event, 'accepted')],
  BerthOfferDeclined: (event) => [offerEnded(event, 'declined')],
  BerthOfferExpired: (event) => [offerEnded(event, 'expired')],
  BerthOfferWithdrawn: (event) => [offerEnded(event, 'withdrawn')],
  SupplyAlertClosed: 'unpublished',
  PaymentReceived: (event) => {
    const { amount, provider_reference } = event.data;
    const payment = { amount: toDecimal(amount), payment_reference: provider_reference };
    return [messageBody(messages.paid, { ...of(event), ...payment })];
  },
  CounterPaymentRecorded: (event) => {
    const { payment_no, amount, method, received_on } = event.data;
    const taken = { payment_no, amount: toDecimal(amount), method, received_on };
    return [messageBody(messages.counter_paid, { ...of(event), ...taken })];
  },
  CounterPaymentUndone: (event) => {
    const { payment_no, amount, method, received_on, due, pay_by } = event.data;
    const undone = { payment_no, amount: toDecimal(amount), method, received_on };
    const now = { payment_due: publicDue(due), pay_by };
    return [messageBody(messages.counter_payment_undone, { ...of(event), ...undone, ...now })];
  },
  DepositWaived: (event) => [
    messageBody(messages.deposit_waived, { ...of(event), amount: toDecimal(event.data.amount) }),
  ],
  RequirementsConfirmed: 'unpublished',
  ReceiptMailed: 'unpublished',
  CounterRefundPaid: (event) => {
    const { refund_no, amount, method, paid_on } = event.data;
    const paid = { refund_no, amount: toDecimal(amount), method, paid_on };
    return [messageBody(messages.counter_refunded, { ...of(event), ...paid })];
  },
  InstalmentRequested: (event) => {
    const { number, of: count, amount, open, due_on } = event.data;
    const money = { amount: toDecimal(amount), open: toDecimal(open) };
    return [messageBody(messages.instalment_requested, { ...of(event), number, of: count, ...money, due_on })];
  },
  InstalmentReminded: 'unpublished',
  ContractEndAnnounced: (event) => [
    messageBody(messages.contract_end_announced, { ...of(event), end_date: event.data.end_date }),
  ],
  RefundRequested: (event) => {
    const { refund_no, amount, at_counter = false } = event.data;
    const wanted = { refund_no, amount: toDecimal(amount), at_counter };
    return [messageBody(messages.refund_requested, { ...of(event), ...wanted })];
  },
  RefundIssued: (event) => {
    const { refund_no, amount, provider_reference: refund_reference } = event.data;
    return [messageBody(messages.refunded, { ...of(event), refund_no, amount: toDecimal(amount), refund_reference })];
  },
  ReservationCanceledByMarina: (event) => {
    const { reason, refund } = event.data;
    const how = { by: 'MARINA', declined: false, reason } as const;
    return [messageBody(messages.cancelled, { ...of(event), ...how, refund: toDecimal(refund) })];
  },
  ReservationCanceledByBoater: (event) => {
    const { declined, refund } = event.data;
    const how = { by: 'BOATER', declined, reason: null } as const;
    return [messageBody(messages.cancelled, { ...of(event), ...how, refund: toDecimal(refund) })];
  },
  ReservationExpired: (event) => [messageBody(messages.expired, { ...of(event), cause: event.data.silence })],
  PaymentExpired: (event) => [messageBody(messages.expired, { ...of(event), cause: 'NOT_PAID' })],
  StayFinished: (event) => [messageBody(messages.finished, { ...of(event), departed: event.data.departed })],
  StayReopened: (event) => [messageBody(messages.reopened, of(event))],
  // The cancellation of the duplicate is published with its reason, and other nights as dates.
  DuplicateMerged: 'unpublished',
  DuplicateSeparated: 'unpublished',
  StaySeparated: (event) => [messageBody(messages.separated, of(event))],
};

function booked({ price, due, pay_by }: ReservationEventOf<'ReservationApproved' | 'OfferChanged'>['data']) {
  return { price: publicPrice(price), payment_due: publicDue(due), pay_by };
}

function offerEnded(
  event: Pick<LoggedEvent, 'stream'> & { readonly data: { readonly berth_id: string } },
  outcome: OfferOutcome,
): FeedBody {
  return messageBody(messages.berth_offer_ended, { ...of(event), berth_id: event.data.berth_id, outcome });
}

export const reservationFeedSource = feedSource(reservationFeed, published);
