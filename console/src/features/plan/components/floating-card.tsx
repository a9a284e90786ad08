import { type RefObject, useLayoutEffect, useState } from 'react';
import { media, motion, radius } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { keyframes, styled } from '../../../ui/theme/styled.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { cardPlace } from '../model/card-place.js';

const WIDTH = 292;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

/** A card over the chart, as a child of its frame. */
export const FloatingCard = styled('div')({
  position: 'absolute',
  zIndex: 12,
  width: WIDTH,
  maxWidth: 'calc(100% - 20px)',
  maxHeight: 'calc(100% - 20px)',
  overflowY: 'auto',
  padding: 16,
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  boxShadow: role.shadow,
  animation: `${rise} ${motion.move}`,
  [media.phone]: {
    position: 'fixed',
    inset: 'auto 10px 10px',
    zIndex: 40,
    width: 'auto',
    maxWidth: 'none',
    maxHeight: '80vh',
  },
});

/**
 * The place of a card beside the part of the chart that `selector` names, in pixels of the frame. It is found again when
 * the card gets another size, and when `moved` changes. On a phone the card is at the bottom of the screen.
 */
export function useCardPlace(
  card: RefObject<HTMLDivElement | null>,
  selector: string,
  moved: unknown,
): { left: number; top: number } | undefined {
  const narrow = useNarrow();
  const [at, setAt] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const box = card.current;
    if (box === null) return undefined;
    const place = (): void => setAt(placeIn(box.parentElement, box, selector));
    place();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(place);
    observer.observe(box);
    return () => observer.disconnect();
  }, [card, selector, moved]);
  return narrow ? undefined : at;
}

function placeIn(frame: HTMLElement | null, card: HTMLElement, selector: string): { left: number; top: number } {
  const around = frame?.getBoundingClientRect();
  const part = frame?.querySelector(selector)?.getBoundingClientRect();
  if (around === undefined || part === undefined) return { left: 0, top: 0 };
  const { offsetWidth: width, offsetHeight: height } = card;
  // Of a bar that runs out of the frame, only the part inside can be covered.
  const left = Math.max(part.left, around.left);
  const right = Math.max(left, Math.min(part.right, around.right));
  const bar = { left: left - around.left, top: part.top - around.top, width: right - left, height: part.height };
  return cardPlace(bar, { width, height }, around);
}
