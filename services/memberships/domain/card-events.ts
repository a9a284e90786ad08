import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import {
  cardIssued,
  cardPresented,
  cardRenewed,
  cardStatusChanged,
  nightsRedeemed,
  nightsReturned,
} from '../../../contracts/memberships/events.js';

/** Refers to boaters and vessels by id only: a card's history holds no personal data. */
export const cardEvents = defineEvents({
  CardIssued: { version: 1, data: cardIssued },
  CardRenewed: { version: 1, data: cardRenewed },
  CardStatusChanged: { version: 1, data: cardStatusChanged },
  CardPresented: { version: 1, data: cardPresented },
  NightsRedeemed: { version: 1, data: nightsRedeemed },
  NightsReturned: { version: 1, data: nightsReturned },
});
export type CardEvent = EventsOf<typeof cardEvents>;
