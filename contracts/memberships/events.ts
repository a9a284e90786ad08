import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { requestKind } from './requests.js';
import { cardStatus } from '../vocabulary/membership-card.js';

/** Facts of a card's stream (`card-<id>`) and of a request's (`request-<id>`) that other areas react to. No personal data. */

/** Prefix of the cards' streams; the card's id follows. */
export const CARD_STREAM = 'card-';

export const cardIssued = z.object({
  card_number: z.string(),
  /** The holder's home marina, which issued it. */
  marina_id: z.string(),
  /** The primary holder. */
  boater_id: z.string(),
  /** Everyone who may present the card, including the primary holder. */
  boater_ids: z.array(z.string()).min(1),
  vessel_id: z.string(),
  issued_on: calendarDate,
  /** Last day on which it is valid. */
  expires_on: calendarDate,
  nights_per_year: z.number().int(),
  auto_renew: z.boolean(),
  status: cardStatus,
});

export const cardRenewed = z.object({
  renewed_on: calendarDate,
  expires_on: calendarDate,
  /** True: the job renewed it on its last day. Absent in events of before the job existed. */
  automatic: z.boolean().optional(),
});

/** Staff changed how long the card is valid, or whether it renews itself. */
export const cardTermsChanged = z.object({ expires_on: calendarDate, auto_renew: z.boolean() });

/** The card is held without a boat. */
export const cardDetached = z.object({ vessel_id: z.string() });

export const cardAttached = z.object({ vessel_id: z.string() });

/** The card is to be sent to its primary holder, or to the marina's office for a holder without a mail address. */
export const cardSent = z.object({ boater_id: z.string(), to: z.enum(['HOLDER', 'OFFICE']) });

/** A holder asked for another year. */
export const cardRenewalRequested = z.object({ request_id: z.string(), requested_on: calendarDate });

export const cardRenewalDeclined = z.object({ request_id: z.string() });

/**
 * A visited marina redeemed nights of a visit that is over, without a reservation. Each night by the date on which it
 * begins.
 */
export const visitRedeemed = z.object({
  visit_id: z.string(),
  marina_id: z.string(),
  nights: z.number().int().min(1),
  dates: z.array(calendarDate).min(1),
});

/** The marina took back a visit that it had entered by mistake. */
export const visitReturned = z.object({ visit_id: z.string(), nights: z.number().int().min(1) });

export const cardStatusChanged = z.object({ status: cardStatus, previous_status: cardStatus });

/** A visited marina has linked the card to a boater of its own register. */
export const cardPresented = z.object({ marina_id: z.string(), boater_id: z.string() });

/** Prefix of the streams of invitations to the membership. */
export const INVITATION_STREAM = 'invitation-';

/** A holder who had been invited received a card. */
export const invitationAccepted = z.object({ boater_id: z.string(), card_id: z.string(), at: z.string() });
export interface InvitationAccepted {
  readonly type: 'InvitationAccepted';
  readonly data: z.output<typeof invitationAccepted>;
}

/** What happens to a card apart from its nights. */
export type CardFact =
  | { readonly type: 'CardIssued'; readonly data: z.output<typeof cardIssued> }
  | { readonly type: 'CardRenewed'; readonly data: z.output<typeof cardRenewed> }
  | { readonly type: 'CardTermsChanged'; readonly data: z.output<typeof cardTermsChanged> }
  | { readonly type: 'CardStatusChanged'; readonly data: z.output<typeof cardStatusChanged> }
  | { readonly type: 'CardPresented'; readonly data: z.output<typeof cardPresented> };

const cardFactTypes: readonly string[] = [
  'CardIssued',
  'CardRenewed',
  'CardTermsChanged',
  'CardStatusChanged',
  'CardPresented',
];

/** A logged event as a fact about a card; null for all others. */
export function cardFactOf(event: { stream: string; type: string; data: object }): CardFact | null {
  const isFact = event.stream.startsWith(CARD_STREAM) && cardFactTypes.includes(event.type);
  return isFact ? ({ type: event.type, data: event.data } as CardFact) : null;
}

/** A reservation redeemed nights of one calendar year; a stay over New Year has two of these events. */
export const nightsRedeemed = z.object({
  reservation_id: z.string(),
  /** The visited marina. */
  marina_id: z.string(),
  nights: z.number().int().min(1),
  year: z.number().int(),
  /** Each night by the date on which it begins. */
  dates: z.array(calendarDate).min(1),
});

/** All nights that the reservation had redeemed on this card. */
export const nightsReturned = z.object({ reservation_id: z.string(), nights: z.number().int().min(1) });

export interface NightsRedeemed {
  readonly type: 'NightsRedeemed';
  readonly data: z.output<typeof nightsRedeemed>;
}

export interface NightsReturned {
  readonly type: 'NightsReturned';
  readonly data: z.output<typeof nightsReturned>;
}

/** Prefix of the requests' streams; the request's id follows. */
export const REQUEST_STREAM = 'request-';

export const requestFacts = {
  CustomerRequestFiled: z.object({
    request_id: z.string(),
    boater_id: z.string(),
    vessel_id: z.string().nullable(),
    kind: requestKind,
    /** The reservation through whose link it was filed; null for a request with a referral code. */
    reservation_id: z.string().nullable(),
    at: z.string(),
  }),
  CustomerRequestApproved: z.object({ at: z.string() }),
  CustomerRequestDeclined: z.object({ at: z.string() }),
  CustomerRequestReopened: z.object({ at: z.string() }),
} as const;

type RequestFactType = keyof typeof requestFacts;
export type RequestFact = {
  [T in RequestFactType]: { readonly type: T; readonly data: z.output<(typeof requestFacts)[T]> };
}[RequestFactType];

/** A logged event as a fact about a request; null for all others. */
export function requestFactOf(event: { stream: string; type: string; data: object }): RequestFact | null {
  if (!event.stream.startsWith(REQUEST_STREAM) || !(event.type in requestFacts)) return null;
  return { type: event.type, data: event.data } as RequestFact;
}
