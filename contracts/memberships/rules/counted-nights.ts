import type { CardStatus } from '../../vocabulary/membership-card.js';

/** Whether discounted nights of a card with this status count: those of an expired, archived or requested card do not. */
export function countsNights(status: CardStatus): boolean {
  return status === 'active' || status === 'temporary' || status === 'disabled';
}
