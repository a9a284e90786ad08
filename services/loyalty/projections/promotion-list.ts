import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { AccountEventOf, AccountEvent } from '../domain/account-events.js';
import { evolve, initial, type PromotionEvent, type PromotionState } from '../domain/promotion.js';
import { promotionRecord } from '../records/promotion-record.js';

interface PromotionDocument {
  active: boolean;
  starts_on: string;
  state: PromotionState;
  /** Hundredths of points that members earned by it, and how often. */
  earned: number;
  times: number;
}

/** The promotions with what members earned by them. */
export const promotionList: Projection<PromotionDocument, PromotionEvent | AccountEvent> = {
  name: 'loyalty-promotions',
  version: 1,
  indexes: [{ fields: ['active'] }, { fields: ['starts_on'] }],
  documentIds: (event) => {
    const given = givenBy(event);
    if (given === null) return promotionRecord.idsIn(event);
    return given.promotion_id === undefined ? [] : [given.promotion_id];
  },
  apply: (document, event) => {
    const given = givenBy(event);
    if (given !== null) {
      const { amount } = given;
      return document && { ...document, earned: document.earned + amount, times: document.times + 1 };
    }
    const state = evolve(document?.state ?? initial(), event as PromotionEvent);
    const { active = false, starts_on = '' } = state.terms ?? {};
    return { active, starts_on, state, earned: document?.earned ?? 0, times: document?.times ?? 0 };
  },
};

function givenBy({ type, data }: LoggedEvent): AccountEventOf<'PointsGiven'>['data'] | null {
  return type === 'PointsGiven' ? (data as AccountEventOf<'PointsGiven'>['data']) : null;
}
