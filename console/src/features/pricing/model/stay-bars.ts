import type { TriedAnswer } from './night-rows.js';

type Neighbour = NonNullable<TriedAnswer['neighbours']>[number];

export interface StayBar extends Neighbour {
  /** A shorter stay that costs more, the next longer price, or neither. */
  readonly look: 'dearer' | 'next' | 'plain';
  /** Percent of the tallest bar. */
  readonly height: number;
  readonly asked: boolean;
}

/** The stays around the one that was asked for. The next longer span, such as a week, stands out where one begins there. */
export function stayBars(neighbours: readonly Neighbour[], nights: number): StayBar[] {
  const most = Math.max(0, ...neighbours.map(({ amount }) => amount ?? 0));
  const own = neighbours.find((one) => one.nights === nights)?.tier ?? null;
  const next = neighbours.find((one) => one.nights > nights && one.tier !== own && one.amount !== null);
  return neighbours.map((one) => ({
    ...one,
    asked: one.nights === nights,
    look: one.dearer ? 'dearer' : one === next ? 'next' : 'plain',
    height: most === 0 ? 0 : ((one.amount ?? 0) / most) * 100,
  }));
}
