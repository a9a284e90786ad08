import * as z from 'zod';
import { cardStatus } from '../../../contracts/memberships/card.js';
import { nightsRedeemed, nightsReturned } from '../../../contracts/memberships/events.js';
import { calendarDate } from '../../../contracts/vocabulary/dates.js';

/** Boaters and vessels are named by id only: a card's history holds no personal data. */
const schemas = {
  CardIssued: z.object({
    card_number: z.string(),
    /** The holder's home marina, which issued it. */
    marina_id: z.string(),
    /** The primary holder, and everybody who may show the card. */
    boater_id: z.string(),
    boater_ids: z.array(z.string()).min(1),
    vessel_id: z.string(),
    issued_on: calendarDate,
    /** Last day on which it is good. */
    expires_on: calendarDate,
    nights_per_year: z.number().int(),
    auto_renew: z.boolean(),
    status: cardStatus,
  }),
  CardRenewed: z.object({ renewed_on: calendarDate, expires_on: calendarDate }),
  CardStatusChanged: z.object({ status: cardStatus, previous_status: cardStatus }),
  /** A visited marina knows now which boater of its own register holds the card. */
  CardPresented: z.object({ marina_id: z.string(), boater_id: z.string() }),
  NightsRedeemed: nightsRedeemed,
  NightsReturned: nightsReturned,
};

type Type = keyof typeof schemas;
export type CardEvent = { [T in Type]: { type: T; data: z.output<(typeof schemas)[T]> } }[Type];

export const cardEvents = (Object.keys(schemas) as Type[]).map((type) => ({ type, version: 1, data: schemas[type] }));
