import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';

interface FloatProps {
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Its name for a screen reader. */
  label: string;
  children: ReactNode;
  /** Side of the anchor it lines up with. */
  align?: 'left' | 'right' | undefined;
  padding?: number | undefined;
}

/** A card that floats under the thing that opened it: keeps the focus inside, closes on Escape and on a click outside. */
export function Float({ anchor, onClose, label, children, align = 'left', padding = 12 }: FloatProps) {
  // A closed one would be drawn along with everything around it.
  if (anchor === null) return null;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: align }}
      transformOrigin={{ vertical: -6, horizontal: align }}
      transitionDuration={{ enter: 120, exit: 0 }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { padding: `${padding}px`, maxWidth: '94vw' } } }}
    >
      {children}
    </Popover>
  );
}
