import * as z from 'zod';
import { callSchemas, commandReceipt, id, receiptExample } from '../vocabulary/route.js';
import { conflictDetail, conflictId, conflictList, type conflictRow } from './conflict.js';
import { boatSizes, remedyChoice, remedyMessage } from './remedies.js';
import { isWorded } from './rules/asks-boater.js';

const RESERVATION = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';
const OTHER = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b12';
const BERTH = '0190f3a2-7001-7d11-8b21-0a5b7c9d1e33';
const FREE_BERTH = '0190f3a2-7001-7d11-8b21-0a5b7c9d1e34';
const PIER = '0190f3a2-7001-7d11-8b21-0a5b7c9d1e01';
const CONFLICT = `late-${RESERVATION}`;

const solveig = { length: 11.2, beam: 3.4, draft: 1.9 };
const mistral = { length: 14.51, beam: 4.34, draft: 2.19 };

const moved: z.input<typeof conflictRow>['best'] = {
  choice: { kind: 'MOVE', reservation_id: OTHER, berth_id: FREE_BERTH },
  stay: {
    reservation_id: OTHER,
    boater_id: '0190f3a2-6a01-7d11-8b21-0a5b7c9d1e22',
    boat: 'Mistral',
    person: 'Davide Rinaldi',
  },
  other: null,
  from: { berth_id: BERTH, label: 'C12', pier_id: PIER },
  to: [{ berth_id: FREE_BERTH, label: 'C16', pier_id: PIER }],
  same_pier: true,
  spare: { length: 0.49, beam: 0.46, draft: 0.31 },
  nights: { start_date: '2027-07-03', end_date: '2027-07-06' },
  price: null,
  refund: null,
  mails: false,
  needs_answer: false,
};

const row: z.input<typeof conflictRow> = {
  conflict_id: CONFLICT,
  kind: 'LATE_DEPARTURE',
  state: 'OPEN',
  start_date: '2027-07-03',
  end_date: '2027-07-04',
  berth: { id: BERTH, label: 'C12', pier_id: PIER, pier_name: 'C', sizes: { length: 15, beam: 4.8, draft: 2.5 } },
  boat: {
    holder: 'VISITOR',
    reservation_id: RESERVATION,
    view_id: 'Q-DRG2VZF',
    person: 'Ingrid Berg',
    vessel: { id: null, name: 'Solveig', ...solveig },
    start_date: '2027-06-28',
    end_date: '2027-07-03',
  },
  others: [
    {
      holder: 'VISITOR',
      reservation_id: OTHER,
      view_id: 'Q-7KX2M9A',
      person: 'Davide Rinaldi',
      vessel: { id: null, name: 'Mistral', ...mistral },
      start_date: '2027-07-03',
      end_date: '2027-07-06',
    },
  ],
  excess: null,
  lost: false,
  lost_cause: null,
  waiting: null,
  best: moved,
};
const { best: _best, ...summary } = row;

export const conflictSchemas = {
  list: callSchemas({
    summary:
      'Conflicts that are not solved, soonest first, those that wait for an answer last; the first ones with their best remedy',
    body: z.strictObject({
      /** Only the conflicts of this stay, without remedies; none for a stay of another marina. */
      reservation_id: id.optional(),
    }),
    answer: conflictList,
    rate: 'staff',
    example: { body: {}, answer: { items: [row], total: 1, open: 1 } },
  }),

  get: callSchemas({
    summary: 'One conflict with its remedies, best first',
    body: z.strictObject({
      conflict_id: conflictId,
      /** The sizes of the boat that are right; default: those on its card. */
      sizes: boatSizes.optional(),
    }),
    answer: conflictDetail,
    rate: 'staff',
    example: {
      body: { conflict_id: CONFLICT },
      answer: {
        ...summary,
        sizes: { booked: solveig, card: solveig, card_changed: null },
        happened: [{ what: 'ARRIVED', at: '2027-06-28T13:05:00.000Z', by: 'Jonas Weber', label: 'C12' }],
        remedies: [moved],
        nothing_fits: false,
        solved: null,
      },
    },
  }),

  resolve: callSchemas({
    summary: 'Carries out one remedy of a conflict; refused if it was solved meanwhile',
    body: z
      .strictObject({
        conflict_id: conflictId,
        choice: remedyChoice,
        /** The sizes of the boat that are right; they are written onto its card and its booking. */
        sizes: boatSizes.optional(),
        message: remedyMessage,
      })
      .refine(({ choice, message }) => isWorded(choice, message), {
        path: ['message'],
        error: 'messageRequired',
      }),
    answer: commandReceipt,
    rate: 'staff',
    example: {
      body: { conflict_id: CONFLICT, choice: { kind: 'MOVE', reservation_id: OTHER, berth_id: FREE_BERTH } },
      answer: receiptExample,
    },
  }),
};
