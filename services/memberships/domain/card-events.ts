import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { cardStatus } from '../../../contracts/memberships/card.js';
import { nightsRedeemed, nightsReturned } from '../../../contracts/memberships/events.js';
import { calendarDate } from '../../../contracts/vocabulary/dates-schemas.js';

/** Refers to boaters and vessels by id only: a card's history holds no personal data. */
export const cardEvents = defineEvents({
  CardIssued: {
    version: 1,
    data: z.object({
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
    }),
  },
  CardRenewed: { version: 1, data: z.object({ renewed_on: calendarDate, expires_on: calendarDate }) },
  CardStatusChanged: { version: 1, data: z.object({ status: cardStatus, previous_status: cardStatus }) },
  /** A visited marina has linked the card to a boater of its own register. */
  CardPresented: { version: 1, data: z.object({ marina_id: z.string(), boater_id: z.string() }) },
  NightsRedeemed: { version: 1, data: nightsRedeemed },
  NightsReturned: { version: 1, data: nightsReturned },
});
export type CardEvent = EventsOf<typeof cardEvents>;
