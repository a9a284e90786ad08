import Popover from '@mui/material/Popover';
import { FloatTheme } from '../theme/float-theme.js';
import type { FloatProps } from './float.js';

/** An open float. */
export function FloatCard({ anchor, onClose, label, children, align = 'left', padding = 12 }: FloatProps) {
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
