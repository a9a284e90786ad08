import type { CustomerType } from '../../../contracts/reservations/vocabulary-schemas.js';
import type { FieldError } from '../../../contracts/vocabulary/refusal.js';
import type { ReservationContext } from './reservation-context.js';

/** The association whose members can redeem nights. */
const REDEEMING_ASSOCIATION = 'TEM';

type RedeemFacts = Pick<ReservationContext, 'marina' | 'membership'>;

/** Nights the member may still redeem; none for residents, other associations and inactive memberships. */
export function redeemableNights(customerType: CustomerType, { marina, membership }: RedeemFacts): number {
  if (!isRedeemedHere(customerType, marina)) return 0;
  if (membership === null || !membership.active || !membership.tem_member) return 0;
  return membership.redeem_nights_left;
}

function isRedeemedHere(customerType: CustomerType, marina: RedeemFacts['marina']): boolean {
  return customerType !== 'RESIDENT' && marina.association_code === REDEEMING_ASSOCIATION;
}

/** `max_nights_to_redeem`: never more than the stay has nights. */
export function maxNightsToRedeem(nights: number, customerType: CustomerType, facts: RedeemFacts): number {
  return Math.min(nights, redeemableNights(customerType, facts));
}

export function redeemErrors(
  wanted: number,
  nights: number,
  customerType: CustomerType,
  facts: RedeemFacts,
  path: string,
): FieldError[] {
  if (wanted === 0) return [];
  if (wanted > nights) return [{ path, code: 'reservation_moreThanTotal' }];
  if (wanted > redeemableNights(customerType, facts)) return [{ path, code: 'reservation_moreThanAvailable' }];
  return [];
}

/**
 * Checks a boater's request to redeem nights against the stay and the marina only: checking the card would reveal to a
 * stranger who has one and what is left on it. Staff see the card when they price the stay.
 */
export function redeemWishErrors(
  wanted: number,
  nights: number,
  customerType: CustomerType,
  { marina }: Pick<RedeemFacts, 'marina'>,
  path: string,
): FieldError[] {
  if (wanted === 0) return [];
  if (wanted > nights) return [{ path, code: 'reservation_moreThanTotal' }];
  return isRedeemedHere(customerType, marina) ? [] : [{ path, code: 'reservation_moreThanAvailable' }];
}
