import { termsFigures } from '../../marinas/vocabulary.js';
import type { Currency } from '../../vocabulary/money.js';
import { oneYearFrom } from '../../memberships/rules/one-year-from.js';
import { POINTS_CURRENCY, type UnusableReason } from '../vocabulary.js';
import type { LoyaltyStatus } from '../../vocabulary/loyalty-status.js';

/** Loyalty lasts one year from joining or from the last renewal (spec 2 §2). */
export function loyaltyStatus(joinedOn: string, today: string): LoyaltyStatus {
  return oneYearFrom(joinedOn) < today ? 'EXPIRED' : 'ACTIVE';
}

interface PointFacts {
  readonly joined_on: string;
  readonly today: string;
  /** Nights of stays that are over, in any marina. */
  readonly nights_stayed: number;
  readonly currency: Currency;
}

/** Why a member cannot use points here and now (spec 3 §9); null: they can. */
export function whyUnusable({ joined_on, today, nights_stayed, currency }: PointFacts): UnusableReason | null {
  if (currency !== POINTS_CURRENCY) return 'OTHER_CURRENCY';
  if (loyaltyStatus(joined_on, today) === 'EXPIRED') return 'MEMBERSHIP_EXPIRED';
  return nights_stayed < termsFigures.cashback_nights ? 'NOT_STAYED' : null;
}
