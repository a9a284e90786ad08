import * as z from 'zod';
import { feedId } from '../vocabulary/feed-fields.js';
import {
  FEED_BOATER,
  FEED_MARINA,
  FEED_RECORD,
  FEED_VESSEL,
  messagesAbout,
  type FeedTopic,
} from '../vocabulary/feed-envelope.js';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { requestKind } from './requests.js';
import { cardStatus } from '../vocabulary/membership-card.js';

/**
 * Membership cards, the nights redeemed on them, and what boaters request of a marina. Holders and numbers of cards and
 * reasons of declines are not published.
 */

const message = messagesAbout({ subject: 'card_id', key: 'card-{card_id}' });

const card = { card_id: feedId };
const of = { card_id: FEED_RECORD };
const lastDay = calendarDate.meta({ description: 'Last day on which the card is good' });
const nights = { reservation_id: feedId, nights: z.number().int().min(1) };

const vessel = { vessel_id: feedId.meta({ description: 'The boat of the card' }) };

const aboutRequest = messagesAbout({ subject: 'request_id', key: 'request-{request_id}' });

const request = { request_id: feedId, boater_id: feedId };
const ofRequest = { request_id: FEED_RECORD, boater_id: FEED_BOATER };

const visit = { visit_id: feedId, nights: z.number().int().min(1) };

export const membershipMessages = {
  issued: message({
    type: 'quayside.card.issued',
    summary: 'A marina issues a card to one of its berth holders',
    data: z.object({
      ...card,
      home_marina_id: feedId,
      issued_on: calendarDate,
      expires_on: lastDay,
      nights_per_year: z.number().int(),
      status: cardStatus,
    }),
    example: {
      ...of,
      home_marina_id: FEED_MARINA,
      issued_on: '2027-03-01',
      expires_on: '2028-02-28',
      nights_per_year: 5,
      status: 'active',
    },
  }),
  renewed: message({
    type: 'quayside.card.renewed',
    summary: 'The card is good for longer',
    data: z.object({ ...card, renewed_on: calendarDate, expires_on: lastDay }),
    example: { ...of, renewed_on: '2028-03-01', expires_on: '2029-02-28' },
  }),
  status_changed: message({
    type: 'quayside.card.status_changed',
    summary: 'The card has another status',
    data: z.object({ ...card, status: cardStatus, previous_status: cardStatus }),
    example: { ...of, status: 'disabled', previous_status: 'active' },
  }),
  terms_changed: message({
    type: 'quayside.card.terms_changed',
    summary: 'The card has another last day, or renews itself from now on or no longer',
    data: z.object({ ...card, expires_on: lastDay, auto_renew: z.boolean() }),
    example: { ...of, expires_on: '2028-12-31', auto_renew: true },
  }),
  detached: message({
    type: 'quayside.card.detached',
    summary: 'The card belongs to no boat any more, so nights can be redeemed on it only after it is attached to one',
    data: z.object({ ...card, ...vessel }),
    example: { ...of, vessel_id: FEED_VESSEL },
  }),
  attached: message({
    type: 'quayside.card.attached',
    summary: 'A detached card belongs to a boat again',
    data: z.object({ ...card, ...vessel }),
    example: { ...of, vessel_id: FEED_VESSEL },
  }),
  renewal_requested: message({
    type: 'quayside.card.renewal_requested',
    summary: 'A holder requests another year of the card',
    data: z.object({ ...card, request_id: feedId, requested_on: calendarDate }),
    example: { ...of, request_id: FEED_RECORD, requested_on: '2028-02-01' },
  }),
  renewal_declined: message({
    type: 'quayside.card.renewal_declined',
    summary: 'The marina declines to renew the card for another year',
    data: z.object({ ...card, request_id: feedId }),
    example: { ...of, request_id: FEED_RECORD },
  }),
  visit_redeemed: message({
    type: 'quayside.card.visit_redeemed',
    summary: 'A visited marina redeems nights of a visit that is over and had no reservation',
    data: z.object({
      ...card,
      ...visit,
      marina_id: feedId.meta({ description: 'The visited marina' }),
      dates: z.array(calendarDate),
    }),
    example: {
      ...of,
      visit_id: FEED_RECORD,
      nights: 2,
      marina_id: FEED_MARINA,
      dates: ['2027-07-14', '2027-07-15'],
    },
  }),
  visit_returned: message({
    type: 'quayside.card.visit_returned',
    summary: 'The card gets back the nights of a visit that was entered by mistake',
    data: z.object({ ...card, ...visit }),
    example: { ...of, visit_id: FEED_RECORD, nights: 2 },
  }),
  nights_redeemed: message({
    type: 'quayside.card.nights_redeemed',
    summary: 'A reservation takes nights of one calendar year; a stay over New Year gives two of these',
    data: z.object({
      ...card,
      ...nights,
      marina_id: feedId.meta({ description: 'The visited marina' }),
      year: z.number().int(),
      dates: z.array(calendarDate),
    }),
    example: {
      ...of,
      reservation_id: FEED_RECORD,
      nights: 2,
      marina_id: FEED_MARINA,
      year: 2027,
      dates: ['2027-07-14', '2027-07-15'],
    },
  }),
  nights_returned: message({
    type: 'quayside.card.nights_returned',
    summary: 'The card gets back all nights that a reservation held',
    data: z.object({ ...card, ...nights }),
    example: { ...of, reservation_id: FEED_RECORD, nights: 2 },
  }),
};

/** Requests of boaters: to become a berth holder, for a card, or for another year of one. */
export const requestMessages = {
  filed: aboutRequest({
    type: 'quayside.customer_request.filed',
    summary: 'A boater asks to become a berth holder, for a card or for another year of one',
    data: z.object({
      ...request,
      kind: requestKind,
      vessel_id: feedId.nullable(),
      card_id: feedId.nullable().meta({ description: 'The card to be renewed; null for other kinds' }),
    }),
    example: { ...ofRequest, kind: 'MEMBERSHIP', vessel_id: FEED_VESSEL, card_id: null },
  }),
  approved: aboutRequest({
    type: 'quayside.customer_request.approved',
    summary: 'The marina approves the request',
    data: z.object({
      ...request,
      card_id: feedId.nullable().meta({ description: 'The card that was issued or renewed; null for residency' }),
    }),
    example: { ...ofRequest, card_id: FEED_RECORD },
  }),
  declined: aboutRequest({
    type: 'quayside.customer_request.declined',
    summary: 'The marina declines the request',
    data: z.object(request),
    example: ofRequest,
  }),
  reopened: aboutRequest({
    type: 'quayside.customer_request.reopened',
    summary: 'The marina undoes the approval of a request for residency, which is open again',
    data: z.object(request),
    example: ofRequest,
  }),
};

export const membershipFeed: FeedTopic = {
  name: 'quayside.memberships.v1',
  summary: 'Membership cards, redeemed nights and what boaters request',
  messages: {
    ...membershipMessages,
    request_filed: requestMessages.filed,
    request_approved: requestMessages.approved,
    request_declined: requestMessages.declined,
    request_reopened: requestMessages.reopened,
  },
};
