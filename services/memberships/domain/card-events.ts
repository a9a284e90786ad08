import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import {
  cardAttached,
  cardDetached,
  cardIssued,
  cardPresented,
  cardRenewalDeclined,
  cardRenewalRequested,
  cardRenewed,
  cardSent,
  cardStatusChanged,
  cardTermsChanged,
  nightsRedeemed,
  nightsReturned,
  visitRedeemed,
  visitReturned,
} from '../../../contracts/memberships/events.js';

/** Refers to boaters and vessels by id only: a card's history holds no personal data. */
export const cardEvents = defineEvents({
  CardIssued: { version: 1, data: cardIssued },
  CardRenewed: { version: 1, data: cardRenewed },
  CardStatusChanged: { version: 1, data: cardStatusChanged },
  CardPresented: { version: 1, data: cardPresented },
  NightsRedeemed: { version: 1, data: nightsRedeemed },
  NightsReturned: { version: 1, data: nightsReturned },
  CardTermsChanged: { version: 1, data: cardTermsChanged },
  CardDetached: { version: 1, data: cardDetached },
  CardAttached: { version: 1, data: cardAttached },
  CardSent: { version: 1, data: cardSent },
  CardRenewalRequested: { version: 1, data: cardRenewalRequested },
  CardRenewalDeclined: { version: 1, data: cardRenewalDeclined },
  VisitRedeemed: { version: 1, data: visitRedeemed },
  VisitReturned: { version: 1, data: visitReturned },
});
export type CardEvent = EventsOf<typeof cardEvents>;
