import type { FloatCardProps } from './float-card.js';
import { lazyWithRetry } from './lazy-with-retry.js';

export interface FloatProps extends Omit<FloatCardProps, 'anchor'> {
  /** The element to open under; null when closed. */
  anchor: HTMLElement | null;
}

const FloatCard = lazyWithRetry(async () => (await import('./float-card.js')).FloatCard);

/** A card that opens under its anchor. It traps the focus and closes on Escape and on a click outside. */
export function Float({ anchor, ...card }: FloatProps) {
  return anchor === null ? null : <FloatCard {...card} anchor={anchor} />;
}
