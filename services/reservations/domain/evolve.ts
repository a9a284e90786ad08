import type { StatusEntry } from '../../../contracts/reservations/vocabulary-schemas.js';
import type { StatusCode } from '../../../contracts/reservations/vocabulary.js';
import { bookedStatuses, isOneOf, newestEntry, openStatuses, standingEntry, whoMustMove } from './history.js';
import { instalmentsAtOpening } from './instalments.js';
import type { ReservationEvent, ReservationEventOf } from './events/reservation-event.js';
import { withoutAges } from './party.js';
import type { MergedDuplicate, ReceivedPayment, RequestedRefund, ReservationState } from './reservation-state.js';
import { counterReference, heldAmount, outstanding, standingCode } from './reservation-state.js';
import type { ActionRequired } from '../../../contracts/vocabulary/reservation-words-schemas.js';

/** The state after one more event. No other function writes the status history. */
export function evolve(state: ReservationState, event: ReservationEvent): ReservationState {
  const after = next(endsOffers.has(event.type) ? withoutOffers(state) : state, event);
  return endsStay.has(event.type) && after.party !== undefined ? { ...after, party: withoutAges(after.party) } : after;
}

/** After these the ages of children are not kept. */
const endsStay: ReadonlySet<ReservationEvent['type']> = new Set([
  'ReservationCanceledByMarina',
  'ReservationCanceledByBoater',
  'ReservationExpired',
  'PaymentExpired',
  'StayFinished',
]);

/** Whatever changes the stay or its price, or ends it, withdraws the dates and the terms that were offered for it. */
const endsOffers: ReadonlySet<ReservationEvent['type']> = new Set([
  'PriceSent',
  'ReservationPutOnWaitingList',
  'ReservationApproved',
  'OfferChanged',
  'SuggestedDatesAccepted',
  'StayDatesChanged',
  'ReservationVesselChanged',
  'ReservationCanceledByMarina',
  'ReservationCanceledByBoater',
  'ReservationExpired',
  'PaymentExpired',
  'StayFinished',
]);

function withoutOffers(state: ReservationState): ReservationState {
  if (state.date_offers === undefined && state.terms_offer === undefined) return state;
  const { date_offers: _dates, terms_offer: _terms, ...rest } = state;
  return rest;
}

function withoutTermsOffer({ terms_offer: _, ...state }: ReservationState): ReservationState {
  return state;
}

function next(state: ReservationState, event: ReservationEvent): ReservationState {
  switch (event.type) {
    case 'ReservationRequested':
      return moved(opened(state, event, 'BOATER'), 'INITIATED', 'MARINA', event.data.at);
    case 'InstantBookingInitiated': {
      const { price, due, pay_by, at } = event.data;
      const held = { ...opened(state, event, 'BOATER'), price, accepted_price: price, due, ...agreedBy(event) };
      return moved(held, 'INSTANT_BOOKING_INITIATED', 'BOATER', at, pay_by);
    }
    case 'InstantBookingConfirmed':
      return moved(state, 'INSTANT_BOOK', null, event.data.at);
    case 'ReservationCreatedByMarina':
      return { ...opened(state, event, 'MARINA'), internal_note: event.data.internal_note };
    case 'PriceSent': {
      const { price, answer_by, at } = event.data;
      return moved({ ...notAgreed(state), price, accepted_price: null }, 'UPDATED', 'BOATER', at, answer_by);
    }
    case 'PriceAccepted': {
      const accepted = { ...state, accepted_price: state.price, ...agreedBy(event) };
      return moved(accepted, 'BOATER_ACCEPTED', 'MARINA', event.data.at);
    }
    case 'ReservationPutOnWaitingList': {
      const { price, at } = event.data;
      return moved({ ...notAgreed(state), price, accepted_price: null }, 'WAITING_LIST', 'MARINA', at);
    }
    case 'ReservationApproved':
      return booked(state, event);
    case 'OfferChanged': {
      // A stay for which something was paid never expires; events written before this rule may name an hour.
      const deadline = heldAmount(state) > 0 ? null : event.data.pay_by;
      const changed = { ...state, price: event.data.price, due: event.data.due, deadline };
      // Once staff have changed an instant booking, it is one that the marina has approved: a balance can be due.
      return settled(
        standingCode(state) === 'INSTANT_BOOK' ? approvedAgain(changed, event.data.at) : changed,
        event.data.at,
      );
    }
    case 'TermsOffered': {
      const { price, terms, answer_by, at } = event.data;
      return { ...state, terms_offer: { price, terms, offered_at: at, answer_by } };
    }
    case 'TermsAccepted': {
      const { price, terms, at } = event.data;
      return { ...withoutTermsOffer(state), accepted_price: price, agreed: { ...terms, at } };
    }
    case 'TermsDeclined':
    case 'TermsOfferExpired':
    case 'TermsOfferWithdrawn':
      return withoutTermsOffer(state);
    case 'DatesSuggested': {
      const { suggested_dates, answer_by, at } = event.data;
      const offered = { ...state, ...dateOffersOf(event) };
      if (isOneOf(bookedStatuses, standingCode(state) ?? 'INITIATED')) return offered;
      return moved(offered, 'MARINA_ADDED_DATES', 'BOATER', at, answer_by, { suggested_dates });
    }
    case 'SuggestedDatesAccepted': {
      const { start_date, end_date, price, at } = event.data;
      return moved({ ...state, start_date, end_date, price }, 'BOATER_ACCEPTED_SUGGESTED_DATES', 'MARINA', at);
    }
    case 'StayDatesChanged':
      return { ...state, start_date: event.data.start_date, end_date: event.data.end_date };
    case 'ReservationVesselChanged':
      return { ...state, vessel: event.data.vessel, vessel_name: event.data.vessel_name };
    case 'ReservationLeftGroup': {
      const { group_id: _, paid_by: _payer, ...alone } = state;
      return alone;
    }
    case 'PartyRecorded': {
      const { adults, children, ages, crew, confirmed } = event.data;
      const aboard = { adults, children: ages ?? Array.from({ length: children }, () => null), crew };
      return { ...state, party: { ...aboard, ...(confirmed && { confirmed }) } };
    }
    case 'ReservationNoteUpdated':
      return { ...state, internal_note: event.data.internal_note };
    case 'ReservationDocumentAdded':
      return documentAdded(state, event);
    case 'ReservationDocumentsRemoved': {
      const { document_ids } = event.data;
      return { ...state, documents: state.documents.filter(({ document_id }) => !document_ids.includes(document_id)) };
    }
    case 'RequiredDocumentsSet':
      return { ...state, required_documents: event.data.required_documents };
    case 'BerthAssigned': {
      const { berth_id, allocation_id, label, segments } = event.data;
      const several = segments === undefined ? {} : { segments };
      return { ...state, berth: { berth_id, allocation_id, label, ...several }, lost_berth: null };
    }
    case 'BerthUnassigned':
      return { ...state, berth: null, lost_berth: lostWith(state, event) };
    case 'MatchSkipped': {
      const { berth_id, reason, at } = event.data;
      return { ...state, skipped_matches: [...state.skipped_matches, { berth_id, reason }], skipped_at: at };
    }
    case 'BerthOffered':
    case 'BerthOfferAccepted':
    case 'BerthOfferDeclined':
    case 'BerthOfferExpired':
    case 'BerthOfferWithdrawn':
      return offerMoved(state, event);
    case 'SupplyAlertClosed':
      return { ...state, lost_berth: state.lost_berth === null ? null : { ...state.lost_berth, alert: false } };
    case 'PaymentReceived':
      return settled({ ...state, payments: [...state.payments, event.data] }, event.data.at);
    case 'ReservationPayerSet': {
      const { paid_by: _, ...rest } = state;
      const { paid_by } = event.data;
      return paid_by === null ? rest : { ...rest, paid_by };
    }
    case 'CounterPaymentRecorded': {
      const { payment_no, amount, method, received_on, vat_percent, at } = event.data;
      const vat = vat_percent === undefined ? {} : { vat_percent };
      const counter = { method, received_on };
      const payment = { amount, provider_reference: counterReference(payment_no), at, counter, ...vat };
      return settled({ ...state, payments: [...state.payments, payment], deadline: null }, at);
    }
    case 'CounterPaymentUndone': {
      const { payment_no, due, pay_by, at } = event.data;
      const payments = state.payments.map((payment, index) =>
        index === payment_no - 1 ? { ...payment, undone: true as const } : payment,
      );
      return settled({ ...state, payments, due, deadline: pay_by }, at);
    }
    case 'DepositWaived':
      return settled({ ...state, due: event.data.due, deposit_waived: true }, event.data.at);
    case 'InstalmentRequested': {
      const { number, due, at } = event.data;
      return settled({ ...withInstalments(state, { requested: number }), due }, at);
    }
    case 'InstalmentReminded':
      return withInstalments(state, { reminded: event.data.number });
    case 'ContractEndAnnounced':
      return { ...state, end_announced: event.data.end_date };
    case 'RequirementsConfirmed': {
      const before = state.confirmed_requirements ?? [];
      return { ...state, confirmed_requirements: [...before, ...event.data.requirements] };
    }
    case 'RefundRequested': {
      const { refund_no, amount, parts, at_counter } = event.data;
      const refund = { refund_no, amount, parts, issued: false, ...(at_counter && { at_counter }) };
      return { ...state, refunds: [...state.refunds, refund] };
    }
    case 'ReceiptMailed':
      return state;
    case 'RefundIssued':
      return refundPaid(state, event.data.refund_no, {});
    case 'CounterRefundPaid': {
      const { refund_no, method, paid_on } = event.data;
      return refundPaid(state, refund_no, { counter: { method, paid_on } });
    }
    case 'ReservationCanceledByMarina': {
      const { duplicate_of, reason: cancel_reason, at } = event.data;
      const ended = duplicate_of === undefined ? state : { ...withoutMerged(state, event.data), duplicate_of };
      return moved(ended, 'CANCELED_BY_MARINA', null, at, null, { cancel_reason });
    }
    case 'ReservationCanceledByBoater':
      return moved(state, 'CANCELED_BY_BOATER', null, event.data.at);
    case 'ReservationExpired':
      return moved(state, `EXPIRED_${event.data.silence}`, null, event.data.at);
    case 'PaymentExpired':
      return moved(state, 'PAYMENT_EXPIRED', null, event.data.at);
    case 'StayFinished':
      return moved(state, 'FINISHED', null, event.data.at);
    case 'StayReopened': {
      const before = state.statuses.findLast(({ status_code }) => isOneOf(bookedStatuses, status_code));
      const status_code = before?.status_code ?? 'APPROVED';
      const again = moved(state, status_code, null, event.data.at);
      return outstanding(again) > 0 ? moved(state, status_code, 'BOATER', event.data.at) : again;
    }
    case 'DuplicateMerged':
      return settled(withDuplicate(state, event.data), event.data.at);
    case 'DuplicateSeparated':
      return settled(withoutDuplicate(state, event.data), event.data.at);
    case 'StaySeparated':
      return separated(state, event.data);
    default:
      return unknownEvent(event);
  }
}

/** The stay without what the one that goes on has taken over. */
function withoutMerged(
  state: ReservationState,
  { merged, at }: ReservationEventOf<'ReservationCanceledByMarina'>['data'],
): ReservationState {
  if (merged === undefined) return state;
  const { statuses, deadline, berth, payments, documents } = state;
  const left = documents.filter(({ document_id }) => !merged.document_ids.includes(document_id));
  const { stay_before } = merged;
  const before_merge = { statuses, deadline, berth, payments, documents, stay_before, at };
  return { ...state, payments: withMoved(payments, merged.payments), documents: left, before_merge };
}

/** The payments of which another stay has these amounts. */
function withMoved(
  payments: readonly ReceivedPayment[],
  amounts: readonly { readonly payment_no: number; readonly amount: number }[],
): ReceivedPayment[] {
  return payments.map((payment, index) => {
    const gone = amounts.find(({ payment_no }) => payment_no === index + 1);
    return gone === undefined ? payment : { ...payment, moved: gone.amount };
  });
}

function withDuplicate(state: ReservationState, data: ReservationEventOf<'DuplicateMerged'>['data']): ReservationState {
  const { duplicate_id, duplicate_view_id, stay_before } = data;
  const known = state.payments.length;
  const payments = data.payments.map(
    ({ payment_no, amount, provider_reference, paid_at, counter, vat_percent }, index) => ({
      amount,
      provider_reference: counter === undefined ? provider_reference : counterReference(known + index + 1),
      at: paid_at,
      of: { reservation_id: duplicate_id, payment_no },
      ...(counter && { counter }),
      ...(vat_percent === undefined ? {} : { vat_percent }),
    }),
  );
  const { start_date, end_date, refunds } = state;
  const duplicate: MergedDuplicate = {
    duplicate_id,
    duplicate_view_id,
    stay_before,
    stay_after: { start_date, end_date },
    payments: data.payments.map(({ payment_no, amount }, index) => ({ payment_no, amount, own_no: known + index + 1 })),
    document_ids: data.documents.map(({ document_id }) => document_id),
    money: known + payments.length + refunds.length,
  };
  return {
    ...state,
    payments: [...state.payments, ...payments],
    documents: [...state.documents, ...data.documents.map(({ document_id, type }) => ({ document_id, type }))],
    merged: [...(state.merged ?? []), duplicate],
    given_back: (state.given_back ?? []).filter((id) => id !== duplicate_id),
  };
}

function withoutDuplicate(
  state: ReservationState,
  { duplicate_id, document_ids }: ReservationEventOf<'DuplicateSeparated'>['data'],
): ReservationState {
  const known = state.merged?.find((one) => one.duplicate_id === duplicate_id);
  const back = known?.payments.map(({ own_no, amount }) => ({ payment_no: own_no, amount })) ?? [];
  return {
    ...state,
    payments: withMoved(state.payments, back),
    documents: state.documents.filter(({ document_id }) => !document_ids.includes(document_id)),
    merged: (state.merged ?? []).filter((one) => one !== known),
    given_back: [...(state.given_back ?? []), duplicate_id],
  };
}

/** The stay as it was when it was merged. A berth that it gets again follows in an event of its own. */
function separated(state: ReservationState, { deadline, at }: ReservationEventOf<'StaySeparated'>['data']) {
  const { before_merge: before, duplicate_of: _, ...rest } = state;
  if (before === undefined) return state;
  const { payments, documents, statuses } = before;
  const standing = standingEntry(statuses);
  const again = { ...rest, payments, documents };
  if (standing === null) return again;
  const suggested = standing.suggested_dates;
  return moved(
    again,
    standing.status_code,
    whoMustMove(statuses),
    at,
    deadline,
    suggested === undefined ? {} : { suggested_dates: [...suggested] },
  );
}

/**
 * Adds an entry to the history; a deadline lasts only as long as the entry that set it. Entries are read by time, so an
 * entry from a clock that lags behind gets the time of the entry before it.
 */
function moved(
  state: ReservationState,
  status_code: StatusCode,
  action_required: ActionRequired,
  at: string,
  deadline: string | null = null,
  more: Pick<StatusEntry, 'suggested_dates' | 'cancel_reason'> = {},
): ReservationState {
  const newest = newestEntry(state.statuses)?.created_at ?? at;
  const created_at = newest > at ? newest : at;
  const entry = { status_code, action_required, created_at, ...more };
  return { ...state, statuses: [...state.statuses, entry], deadline };
}

function opened(
  state: ReservationState,
  event: ReservationEventOf<'ReservationRequested' | 'InstantBookingInitiated' | 'ReservationCreatedByMarina'>,
  source: ReservationState['source'],
): ReservationState {
  const {
    reservation_id,
    marina_id,
    boater_id,
    customer_type,
    contract_id,
    start_date,
    end_date,
    vessel,
    vessel_name,
    group_id,
  } = event.data;
  const { required_documents, documents } = event.data;
  const who = { reservation_id, marina_id, boater_id, source, customer_type, contract_id };
  // A booking that is paid at once, before it is confirmed, has no instalments.
  const instalments =
    event.type === 'InstantBookingInitiated' ? undefined : instalmentsAtOpening(event.data.instalments);
  const scheduled = instalments === undefined ? {} : { instalments };
  const stay = { start_date, end_date, vessel, vessel_name, required_documents, documents };
  const group = group_id === undefined ? {} : { group_id };
  return { ...state, ...who, ...stay, ...scheduled, ...group };
}

function booked(state: ReservationState, event: ReservationEventOf<'ReservationApproved'>): ReservationState {
  const { price, due, pay_by, at } = event.data;
  const priced = withInstalments({ ...state, price, due, ...agreedBy(event) }, { requested: 1 });
  const approved = moved(priced, 'APPROVED', null, at);
  return outstanding(approved) === 0 ? approved : moved(priced, 'APPROVED', 'BOATER', at, pay_by);
}

/**
 * Who must act on an approved booking depends on the money. A payment that leaves nothing due, or an edit that makes
 * something due, adds an APPROVED entry; existing entries are never changed.
 */
function settled(state: ReservationState, at: string): ReservationState {
  if (standingCode(state) !== 'APPROVED') return state;
  const mover = outstanding(state) > 0 ? 'BOATER' : null;
  const deadline = mover === null ? null : state.deadline;
  if (whoMustMove(state.statuses) === mover) return { ...state, deadline };
  return moved(state, 'APPROVED', mover, at, deadline);
}

type Agreeing = 'InstantBookingInitiated' | 'PriceAccepted' | 'BerthOfferAccepted' | 'ReservationApproved';

/** The terms that an event agrees; a stay that has its own keeps them. */
function agreedBy({ data: { terms, at } }: ReservationEventOf<Agreeing>): Pick<ReservationState, 'agreed'> {
  return terms === undefined ? {} : { agreed: { ...terms, at } };
}

/** Another offer is agreed anew, on the terms of that day. */
function notAgreed({ agreed: _, ...state }: ReservationState): ReservationState {
  return state;
}

function dateOffersOf({ data }: ReservationEventOf<'DatesSuggested'>): Pick<ReservationState, 'date_offers'> {
  const { prices, suggested_dates, answer_by, reason = null } = data;
  if (prices === undefined) return {};
  const offers = suggested_dates.map((dates, index) => ({ ...dates, price: prices[index] ?? null }));
  return { date_offers: { offers, reason, answer_by } };
}

function approvedAgain(state: ReservationState, at: string): ReservationState {
  return moved(state, 'APPROVED', null, at, state.deadline);
}

function withInstalments(
  state: ReservationState,
  change: Partial<NonNullable<ReservationState['instalments']>>,
): ReservationState {
  return state.instalments === undefined ? state : { ...state, instalments: { ...state.instalments, ...change } };
}

function refundPaid(
  state: ReservationState,
  refund_no: number,
  how: Pick<RequestedRefund, 'counter'>,
): ReservationState {
  const refunds = state.refunds.map((refund) =>
    refund.refund_no === refund_no ? { ...refund, issued: true, ...how } : refund,
  );
  return { ...state, refunds };
}

/** An offer of a berth: whoever holds one must answer, and the marina must act once it has ended. */
function offerMoved(
  state: ReservationState,
  event: ReservationEventOf<
    'BerthOffered' | 'BerthOfferAccepted' | 'BerthOfferDeclined' | 'BerthOfferExpired' | 'BerthOfferWithdrawn'
  >,
): ReservationState {
  if (event.type === 'BerthOffered') {
    const { offer_id, berth_id, label, place, answer_by, at } = event.data;
    const berth_offer = { offer_id, berth_id, label, place, offered_at: at, answer_by };
    return moved({ ...state, berth_offer }, 'WAITING_LIST', 'BOATER', at, answer_by);
  }
  const { offer_id, berth_id, at } = event.data;
  const { start_date, end_date } = state;
  const skip_reason = event.type === 'BerthOfferWithdrawn' ? event.data.skip_reason : null;
  const ended = { offer_id, berth_id, outcome: outcomes[event.type], start_date, end_date, skip_reason };
  const next = { ...state, berth_offer: null, ended_offers: [...state.ended_offers, ended] };
  if (event.type !== 'BerthOfferAccepted') return moved(next, 'WAITING_LIST', 'MARINA', at);
  return moved({ ...next, accepted_price: state.price, ...agreedBy(event) }, 'BOATER_ACCEPTED', 'MARINA', at);
}

const outcomes = {
  BerthOfferAccepted: 'accepted',
  BerthOfferDeclined: 'declined',
  BerthOfferExpired: 'expired',
  BerthOfferWithdrawn: 'withdrawn',
} as const;

/** Closing or giving up a berth ends an earlier loss; only the plan takes a berth away. */
function lostWith(
  state: ReservationState,
  { data }: ReservationEventOf<'BerthUnassigned'>,
): ReservationState['lost_berth'] {
  if (data.lost === undefined || state.berth === null) return null;
  const { berth_id, label } = state.berth;
  return { berth_id, label, ...data.lost, at: data.at, alert: true };
}

function documentAdded(
  state: ReservationState,
  event: ReservationEventOf<'ReservationDocumentAdded'>,
): ReservationState {
  const { document_id, document_type, at } = event.data;
  const kept = { ...state, documents: [...state.documents, { document_id, type: document_type }] };
  const standing = standingCode(state);
  if (standing === null || !isOneOf([...openStatuses, 'INSTANT_BOOKING_INITIATED'], standing)) return kept;
  return moved(kept, 'BOATER_ADDED_DOCUMENTS', whoMustMove(state.statuses), at, state.deadline);
}

function unknownEvent(event: never): never {
  throw new Error(`unknown event ${JSON.stringify(event)}`);
}
