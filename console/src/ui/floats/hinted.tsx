import { useState, type ReactNode } from 'react';
import { lazyWithRetry } from './lazy-with-retry.js';

const HintBubble = lazyWithRetry(async () => (await import('./hint-bubble.js')).HintBubble);

interface HintedProps {
  /** The text shown while the child is hovered or focused; without it, nothing is shown. */
  text: string | undefined;
  children: ReactNode;
  /** Lets the child fill the width. */
  wide?: boolean | undefined;
}

/**
 * Shows a text beside its child on hover and on keyboard focus, and hides it on Escape. The bubble's code loads on
 * first use.
 */
export function Hinted({ text, children, wide = false }: HintedProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hide = () => setAnchor(null);
  return (
    <span
      style={{ display: wide ? 'flex' : 'inline-flex', width: wide ? '100%' : undefined, minWidth: 0 }}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') setAnchor(event.currentTarget);
      }}
      onPointerLeave={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) setAnchor(event.currentTarget);
      }}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children}
      {text !== undefined && anchor !== null && <HintBubble anchor={anchor} text={text} />}
    </span>
  );
}
