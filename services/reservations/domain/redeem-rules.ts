import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import { canRedeem, maxNightsToRedeem } from '../../../contracts/reservations/rules/redeemed-nights.js';
import type { FieldError } from '../../../contracts/vocabulary/refusal.js';
import type { ReservationContext } from './reservation-context.js';

type RedeemFacts = Pick<ReservationContext, 'marina' | 'membership'>;

/** `max_nights_to_redeem` of a stay; 0 without an active card of a member of the association. */
export function redeemableNights(
  nights: number,
  customer_type: CustomerType,
  { marina, membership }: RedeemFacts,
): number {
  const left = membership?.active && membership.tem_member ? membership.redeem_nights_left : 0;
  return maxNightsToRedeem({ nights, customer_type, association: marina.association_code, left });
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
  if (wanted > redeemableNights(nights, customerType, facts)) return [{ path, code: 'reservation_moreThanAvailable' }];
  return [];
}

/**
 * A boater's wish is checked against the stay and the marina only: checking the card would reveal to a stranger who has
 * one and how many nights it has left. Staff see that when they price the stay.
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
  return canRedeem(customerType, marina.association_code) ? [] : [{ path, code: 'reservation_moreThanAvailable' }];
}
