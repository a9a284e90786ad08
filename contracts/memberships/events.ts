import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';

/** Facts of a card's stream (`card-<id>`) that other areas react to. No personal data. */

/** Prefix of the cards' streams; the card's id follows. */
export const CARD_STREAM = 'card-';

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
