import * as z from 'zod';
import { passOverReason } from '../../../../contracts/reservations/vocabulary-schemas.js';
import { removalRule } from '../../../../contracts/berths/vocabulary-schemas.js';
import { calendarDate, instant } from '../../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents } from '../../../../contracts/vocabulary/event-definitions.js';
import { at, ofBoater, withTerms } from './event-shapes.js';
import { skipReason } from '../../../../contracts/vocabulary/reservation-words-schemas.js';

/** Somebody earlier on the waiting list who was not offered the berth, and why. */
const passedOver = z.object({
  reservation_id: z.string(),
  /** Place on the list at that moment, from 1. */
  place: z.number().int(),
  reason: passOverReason,
  /** Why the berth does not fit. */
  rule: removalRule.optional(),
  /** Staff's reason, where they skipped the berth or withdrew its offer. */
  skip_reason: skipReason.optional(),
});
export type PassedOver = z.output<typeof passedOver>;

const offer = { offer_id: z.string(), berth_id: z.string(), ...at };

/** Offers of a berth to those on the waiting list. Each offer ends in exactly one of the last four events. */
export const waitingEvents = defineEvents({
  /** WAITING_LIST (BOATER): the berth is held until `answer_by`. The assignment of the berth is in the same append. */
  BerthOffered: {
    version: 1,
    data: z.object({
      ...offer,
      allocation_id: z.string(),
      label: z.string(),
      start_date: calendarDate,
      end_date: calendarDate,
      answer_by: instant,
      place: z.number().int().min(1),
      /** Number of reservations on the list at that moment. */
      line_length: z.number().int().min(1),
      /** Everybody earlier on the list, in order. */
      passed_over: z.array(passedOver),
      /** The earlier offer that ended and passed the berth on; null: staff offered it. */
      after_offer_id: z.string().nullable(),
    }),
  },
  /** BOATER_ACCEPTED (MARINA): the berth stays held. */
  BerthOfferAccepted: { version: 1, data: z.object({ ...offer, ...withTerms }) },
  /** WAITING_LIST (MARINA), or closed by the next event if the boater no longer wants a berth. */
  BerthOfferDeclined: {
    version: 1,
    data: z.object({ ...offer, keeps_place: z.boolean(), boater_id: z.string(), message: z.string().nullable() }),
    personal: ['message'],
    person: ofBoater,
  },
  BerthOfferExpired: { version: 1, data: z.object(offer) },
  /** `cause` PLAN: the berth is no longer to be had. CLOSED: the marina ended the reservation. */
  BerthOfferWithdrawn: {
    version: 1,
    data: z.object({
      ...offer,
      cause: z.enum(['STAFF', 'PLAN', 'CLOSED']),
      skip_reason: skipReason.nullable(),
      boater_id: z.string(),
      note: z.string().nullable(),
    }),
    personal: ['note'],
    person: ofBoater,
  },
  /** Staff have read that the stay lost its berth. The stay still needs one. */
  SupplyAlertClosed: { version: 1, data: z.object(at) },
});
