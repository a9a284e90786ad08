import type { PromotionAction } from '../../../contracts/loyalty/vocabulary.js';
import { termsFigures } from '../../../contracts/marinas/vocabulary.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { toMinor } from '../../../contracts/vocabulary/money.js';
import { STANDARD_VALID_DAYS } from '../../../contracts/loyalty/vocabulary.js';
import type { GivenPoints } from './account-events.js';
import { type PromotionTerms, statusOn } from './promotion.js';

export interface RunningPromotion extends PromotionTerms {
  readonly id: string;
}

/** Something that a member did. */
export interface Deed {
  /** How often each action was done: nights count one by one. */
  readonly actions: Readonly<Partial<Record<PromotionAction, number>>>;
  /** The calendar date on which it counts. */
  readonly on: string;
  readonly reservation_id?: string;
  readonly absence_id?: string;
}

/** The id of a grant, from what it was given for: a deed earns the points of a promotion once. */
type GrantId = (promotion: string, action: PromotionAction) => string;

/** The points that running promotions give for a deed. */
export function rewardsOf(
  { actions, on, ...about }: Deed,
  promotions: readonly RunningPromotion[],
  idOf: GrantId,
): GivenPoints[] {
  return promotions.flatMap((promotion) => {
    const times = actions[promotion.action] ?? 0;
    if (times === 0 || statusOn(promotion, on) !== 'RUNNING') return [];
    const { id: promotion_id, action, points, valid_days } = promotion;
    const expires_on = addDays(on, valid_days);
    const grant_id = idOf(promotion_id, action);
    return [{ grant_id, source: 'PROMOTION' as const, amount: points * times, expires_on, promotion_id, ...about }];
  });
}

/** What the terms of service promise for an absence report in high demand (spec 3 §9). */
export function vacancyReward(absence_id: string, on: string, grant_id: string): GivenPoints {
  const amount = toMinor(termsFigures.vacancy_euro);
  return { grant_id, source: 'VACANCY', amount, expires_on: addDays(on, STANDARD_VALID_DAYS), absence_id };
}
