import { type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react';
import { media, motion, radius } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { keyframes, styled } from '../../../ui/theme/styled.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { cardPlace } from '../model/card-place.js';
import { ChangePreview } from './change-preview.js';

const WIDTH = 292;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

const Card = styled('div')({
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

type PreviewCardProps = Omit<ComponentProps<typeof ChangePreview>, 'titleId'>;

/**
 * The preview beside the place where the bar would go, as a child of the chart's frame. The chart stays usable and
 * visible around it.
 */
export function PreviewCard(preview: PreviewCardProps) {
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const narrow = useNarrow();
  const [at, setAt] = useState({ left: 0, top: 0 });
  const { aim } = preview.asked;
  useLayoutEffect(() => {
    const box = card.current;
    if (box === null) return undefined;
    const place = (): void => setAt(placeIn(box.parentElement, box));
    place();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(place);
    observer.observe(box);
    return () => observer.disconnect();
  }, [aim]);
  return (
    <Card
      ref={card}
      role="dialog"
      aria-labelledby={titleId}
      style={narrow ? undefined : at}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        preview.onPutBack();
      }}
    >
      <ChangePreview {...preview} titleId={titleId} />
    </Card>
  );
}

/** The card's place in the frame, in its pixels. */
function placeIn(frame: HTMLElement | null, card: HTMLElement): { left: number; top: number } {
  const around = frame?.getBoundingClientRect();
  const ghost = frame?.querySelector('[data-part=ghost]')?.getBoundingClientRect();
  if (around === undefined || ghost === undefined) return { left: 0, top: 0 };
  const { offsetWidth: width, offsetHeight: height } = card;
  const bar = { left: ghost.left - around.left, top: ghost.top - around.top, width: ghost.width, height: ghost.height };
  return cardPlace(bar, { width, height }, around);
}
