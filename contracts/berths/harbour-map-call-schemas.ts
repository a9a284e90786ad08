import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { callSchemas, commandReceipt, id, listAnswer, receiptExample } from '../vocabulary/route.js';
import { berthId, pierId } from './examples.js';
import { harbourMap, mapTotals, type MapBoat, pierPosition, planDifference, planTick, shore } from './harbour-map.js';

const positionExample = {
  pier_id: pierId,
  x: 0,
  y: 40,
  heading: 0,
  rows: 'ODD_EVEN' as const,
  first_side: 'LEFT' as const,
  from_head: false,
};

const boatExample: MapBoat = {
  berth_id: berthId,
  extends_over: [],
  holder: 'VISITOR',
  phase: 'IN',
  allocation_id: receiptExample.id,
  reservation_id: receiptExample.id,
  boater_id: null,
  vessel_id: null,
  name: 'Petrel',
  length: 9.8,
  beam: 3.2,
  type: 'SAIL',
  arrives: '2027-07-12',
  leaves: '2027-07-16',
};

/** Longest time that one timeline covers: a season, in milliseconds. */
const LONGEST = 200 * 86_400_000;

export const harbourMapSchemas = {
  showMap: callSchemas({
    summary: 'The harbour to scale on one night, now or as it stood at a past moment',
    body: z.strictObject({
      /** Today, at the moment shown, when absent. */
      date: calendarDate.optional(),
      /** Absent: now. */
      at: instant.optional(),
    }),
    answer: harbourMap,
    example: {
      body: { date: '2027-07-14' },
      answer: {
        date: '2027-07-14',
        today: '2027-07-14',
        moment: null,
        arrangement: { piers: [positionExample], shores: [], north: 0, revision: 3 },
        piers: [{ id: pierId, name: 'A' }],
        berths: [
          {
            id: berthId,
            pier_id: pierId,
            number: 12,
            max_loa: 12,
            max_beam: 4,
            max_draft: 2.5,
            boat_types: 'any',
            lettered: false,
            active: true,
            offered: true,
          },
        ],
        boats: [boatExample],
        strangers: [],
        totals: { residents: 0, visitors: 1, expected: 0, free: 0 },
      },
    },
  }),

  arrangeHarbour: callSchemas({
    summary: 'Place piers, and draw land and breakwaters',
    body: z.strictObject({
      placed: z.array(pierPosition).max(500, 'tooManyPiers').default([]),
      /** Piers that go back to where the drawing puts them by itself. */
      returned: z.array(id).max(500, 'tooManyPiers').default([]),
      /** Replaces land, breakwaters and the direction of north; absent: unchanged. */
      surroundings: z
        .strictObject({
          shores: z.array(shore).max(50, 'tooManyShores'),
          north: z.number('insertNumber').min(0, 'headingInvalid').lt(360, 'headingInvalid'),
        })
        .optional(),
    }),
    answer: commandReceipt,
    example: { body: { placed: [positionExample] }, answer: receiptExample },
  }),

  planTimeline: callSchemas({
    summary: 'The moments at which the plan changed, oldest first',
    body: z
      .strictObject({ from: instant, to: instant })
      .refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'], error: 'endBeforeStart' })
      .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= LONGEST, { path: ['to'], error: 'tooManyNights' }),
    answer: listAnswer(planTick).extend({
      /** The first moment on record; null: nothing has been recorded. */
      first: instant.nullable(),
    }),
    example: {
      body: { from: '2027-07-07T00:00:00.000Z', to: '2027-07-14T09:42:00.000Z' },
      answer: {
        items: [{ at: '2027-07-12T11:20:00.000Z', ours: true }],
        total: 1,
        first: '2026-05-03T08:00:00.000Z',
      },
    },
  }),

  planDifferences: callSchemas({
    summary: 'What differs between the harbour at a past moment and now',
    body: z.strictObject({ at: instant }),
    answer: listAnswer(planDifference).extend({ then: mapTotals, now: mapTotals }),
    example: {
      body: { at: '2027-07-12T18:00:00.000Z' },
      answer: {
        items: [
          {
            kind: 'CAME',
            berth_id: berthId,
            to_berth_id: null,
            boat: boatExample,
            at: '2027-07-13T08:51:00.000Z',
            date: '2027-07-13',
          },
        ],
        total: 1,
        then: { residents: 70, visitors: 30, expected: 2, free: 20 },
        now: { residents: 70, visitors: 31, expected: 1, free: 19 },
      },
    },
  }),
};
