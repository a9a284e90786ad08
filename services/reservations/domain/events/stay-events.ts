import * as z from 'zod';
import { defineEvents } from '../../../../contracts/vocabulary/event-definitions.js';
import { attachmentType, requiredDocuments } from '../../../../contracts/reservations/vocabulary-schemas.js';
import { calendarDate, instant, dateRange } from '../../../../contracts/vocabulary/dates-schemas.js';
import { changeReason } from '../../../../contracts/vocabulary/reservation-words-schemas.js';
import { at, ofBoater, pricedOffer, stayVessel } from './event-shapes.js';

export const stayEvents = defineEvents({
  /** MARINA_ADDED_DATES (BOATER); a booked stay stays booked. */
  DatesSuggested: {
    version: 1,
    data: z.object({
      suggested_dates: z.array(dateRange).min(1),
      /**
       * The price of each of the suggested stays, in their order; null: the price list has none. Missing in events of
       * older versions, whose prices were set after the answer.
       */
      prices: z.array(pricedOffer.nullable()).optional(),
      /** Why the marina suggests them; missing where staff did not say, and in events of older versions. */
      reason: changeReason.optional(),
      answer_by: instant,
      boater_id: z.string(),
      message: z.string().nullable(),
      ...at,
    }),
    personal: ['message'],
    person: ofBoater,
  },
  /**
   * BOATER_ACCEPTED_SUGGESTED_DATES (MARINA): one of the suggestions becomes the stay. An existing `price` is
   * recalculated for the nights.
   */
  SuggestedDatesAccepted: {
    version: 1,
    data: z.object({ start_date: calendarDate, end_date: calendarDate, price: pricedOffer.nullable(), ...at }),
  },
  /** If the same append has an event with a price, that price is for the new nights. */
  StayDatesChanged: { version: 1, data: z.object({ start_date: calendarDate, end_date: calendarDate, ...at }) },
  ReservationVesselChanged: {
    version: 1,
    data: z.object({ boater_id: z.string(), vessel: stayVessel, vessel_name: z.string().nullable(), ...at }),
    personal: ['vessel_name'],
    person: ofBoater,
  },
  /** Staff took the boat out of its group; the stay itself is unchanged. */
  ReservationLeftGroup: { version: 1, data: z.object({ group_id: z.string(), ...at }) },
  /** Who is aboard, as the boater or the desk said it. The ages are the boater's data; nobody is named. */
  PartyRecorded: {
    version: 1,
    data: z.object({
      boater_id: z.string(),
      adults: z.number().int(),
      children: z.number().int(),
      /** In full years on the first night, one for each child; null once the boater was erased. */
      ages: z.array(z.number().int()).nullable(),
      crew: z.number().int(),
      /** The desk has counted; absent: an estimate. */
      confirmed: z.literal(true).optional(),
      ...at,
    }),
    personal: ['ages'],
    person: ofBoater,
  },
  ReservationNoteUpdated: {
    version: 1,
    data: z.object({ boater_id: z.string(), internal_note: z.string().nullable(), ...at }),
    personal: ['internal_note'],
    person: ofBoater,
  },
  /** BOATER_ADDED_DOCUMENTS (mover unchanged) while the reservation is open; no status entry once it is booked. */
  ReservationDocumentAdded: {
    version: 1,
    data: z.object({
      boater_id: z.string(),
      document_id: z.string(),
      document_type: attachmentType,
      /** Detected from the bytes; the sender's content type is ignored. */
      content_type: z.string(),
      size_bytes: z.number().int(),
      file_name: z.string().nullable(),
      ...at,
    }),
    personal: ['file_name'],
    person: ofBoater,
  },
  /** The files of a reservation that ended without an approval; a policy deletes them. */
  ReservationDocumentsRemoved: { version: 1, data: z.object({ document_ids: z.array(z.string()).min(1), ...at }) },
  RequiredDocumentsSet: { version: 1, data: z.object({ required_documents: requiredDocuments, ...at }) },
});
