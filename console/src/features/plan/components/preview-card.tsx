import { type ComponentProps, useId, useRef } from 'react';
import { ChangePreview } from './change-preview.js';
import { FloatingCard, useCardPlace } from './floating-card.js';

type PreviewCardProps = Omit<ComponentProps<typeof ChangePreview>, 'titleId'>;

/**
 * The preview beside the place where the bar would go, as a child of the chart's frame. The chart stays usable and
 * visible around it.
 */
export function PreviewCard(preview: PreviewCardProps) {
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const at = useCardPlace(card, '[data-part=ghost]', preview.asked.aim);
  return (
    <FloatingCard
      ref={card}
      role="dialog"
      aria-labelledby={titleId}
      style={at}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        preview.onPutBack();
      }}
    >
      <ChangePreview {...preview} titleId={titleId} />
    </FloatingCard>
  );
}
