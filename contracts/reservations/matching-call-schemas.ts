import * as z from 'zod';
import { commandReceipt, id, listAnswer, receiptExample, callSchemas } from '../vocabulary/route.js';
import { exampleBerth, exampleIds } from './examples.js';
import {
  bestPlacement,
  type GivenOffer,
  givenOffer,
  howGiven,
  listPlacing,
  offerBerth,
  offeredBerth,
  offerNext,
  placeBest,
  placedBest,
  placingDetail,
  placingPage,
  type PlacingRow,
  type SupplyAlert,
  withdrawOffer,
} from './matching.js';

const reservation_id = exampleIds.reservation;
const berth_id = exampleIds.berth;
const stay = { start_date: '2027-07-14', end_date: '2027-07-21' };
const boater = { id: exampleIds.boater, first_name: 'Aoife', last_name: 'Byrne' };
const placement = { reservation_id, berth_id };

const row: PlacingRow = {
  reservation_id,
  view_id: 'Q-VHVJKSD',
  revision: 2,
  source: 'BOATER',
  reservation_status: 'waiting_list',
  next_move: { by: 'MARINA', deadline_at: '2027-07-14T22:00:00.000Z' },
  boater,
  vessel: { name: 'Saoirse', length: 9.75, beam: 3.2, draft: 1.7, type: 'SAIL', hull_type: 'MONOHULL' },
  ...stay,
  nights: 7,
  waiting_place: 2,
  fits: 3,
  fits_if_confirmed: 0,
  best: exampleBerth,
  berth_offer: null,
  created_at: '2027-06-02T08:00:00.000Z',
};

const alert: SupplyAlert = {
  reservation_id,
  view_id: 'Q-VHVJKSD',
  boater,
  vessel: { name: 'Saoirse', length: 9.75 },
  ...stay,
  berth: 'D4',
  from_date: '2027-07-14',
  reason: 'ABSENCE_WITHDRAWN',
  cause: null,
  changed_by: 'Per Moe',
  at: '2027-07-03T07:21:00.000Z',
};

const passed = {
  reservation_id,
  view_id: 'Q-7K2MPA9',
  vessel_name: 'Grand Large',
  boater_name: 'Yann Le Goff',
  place: 1,
  reason: 'does_not_fit',
  rule: 'too_narrow',
  skip_reason: null,
} as const;

const given: GivenOffer = {
  offer_id: exampleIds.match,
  berth_id,
  label: 'B9',
  reservation_id,
  view_id: 'Q-VHVJKSD',
  vessel_name: 'Saoirse',
  boater_name: 'Aoife Byrne',
  ...stay,
  offered_at: '2027-07-03T07:42:00.000Z',
  offered_by: 'Maëlle Kervadec',
  answer_by: '2027-07-04T07:42:00.000Z',
  place: 2,
  line_length: 3,
  passed_over: [passed],
  outcome: 'accepted',
  ended_at: '2027-07-03T09:10:00.000Z',
};

const none = { items: [], total: 0 };

export const matchingSchemas = {
  list: callSchemas({
    summary: 'Reservations without a berth in groups, each with the number of berths that fit, and open supply alerts',
    body: listPlacing,
    answer: placingPage,
    rate: 'staff',
    example: {
      body: { group: 'waiting', page: 1, page_size: 20 },
      answer: {
        groups: { waiting: { items: [row], total: 1 }, unplaced: none, lost: none, skipped: none },
        alerts: { items: [alert], total: 1 },
        offer_hours: 24,
      },
    },
  }),

  get: callSchemas({
    summary: 'One reservation without a berth, with the berths that fit and its turn on the waiting list for each',
    body: z.strictObject({ reservation_id: id }),
    answer: placingDetail,
    rate: 'staff',
    example: {
      body: { reservation_id },
      answer: {
        ...row,
        group: 'waiting',
        berth: null,
        additional_requirements: ['Electricity', 'A quiet place'],
        matches: [
          {
            berth_id,
            berth_name: 'B9',
            available: true,
            order: 1,
            custom: false,
            absence_report_id: null,
            vessel: null,
            why: {
              berth_id,
              order: 1,
              spare_loa: 2.25,
              spare_beam: 0.8,
              spare_draft: 0.7,
              extends_over: [],
              absence_ids: [],
            },
            berth: exampleBerth,
            min_length: null,
            min_beam: null,
            min_draft: null,
            free_until: '2027-07-24',
            needs_confirmation: false,
            line: { first: null, passed_over: [passed] },
          },
        ],
        removed: { too_narrow: 12, taken: 40 },
        skipped: [],
        alert: null,
        may_wait: true,
      },
    },
  }),

  previewBest: callSchemas({
    summary:
      'The best free berth of each reservation, each berth given at most once, and whether staff must confirm that the boat is below its minimum; changes nothing',
    answer: listAnswer(bestPlacement),
    rate: 'staff',
    example: {
      answer: {
        items: [
          {
            reservation_id,
            view_id: 'Q-VHVJKSD',
            vessel_name: 'Saoirse',
            boater_name: 'Aoife Byrne',
            vessel: { length: 9.75, beam: 3.2, draft: 1.7 },
            ...stay,
            berth: exampleBerth,
            min_length: null,
            min_beam: null,
            min_draft: null,
            needs_confirmation: false,
            group: 'waiting',
            line: { place: 1, passed_over: [] },
          },
        ],
        total: 1,
      },
    },
  }),

  placeBest: callSchemas({
    summary: 'Allocates or offers these berths, one after the other, and reports what became of each',
    body: placeBest,
    answer: placedBest,
    rate: 'staff',
    example: {
      body: { placements: [placement] },
      answer: { ...receiptExample, outcomes: [{ ...placement, outcome: 'offered', error_type: null }] },
    },
  }),

  offerBerth: callSchemas({
    summary: 'Offers a berth to a reservation on the waiting list and holds it until the answer or the deadline',
    body: offerBerth,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: placement, answer: receiptExample },
  }),

  offerNext: callSchemas({
    summary: 'Offers a freed berth to the next on the waiting list whom it fits',
    body: offerNext,
    answer: offeredBerth,
    rate: 'staff',
    example: { body: { berth_id, ...stay }, answer: { ...receiptExample, reservation_id } },
  }),

  withdrawOffer: callSchemas({
    summary: 'Withdraws the running offer of a berth, with a reason',
    body: withdrawOffer,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { reservation_id, skip_reason: 'weather_issues' }, answer: receiptExample },
  }),

  closeAlert: callSchemas({
    summary: 'Closes the alert about a lost berth; the reservation stays among those without one',
    body: z.strictObject({ reservation_id: id }),
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { reservation_id }, answer: receiptExample },
  }),

  howGiven: callSchemas({
    summary: 'How a berth was given: every offer with its place in the line, who was passed over and why',
    body: howGiven,
    answer: listAnswer(givenOffer),
    rate: 'staff',
    example: { body: { berth_id }, answer: { items: [given], total: 1 } },
  }),
};
