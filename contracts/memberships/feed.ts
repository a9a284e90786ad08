import * as z from 'zod';
import { feedId } from '../feed/amounts.js';
import { FEED_MARINA, FEED_RECORD, messagesAbout, type FeedTopic } from '../feed/envelope.js';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { cardStatus } from './card.js';

/** Membership cards and the nights redeemed on them. Holders and card numbers are not published. */

const message = messagesAbout({ subject: 'card_id', key: 'card-{card_id}' });

const card = { card_id: feedId };
const of = { card_id: FEED_RECORD };
const lastDay = calendarDate.meta({ description: 'Last day on which the card is good' });
const nights = { reservation_id: feedId, nights: z.number().int().min(1) };

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

export const membershipFeed: FeedTopic = {
  name: 'quayside.memberships.v1',
  summary: 'Membership cards and redeemed nights',
  messages: membershipMessages,
};
