import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { nightsBetween } from '../vocabulary/dates.js';
import { callSchemas, commandReceipt, id, listAnswer, pageRequest, receiptExample } from '../vocabulary/route.js';
import {
  actionExample,
  barExample,
  basisExample,
  berthId,
  effectsExample,
  gestureExample,
  pierId,
  rowExample,
} from './examples.js';
import { planClosure } from './closures.js';
import { planBar, planPier, planRow } from './plan.js';
import { planAction, undoEffects } from './plan-actions.js';
import { planBasis, planEffects, planGesture } from './plan-gestures.js';
import { MOST_NIGHTS, MOST_PLAN_ROWS } from './vocabulary.js';

const service = z.enum(['electricity', 'water', 'waste']);

/** The nights of a chart, at most {@link MOST_NIGHTS}. */
const charted = <S extends z.ZodRawShape>(shape: S) =>
  z
    .strictObject({ start_date: calendarDate, end_date: calendarDate, ...shape })
    .refine((range) => nightsOf(range) >= 1, { path: ['end_date'], error: 'endDateNotAfterStart' })
    .refine((range) => nightsOf(range) <= MOST_NIGHTS, { path: ['end_date'], error: 'tooManyNights' });

function nightsOf(range: unknown): number {
  const { start_date, end_date } = range as { start_date: string; end_date: string };
  return nightsBetween(start_date, end_date);
}

const size = z.number('insertNumber').min(0, 'insertNumber').max(1000, 'insertNumber');

/** Revision of the berth plan that the answer shows; -1: a plan without events, or one of the past. */
const revision = z.number().int();

/** The plan as it stood at this moment; absent: now. Bars of the past have no mark and no status. */
const past = { at: instant.optional() };

export const planSchemas = {
  plan: callSchemas({
    summary: 'The tape chart: every berth in row order, and the bars of the first rows',
    body: charted({
      filter: z
        .strictObject({
          pier_id: z.array(id).max(100).optional(),
          /** The berth's greatest length lies between these. */
          min_loa: size.optional(),
          max_loa: size.optional(),
          /** All of these. */
          services: z.array(service).max(3).optional(),
        })
        .default({}),
      ...past,
      /** Number of rows, from the first, whose bars are included; `planBars` returns those of the others. */
      bars_of: z.number().int().min(0).max(MOST_PLAN_ROWS).default(300),
    }),
    answer: z.object({
      revision,
      /** The marina's date. */
      today: calendarDate,
      piers: z.array(planPier),
      berths: z.array(planRow),
      bars: z.array(planBar),
      /** Closures that have one of these nights. */
      closures: z.array(planClosure),
    }),
    example: {
      body: { start_date: '2027-07-01', end_date: '2027-08-01', filter: { services: ['electricity'] } },
      answer: {
        revision: 812,
        today: '2027-07-05',
        piers: [{ pier_id: pierId, name: 'A', berths: 1, taken_nights: 22, offered_nights: 31 }],
        berths: [rowExample],
        bars: [barExample],
        closures: [],
      },
    },
  }),

  planBars: callSchemas({
    summary: 'The bars of some rows of the tape chart, for what scrolls into view or has changed',
    body: charted({ ...past, berth_ids: z.array(id).min(1, 'berthRequired').max(MOST_PLAN_ROWS, 'tooMany') }),
    answer: z.object({ revision, bars: z.array(planBar) }),
    example: {
      body: { start_date: '2027-07-01', end_date: '2027-08-01', berth_ids: [berthId] },
      answer: { revision: 812, bars: [barExample] },
    },
  }),
};

export const planGestureSchemas = {
  planPreview: callSchemas({
    summary: 'What a move, new dates, a swap or a split would lead to: fit, price, mails, or the reason why not',
    body: z.strictObject({ gesture: planGesture }),
    answer: planEffects,
    example: { body: { gesture: gestureExample }, answer: effectsExample },
  }),

  planChange: callSchemas({
    summary: 'Carry out a previewed move, new dates, a swap or a split; answers the id of the action, for undo',
    body: z.strictObject({ gesture: planGesture, basis: planBasis }),
    answer: commandReceipt,
    example: { body: { gesture: gestureExample, basis: basisExample }, answer: receiptExample },
  }),
};

export const planActionSchemas = {
  planActions: callSchemas({
    summary: 'What was done to visitors’ berths in the last days, newest first, and whether it can be undone',
    body: z.strictObject({
      ...pageRequest,
      /** Only actions that gave or took this berth, also one that a boat extends over. */
      berth_id: id.optional(),
      /** Only actions on this stay. */
      reservation_id: id.optional(),
    }),
    answer: listAnswer(planAction).extend({
      /** Names of the berth and of the boat by which the list is filtered; null: no such filter, or not known. */
      of: z.object({ berth_name: z.string().nullable(), boat_name: z.string().nullable() }),
    }),
    example: {
      body: { page_size: 25 },
      answer: { items: [actionExample], total: 1, of: { berth_name: null, boat_name: null } },
    },
  }),

  planUndoPreview: callSchemas({
    summary: 'What undoing an action would lead to, or what others have built on it',
    body: z.strictObject({ action_id: id }),
    answer: undoEffects,
    example: {
      body: { action_id: actionExample.action_id },
      answer: { ...effectsExample, action: actionExample },
    },
  }),

  planUndo: callSchemas({
    summary: 'Undo an action as previewed; answers the id of the action that undoes it',
    body: z.strictObject({ action_id: id, basis: planBasis }),
    answer: commandReceipt,
    example: { body: { action_id: actionExample.action_id, basis: basisExample }, answer: receiptExample },
  }),
};
