import { keptSizes } from '../../../contracts/vocabulary/sizes.js';
import { offerTerms } from '../../../contracts/reservations/rules/stay-price.js';
import type { UpdateReservation } from '../../../contracts/reservations/update.js';
import type { DateRange } from '../../../contracts/vocabulary/dates-schemas.js';
import { hullOf } from '../../../contracts/vocabulary/hulls.js';
import { type Currency, toMinor } from '../../../contracts/vocabulary/money.js';
import type { Changes, ReservationCommand } from './reservation-command.js';

type OfferPayload = Extract<
  StaffAction,
  { action: 'UPDATE' | 'NOTIFY' | 'APPROVE' | 'ADD_TO_WAITING_LIST' }
>['payload'];

/** An action on an existing offer whose terms stay as they are. */
type ActionOnTerms = Pick<UpdateReservation, 'reservation_id' | 'boater_id'> & {
  readonly action: 'UPDATE';
  readonly payload: Extract<UpdateReservation, { action: 'APPROVE' }>['payload'];
};

/** Dates that were offered for a booked stay, which the boater takes, or staff for the boater. */
type DatesTaken = Pick<UpdateReservation, 'reservation_id' | 'boater_id'> & {
  readonly action: 'ACCEPT_DATES';
  readonly payload: DateRange;
};

/** What is done with a reservation: the page's actions, those that keep the terms of an offer, and dates that are taken. */
export type StaffAction = UpdateReservation | ActionOnTerms | DatesTaken;

/**
 * The decider's command for an action on the reservation page.
 * @param currency the marina's
 */
export function commandOf(input: StaffAction, currency: Currency): ReservationCommand {
  switch (input.action) {
    case 'UPDATE':
    case 'NOTIFY':
      return { type: 'SendPrice', via: input.action, changes: changesOf(input.payload, currency) };
    case 'APPROVE':
      return { type: 'ApproveReservation', changes: changesOf(input.payload, currency) };
    case 'ADD_TO_WAITING_LIST':
      return { type: 'PutOnWaitingList', changes: changesOf(input.payload, currency) };
    case 'UPDATE_DATE': {
      const { suggested_dates, reason = null, message = '', internal_notes } = input.payload;
      const internal_note = internal_notes === undefined ? undefined : textOrNull(internal_notes);
      return { type: 'SuggestDates', suggested_dates, reason, message: textOrNull(message), internal_note };
    }
    case 'ACCEPT_DATES':
      return { type: 'AcceptDateOffer', changes: { dates: input.payload } };
    case 'UPDATE_NOTE':
      return { type: 'UpdateNote', internal_note: textOrNull(input.payload.internal_notes) };
    case 'CANCEL': {
      const { reason, message, refundAmount, duplicate_of, tell } = input.payload;
      const refund_amount = refundAmount === null ? null : toMinor(refundAmount);
      const duplicate = {
        ...(duplicate_of === undefined ? {} : { duplicate_of }),
        ...(tell === false ? { untold: true as const } : {}),
      };
      return { type: 'CancelByMarina', reason, message: textOrNull(message), refund_amount, ...duplicate };
    }
  }
}

/** Fields that the form leaves out stay unchanged. */
function changesOf(payload: OfferPayload, currency: Currency): Changes {
  const { start_date, end_date, vessel, payment, required_documents, internal_notes, message } = payload;
  return {
    offer: payment && offerTerms(payment, currency),
    dates: start_date === undefined || end_date === undefined ? undefined : { start_date, end_date },
    vessel: vessel && vesselOf(vessel),
    ...(payload.party === undefined ? {} : { party: { party: payload.party, confirmed: false } }),
    required_documents,
    internal_note: internal_notes === undefined ? undefined : textOrNull(internal_notes),
    message: message === undefined ? undefined : textOrNull(message),
    reason: payload.reason ?? null,
    tell: payload.tell,
  };
}

function vesselOf(vessel: NonNullable<OfferPayload['vessel']>): NonNullable<Changes['vessel']> {
  const { id, name, length, beam, draft, type, hull_confirmed } = keptSizes(vessel);
  const kind = { hull_type: hullOf(vessel), type: type ?? null };
  return {
    vessel: { vessel_id: id ?? null, length, beam, draft, ...kind },
    vessel_name: name,
    ...(hull_confirmed === undefined ? {} : { hull_confirmed }),
  };
}

function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}
