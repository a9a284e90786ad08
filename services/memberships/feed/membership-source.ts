import { membershipFeed, membershipMessages as messages } from '../../../contracts/memberships/feed.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { feedSource, messageBody, type PublishedMessages } from '../../platform/feed/feed-registry.js';
import type { CardEvent } from '../domain/card-events.js';

/** The card an event belongs to. */
const of = ({ stream }: Pick<LoggedEvent, 'stream'>) => ({ card_id: recordIdOf(stream) });

const published: PublishedMessages<CardEvent> = {
  CardIssued: (event) => {
    const { marina_id: home_marina_id, issued_on, expires_on, nights_per_year, status } = event.data;
    return [
      messageBody(messages.issued, { ...of(event), home_marina_id, issued_on, expires_on, nights_per_year, status }),
    ];
  },
  CardRenewed: (event) => {
    const { renewed_on, expires_on } = event.data;
    return [messageBody(messages.renewed, { ...of(event), renewed_on, expires_on })];
  },
  CardStatusChanged: (event) => {
    const { status, previous_status } = event.data;
    return [messageBody(messages.status_changed, { ...of(event), status, previous_status })];
  },
  CardPresented: 'unpublished',
  NightsRedeemed: (event) => {
    const { reservation_id, marina_id, nights, year, dates } = event.data;
    return [messageBody(messages.nights_redeemed, { ...of(event), reservation_id, marina_id, nights, year, dates })];
  },
  NightsReturned: (event) => {
    const { reservation_id, nights } = event.data;
    return [messageBody(messages.nights_returned, { ...of(event), reservation_id, nights })];
  },
  CardTermsChanged: (event) => {
    const { expires_on, auto_renew } = event.data;
    return [messageBody(messages.terms_changed, { ...of(event), expires_on, auto_renew })];
  },
  CardDetached: (event) => [messageBody(messages.detached, { ...of(event), vessel_id: event.data.vessel_id })],
  CardAttached: (event) => [messageBody(messages.attached, { ...of(event), vessel_id: event.data.vessel_id })],
  CardSent: 'unpublished',
  CardRenewalRequested: (event) => {
    const { request_id, requested_on } = event.data;
    return [messageBody(messages.renewal_requested, { ...of(event), request_id, requested_on })];
  },
  CardRenewalDeclined: (event) => {
    const { request_id } = event.data;
    return [messageBody(messages.renewal_declined, { ...of(event), request_id })];
  },
  VisitRedeemed: (event) => {
    const { visit_id, marina_id, nights, dates } = event.data;
    return [messageBody(messages.visit_redeemed, { ...of(event), visit_id, marina_id, nights, dates })];
  },
  VisitReturned: (event) => {
    const { visit_id, nights } = event.data;
    return [messageBody(messages.visit_returned, { ...of(event), visit_id, nights })];
  },
};

export const membershipFeedSource = feedSource(membershipFeed, published);
