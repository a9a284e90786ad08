import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { FloatTheme } from '../theme/float-theme.js';

export interface FloatCardProps {
  anchor: HTMLElement;
  onClose: () => void;
  /** The accessible name. */
  label: string;
  children: ReactNode;
  /** The side of the anchor to align with. */
  align?: 'left' | 'right' | undefined;
  padding?: number | undefined;
}

/** An open float. */
export function FloatCard({ anchor, onClose, label, children, align = 'left', padding = 12 }: FloatCardProps) {
  return (
    <FloatTheme>
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: align }}
        transformOrigin={{ vertical: -6, horizontal: align }}
        transitionDuration={{ enter: 120, exit: 0 }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label, sx: { padding: `${padding}px`, maxWidth: '94vw' } },
        }}
      >
        {children}
      </Popover>
    </FloatTheme>
  );
}
