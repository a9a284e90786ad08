import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { berthedVessel, removalRule, bothReason } from './vocabulary-schemas.js';
import { sizesToBook } from '../vocabulary/sizes-schemas.js';
import { nightsBetween } from '../vocabulary/dates.js';
import { commandReceipt, id, listAnswer, receiptExample, callSchemas } from '../vocabulary/route.js';
import { allocationId, berthId, boaterId, choiceExample, matchExample, vesselExample, vesselId } from './examples.js';
import { absentVessel, berthChoice, match, nightOccupancy, removal } from './matches.js';
import { MOST_NIGHTS } from './vocabulary.js';

const datesInOrder = (nights: { start_date: string; end_date: string }): boolean =>
  nightsBetween(nights.start_date, nights.end_date) >= 1;

const datesRule = { path: ['end_date'], error: 'endDateNotAfterStart' };

const search = {
  start_date: calendarDate,
  end_date: calendarDate,
  ...berthedVessel.shape,
  /** Null: not known, so only the other sizes are checked. */
  beam: sizesToBook.beam,
  draft: sizesToBook.draft,
  instant_only: z.boolean().default(false),
  /** Allocation of a stay whose own nights count as free. */
  allocation_id: id.optional(),
};

export const availabilitySchemas = {
  allocateVessel: callSchemas({
    summary: 'Give a berth to the vessel of a resident',
    body: z
      .strictObject({
        berth_id: id,
        vessel_id: id,
        /** The berth holder; the vessel's primary boater when absent. */
        boater_id: id.optional(),
        /** Today when absent. */
        start_date: calendarDate.optional(),
        /** Null: until further notice. */
        end_date: calendarDate.nullable().default(null),
        /** Confirms `min_length_berth_allocationg`: allocate although the boat is shorter than the minimum. */
        confirm_min_length: z.boolean().default(false),
        /** Why the boat keeps both berths, where a stay of it has another one on some of the nights. */
        both_reason: bothReason.optional(),
      })
      .refine(
        ({ start_date, end_date }) =>
          start_date === undefined || end_date === null || datesInOrder({ start_date, end_date }),
        datesRule,
      ),
    answer: commandReceipt,
    example: {
      body: { berth_id: berthId, vessel_id: vesselId, boater_id: boaterId, start_date: '2027-04-01' },
      answer: receiptExample,
    },
  }),

  changeResidency: callSchemas({
    summary: 'Change the nights for which a resident holds the berth',
    body: z
      .strictObject({
        allocation_id: id,
        start_date: calendarDate,
        /** First night without the resident; null: until further notice. */
        end_date: calendarDate.nullable(),
      })
      .refine(({ start_date, end_date }) => end_date === null || datesInOrder({ start_date, end_date }), datesRule),
    answer: commandReceipt,
    example: {
      body: { allocation_id: allocationId, start_date: '2027-04-01', end_date: '2027-11-01' },
      answer: receiptExample,
    },
  }),

  endResidency: callSchemas({
    summary: 'End the residency on a day; one that has not begun by then is removed',
    body: z.strictObject({
      allocation_id: id,
      /** First night without the resident; today when absent. */
      left_on: calendarDate.optional(),
    }),
    answer: commandReceipt,
    example: { body: { allocation_id: allocationId, left_on: '2027-09-30' }, answer: receiptExample },
  }),

  listAvailableBerths: callSchemas({
    summary: 'Active berths for a choice by hand: long enough first (ascending), then shorter ones (descending)',
    body: z
      .strictObject({ ...search, only_available_berths: z.boolean().default(false) })
      .refine(datesInOrder, datesRule),
    answer: listAnswer(berthChoice),
    example: {
      body: { start_date: '2027-07-14', end_date: '2027-07-17', ...vesselExample },
      answer: { items: [choiceExample], total: 1 },
    },
  }),

  listMatchedBerths: callSchemas({
    summary: 'Berths that fit the boat and are free, best first, with why, and what removed the others',
    body: z
      .strictObject({ ...search, limit: z.number().int().min(1).max(200).default(20) })
      .refine(datesInOrder, datesRule),
    answer: listAnswer(match).extend({ removed: z.partialRecord(removalRule, z.number().int()) }),
    example: {
      body: { start_date: '2027-07-14', end_date: '2027-07-17', ...vesselExample },
      answer: { items: [matchExample], total: 1, removed: { too_short_loa: 4, taken: 19 } },
    },
  }),

  checkAvailability: callSchemas({
    summary: 'Is this berth free on these nights?',
    body: z
      .strictObject({
        berth_id: id,
        start_date: calendarDate,
        end_date: calendarDate,
        allocation_id: id.optional(),
      })
      .refine(datesInOrder, datesRule),
    answer: z.object({
      available: z.boolean(),
      removed_by: removal.nullable(),
      /** The resident's absence that frees the berth; null: the berth has no resident. */
      absence_report_id: z.string().nullable(),
      /** The boat that is absent. */
      vessel: absentVessel.nullable(),
    }),
    example: {
      body: { berth_id: berthId, start_date: '2027-07-14', end_date: '2027-07-17' },
      answer: { available: true, removed_by: null, absence_report_id: null, vessel: null },
    },
  }),

  occupancy: callSchemas({
    summary: 'How full the marina is, night by night',
    body: z
      .strictObject({ start_date: calendarDate, end_date: calendarDate })
      .refine(datesInOrder, datesRule)
      .refine((range) => nightsBetween(range.start_date, range.end_date) <= MOST_NIGHTS, {
        path: ['end_date'],
        error: 'tooManyNights',
      }),
    answer: listAnswer(nightOccupancy),
    example: {
      body: { start_date: '2027-07-14', end_date: '2027-07-15' },
      answer: {
        items: [{ date: '2027-07-14', berths: 120, residents: 70, away: 12, visitors: 31, free: 31 }],
        total: 1,
      },
    },
  }),
};
