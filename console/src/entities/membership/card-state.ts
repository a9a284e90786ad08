import { countsNights } from '../../../../contracts/memberships/rules/counted-nights.js';
import type { StatusKind } from '../../ui/status/status-kind.js';
import type { CardStatus } from '../../../../contracts/vocabulary/membership-card.js';

/** The mark of a card's state. Only a requested card waits for the marina. */
export const cardKinds: Readonly<Record<CardStatus, StatusKind>> = {
  active: 'booked',
  temporary: 'payment_due',
  pending: 'our_move',
  expired: 'expired',
  disabled: 'cancelled',
  archived: 'cancelled',
};

/** The facts of a card that decide what happens next. */
export interface CardFacts {
  readonly status: CardStatus;
  /** `YYYY-MM-DD`, the last valid day. */
  readonly expires_on: string;
  readonly auto_renew: boolean;
}

/** The next step of a card; `date` is the day on which it happens or has happened. */
export type CardStep =
  | { readonly kind: 'noCard' | 'asksForCard' | 'viewOnly' | 'archived'; readonly date: null }
  | { readonly kind: 'renews' | 'ends' | 'renewOrArchive'; readonly date: string };

export function cardStep(card: CardFacts | null): CardStep {
  if (card === null) return { kind: 'noCard', date: null };
  const { status, expires_on: date, auto_renew } = card;
  switch (status) {
    case 'active':
      return { kind: auto_renew ? 'renews' : 'ends', date };
    case 'temporary':
      return { kind: 'ends', date };
    case 'expired':
      return { kind: 'renewOrArchive', date };
    case 'pending':
      return { kind: 'asksForCard', date: null };
    case 'disabled':
      return { kind: 'viewOnly', date: null };
    case 'archived':
      return { kind: 'archived', date: null };
    default:
      return status satisfies never;
  }
}

/** Whether the marina has to decide something about the card. */
export function needsUs(card: Pick<CardFacts, 'status'> | null): boolean {
  return card?.status === 'expired' || card?.status === 'pending';
}

/** Whether discounted nights of the card count at present. */
export function showsNights(card: Pick<CardFacts, 'status'> | null): boolean {
  return card !== null && countsNights(card.status);
}
