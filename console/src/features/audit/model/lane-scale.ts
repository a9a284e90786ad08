import type { Lanes } from '../../../../../contracts/audit/everywhere-schemas.js';

/** Keeps the outermost ticks off the edges. */
const MARGIN = 0.01;

/** The position of an instant between the left end (0) and the right end (1) of the lanes. */
export function shareOf(at: string, { from, to }: Pick<Lanes, 'from' | 'to'>): number {
  if (from === null || to === null || from === to) return 0.5;
  const share = (Date.parse(at) - Date.parse(from)) / (Date.parse(to) - Date.parse(from));
  return MARGIN + Math.max(0, Math.min(1, share)) * (1 - 2 * MARGIN);
}

/** The instant at a position; null without entries. */
export function instantAt(share: number, { from, to }: Pick<Lanes, 'from' | 'to'>): string | null {
  if (from === null || to === null) return null;
  const within = Math.max(0, Math.min(1, (share - MARGIN) / (1 - 2 * MARGIN)));
  return new Date(Date.parse(from) + within * (Date.parse(to) - Date.parse(from))).toISOString();
}

/** The height of a tick between 0 and 1: ten times as many entries are one step higher. */
export function heightOf(count: number): number {
  return Math.min(1, 0.45 + Math.log10(Math.max(1, count)) * 0.3);
}
