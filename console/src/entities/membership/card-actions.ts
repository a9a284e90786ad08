import type { MembershipCard } from '../../../../contracts/vocabulary/membership-card.js';

export const cardActionKinds = ['renew', 'activate', 'disable', 'archive', 'restore'] as const;
export type CardAction = (typeof cardActionKinds)[number];

/** The actions that a card allows its home marina on `today` (`YYYY-MM-DD`), the most likely first (spec 2 §4). */
export function cardActions(
  { status, expires_on }: Pick<MembershipCard, 'status' | 'expires_on'>,
  today: string,
): readonly CardAction[] {
  const hasEnded = expires_on < today;
  switch (status) {
    case 'active':
      return ['renew', 'disable', 'archive'];
    case 'temporary':
      return ['activate', 'renew', 'disable', 'archive'];
    case 'pending':
    case 'disabled':
      // The server activates no card that has ended; renewing also activates it.
      return [hasEnded ? 'renew' : 'activate', 'archive'];
    case 'expired':
      return ['renew', 'archive'];
    case 'archived':
      return ['restore'];
    default:
      return status satisfies never;
  }
}

/** The status that an action asks for; a restored card gets the one it had before. Renewing is a call of its own. */
export const statusAfter = {
  activate: 'active',
  disable: 'disabled',
  archive: 'archived',
  restore: 'active',
} as const satisfies Record<Exclude<CardAction, 'renew'>, MembershipCard['status']>;

/** The reason why the marina or this user may not change the card; null if the user may. */
export function cardHindrance(
  card: Pick<MembershipCard, 'home_marina_id'>,
  { marina_id, mayEdit }: { readonly marina_id: string; readonly mayEdit: boolean },
): 'otherMarina' | 'noEditor' | null {
  if (card.home_marina_id !== marina_id) return 'otherMarina';
  return mayEdit ? null : 'noEditor';
}

/** Whether the card belongs to no boat and can be attached to one. */
export function isAttachable({ vessel_id, status }: Pick<MembershipCard, 'vessel_id' | 'status'>): boolean {
  return vessel_id === null && status !== 'archived';
}
