import type { ReactNode } from 'react';
import { later } from './later.js';

export interface FloatProps {
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Its name for a screen reader. */
  label: string;
  children: ReactNode;
  /** Side of the anchor it lines up with. */
  align?: 'left' | 'right' | undefined;
  padding?: number | undefined;
}

const FloatCard = later(async () => (await import('./float-card.js')).FloatCard);

/** A card that floats under the thing that opened it: keeps the focus inside, closes on Escape and on a click outside. */
export function Float({ anchor, ...card }: FloatProps) {
  return anchor === null ? null : <FloatCard {...card} anchor={anchor} />;
}
