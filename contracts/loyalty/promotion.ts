import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { id } from '../vocabulary/route.js';
import { requiredLine } from '../vocabulary/text.js';
import { pointsAmount } from './points.js';
import {
  MOST_VALID_DAYS,
  PROMOTION_NAME_MAX,
  promotionActions,
  promotionStatuses,
  STANDARD_VALID_DAYS,
} from './vocabulary.js';

const validDays = z
  .number('promotionValidDaysInvalid')
  .int('promotionValidDaysInvalid')
  .min(1, 'promotionValidDaysInvalid')
  .max(MOST_VALID_DAYS, 'promotionValidDaysInvalid');
const action = z.enum(promotionActions, 'promotionActionRequired');
const name = requiredLine(PROMOTION_NAME_MAX, 'promotionNameRequired');

const ends = { path: ['ends_on'], error: 'promotionEndsBeforeStart' };

interface Span {
  readonly starts_on?: string | undefined;
  readonly ends_on?: string | null | undefined;
}
const endsAfterStart = ({ starts_on: from, ends_on: to }: Span): boolean =>
  from === undefined || to === undefined || to === null || from <= to;

/** A loyalty rule: what members get points for, and how many. */
export const createPromotion = z
  .strictObject({
    name,
    action,
    points: pointsAmount,
    /** First day; absent: today. */
    starts_on: calendarDate.optional(),
    /** Last day; null: until it is switched off. */
    ends_on: calendarDate.nullable().default(null),
    valid_days: validDays.default(STANDARD_VALID_DAYS),
    active: z.boolean().default(true),
  })
  .refine(endsAfterStart, ends);
export type CreatePromotion = z.infer<typeof createPromotion>;

/** Fields that are absent stay as they are. */
export const updatePromotion = z
  .strictObject({
    loyalty_rule_id: id,
    action,
    name: name.optional(),
    points: pointsAmount.optional(),
    starts_on: calendarDate.optional(),
    ends_on: calendarDate.nullable().optional(),
    valid_days: validDays.optional(),
    active: z.boolean().optional(),
  })
  .refine(endsAfterStart, ends);
export type UpdatePromotion = z.infer<typeof updatePromotion>;

export const promotionRow = z.object({
  loyalty_rule_id: id,
  /** For `If-Match`. */
  revision: z.number().int(),
  name: z.string(),
  action: z.enum(promotionActions),
  points: z.number(),
  starts_on: calendarDate,
  ends_on: calendarDate.nullable(),
  valid_days: z.number().int(),
  active: z.boolean(),
  status: z.enum(promotionStatuses),
  /** Points that members earned by it, and how often. */
  earned: z.number(),
  times: z.number().int(),
});
export type PromotionRow = z.infer<typeof promotionRow>;
