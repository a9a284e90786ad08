import { partyBody } from '../../../entities/aboard/party-draft.js';
import { contradictsType } from '../../../../../contracts/vocabulary/hulls.js';
import { isMasked } from '../../../entities/boater/boater-card-rules.js';
import { type Telling, toldBody } from '../../../entities/stay-change/telling.js';
import type { VesselValues } from '../../../entities/vessel/vessel-values.js';
import type { PaymentValues, ReservationValues } from './form-values.js';
import { additionalChargeNames } from '../../../../../contracts/pricing/vocabulary.js';

/**
 * Builds the payloads of the calls from the form (spec 1 §3). Missing values stay missing, so that the contract's rules
 * report them. This file validates nothing.
 */

type Charge = { type: 'TOTAL' | 'PER_NIGHT'; amount: number };

/** Missing numbers are undefined or null here, and the contract's rules report them by key. */
export function paymentPayload(payment: PaymentValues) {
  const { deposit, additional_charges: charges } = payment;
  const filled: Partial<Record<(typeof additionalChargeNames)[number], Charge>> = {};
  for (const name of additionalChargeNames) {
    const { type, amount } = charges[name];
    if (amount !== null) filled[name] = { type, amount };
  }
  const points = payment.discount_by_points_total;
  return {
    method: payment.method,
    price_per_night: payment.price_per_night,
    ...(payment.nights_total === undefined ? {} : { nights_total: payment.nights_total }),
    marina_discount_percent: payment.marina_discount_percent ?? 0,
    nights_to_redeem: payment.nights_to_redeem,
    currency: payment.currency,
    deposit: { type: deposit.type, amount: deposit.type === 'NONE' ? null : deposit.amount },
    additional_charges: filled,
    custom_surcharges: payment.custom_surcharges.map((surcharge) => ({ ...surcharge })),
    ...(points === null ? {} : { discount_by_points_total: points }),
  };
}

/** Empty dates become undefined, so that the contract reports them as required. */
const dateOr = (date: string | null): string | undefined => date ?? undefined;

/**
 * @param missing what an empty beam or draft is: an error in a new reservation, and not known yet in one that was booked
 * without it
 */
export function vesselPayload(vessel: VesselValues, missing?: null) {
  const { id, name, length, beam, draft, hull_type, type } = vessel;
  const confirmed = vessel.hull_confirmed === true && contradictsType(vessel);
  return {
    ...(id === '' ? {} : { id }),
    name,
    length: length ?? undefined,
    beam: beam ?? missing,
    draft: draft ?? missing,
    ...(hull_type === null ? {} : { hull_type }),
    ...(type === null ? {} : { type }),
    ...(confirmed ? { hull_confirmed: true } : {}),
  };
}

/** Nothing while nobody has said who is aboard. */
export function aboardPayload({ party }: Pick<ReservationValues, 'party'>) {
  const body = partyBody(party);
  return body === undefined ? {} : { party: body };
}

function emailOf({ id, email }: ReservationValues['boater']): string | null {
  const typed = email.trim().toLowerCase();
  return id !== '' && typed === '' ? null : typed;
}

function boaterPayload({ boater }: ReservationValues) {
  const { id, phone, birthday, country_of_residence, postal_code } = boater;
  return {
    ...(id === '' ? {} : { id }),
    first_name: boater.first_name,
    last_name: boater.last_name,
    // The server has an address that is hidden from staff; a person on record may have none.
    ...(id !== '' && isMasked(boater.email) ? {} : { email: emailOf(boater) }),
    ...(phone === '' ? {} : { phone }),
    language: boater.language,
    ...(birthday === '' ? {} : { birthday }),
    ...(country_of_residence === '' ? {} : { country_of_residence }),
    ...(postal_code === '' ? {} : { postal_code }),
  };
}

export type CreateAction = 'NOTIFY' | 'APPROVE' | 'ADD_TO_WAITING_LIST';

/** Payload of creating. The language is 'en' unless another one is known for the boater (spec 1 §3). */
export function createPayload(values: ReservationValues, action: CreateAction, message = '') {
  return {
    start_date: dateOr(values.start_date),
    end_date: dateOr(values.end_date),
    action,
    customer_type: values.customer_type,
    boater: boaterPayload(values),
    ...(values.card_number === '' ? {} : { card_number: values.card_number }),
    vessel: vesselPayload(values.vessel),
    ...aboardPayload(values),
    payment: paymentPayload(values.payment),
    internal_notes: values.internal_notes,
    message,
    contract_id: values.contract_id,
    commercial: values.commercial,
    live_aboard: values.live_aboard,
    passeport_escales: values.passeport_escales,
  };
}

export interface ActionExtras {
  readonly message?: string;
  /** Why the boat keeps two berths. */
  readonly both_reason?: string;
  readonly berth?: { readonly berth_id: string; readonly confirm_min_length: boolean } | null;
  readonly telling?: Telling;
}

/** Payload of an update: the offer in the form, with the notes, the required documents and the extras. */
export function updatePayload(
  values: ReservationValues,
  { message = '', berth = null, both_reason, telling }: ActionExtras = {},
) {
  return {
    start_date: dateOr(values.start_date),
    end_date: dateOr(values.end_date),
    vessel: values.sizes_to_ask ? vesselPayload(values.vessel, null) : vesselPayload(values.vessel),
    payment: paymentPayload(values.payment),
    internal_notes: values.internal_notes,
    required_documents: values.required_documents,
    ...(message === '' ? {} : { message }),
    ...(berth === null ? {} : { berth_id: berth.berth_id, confirm_min_length: berth.confirm_min_length }),
    ...(telling === undefined ? {} : toldBody(telling)),
    ...(both_reason === undefined ? {} : { both_reason }),
  };
}

/**
 * Payload without the offer: price, dates and boat stay as they are on the server, so that no rounding can change the
 * values that the boater agreed to.
 */
export function agreedPayload(values: ReservationValues, extras: ActionExtras = {}) {
  const { internal_notes, required_documents, message, berth_id, confirm_min_length, both_reason } = {
    berth_id: undefined,
    confirm_min_length: undefined,
    message: undefined,
    both_reason: undefined,
    ...updatePayload(values, extras),
  };
  return {
    internal_notes,
    required_documents,
    ...(message === undefined ? {} : { message }),
    ...(berth_id === undefined ? {} : { berth_id, confirm_min_length }),
    ...(both_reason === undefined ? {} : { both_reason }),
  };
}
