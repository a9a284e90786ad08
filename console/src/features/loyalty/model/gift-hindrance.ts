export interface TypedGift {
  readonly to: 'ALL' | 'LIST';
  readonly points: number | null;
  readonly until: string | null;
  /** Members of the checked list; null while there is no list, or its check is under way. */
  readonly members: number | null;
}

export type GiftHindrance = 'points' | 'date' | 'past' | 'list' | 'nobody';

/** Why points cannot be gifted yet (spec 2 §5); null: they can. */
export function giftHindrance({ to, points, until, members }: TypedGift, today: string): GiftHindrance | null {
  if (to === 'LIST' && members === null) return 'list';
  if (to === 'LIST' && members === 0) return 'nobody';
  if (points === null || points <= 0) return 'points';
  if (until === null) return 'date';
  return until < today ? 'past' : null;
}
