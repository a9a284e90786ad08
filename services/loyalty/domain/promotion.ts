import * as z from 'zod';
import { loyaltyErrors } from '../../../contracts/loyalty/errors.js';
import { promotionActions, type PromotionStatus } from '../../../contracts/loyalty/vocabulary.js';
import { calendarDate, instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';

/** Facts of a promotion, which is a rule that gives points for something that members do (`promotion-<id>`). */
const terms = z.object({
  name: z.string(),
  action: z.enum(promotionActions),
  /** Hundredths of points, for a night or for the whole. */
  points: z.number().int().min(1),
  starts_on: calendarDate,
  /** Last day; null: until it is switched off. */
  ends_on: calendarDate.nullable(),
  /** Days for which the points can be used. */
  valid_days: z.number().int().min(1),
  active: z.boolean(),
});
export type PromotionTerms = z.output<typeof terms>;

export const promotionEvents = defineEvents({
  PromotionCreated: { version: 1, data: terms.extend({ promotion_id: z.string(), at: instant }) },
  PromotionChanged: { version: 1, data: terms.extend({ at: instant }) },
});
export type PromotionEvent = EventsOf<typeof promotionEvents>;

export interface PromotionState {
  readonly terms: PromotionTerms | null;
}

export type PromotionCommand =
  | { readonly type: 'Create'; readonly promotion_id: string; readonly terms: PromotionTerms }
  | { readonly type: 'Change'; readonly terms: Partial<PromotionTerms> };

export function initial(): PromotionState {
  return { terms: null };
}

export function evolve(_state: PromotionState, event: PromotionEvent): PromotionState {
  const { name, action, points, starts_on, ends_on, valid_days, active } = event.data;
  return { terms: { name, action, points, starts_on, ends_on, valid_days, active } };
}

/** @param at UTC */
export function decide(command: PromotionCommand, state: PromotionState, at: string): PromotionEvent[] | Refusal {
  if (command.type === 'Create') {
    if (state.terms !== null) return [];
    return [{ type: 'PromotionCreated', data: { promotion_id: command.promotion_id, ...command.terms, at } }];
  }
  if (state.terms === null) return refuse('not_found', loyaltyErrors.promotion_not_found);
  const changed = { ...state.terms, ...command.terms };
  const ends = changed.ends_on !== null && changed.ends_on < changed.starts_on;
  if (ends)
    return refuse('validation', 'VALIDATION', { errors: [{ path: 'ends_on', code: 'promotionEndsBeforeStart' }] });
  return [{ type: 'PromotionChanged', data: { ...changed, at } }];
}

export function statusOn({ active, starts_on, ends_on }: PromotionTerms, today: string): PromotionStatus {
  if (!active) return 'SWITCHED_OFF';
  if (ends_on !== null && ends_on < today) return 'ENDED';
  return today < starts_on ? 'PLANNED' : 'RUNNING';
}
