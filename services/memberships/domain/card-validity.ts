import type { Card } from './card-state.js';
import type { CardStatus } from '../../../contracts/vocabulary/membership-card.js';

/** The card's status on a date: expired after its last valid day. */
export function statusOn({ status, expires_on }: Pick<Card, 'status' | 'expires_on'>, date: string): CardStatus {
  const runs = status === 'active' || status === 'temporary';
  return runs && date > expires_on ? 'expired' : status;
}
