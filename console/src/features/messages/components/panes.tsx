import { media } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

/** The height of the window below the top bar; on a phone the bars above and below leave less. */
const HEIGHT = 'calc(100dvh - 57px)';

/** Conversations, the open one, and what it is about. Each pane scrolls by itself. */
export const Panes = styled('div')({
  display: 'grid',
  gridTemplateColumns: '332px minmax(0, 1fr)',
  height: HEIGHT,
  minHeight: 420,
  '@media (max-width: 1000px)': { gridTemplateColumns: '280px minmax(0, 1fr)' },
  [media.phone]: { display: 'flex', flexDirection: 'column', height: 'calc(100dvh - 124px)' },
  '@media print': { display: 'block', height: 'auto' },
});

export const Left = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  flex: 1,
  backgroundColor: role.surface,
  borderRight: `1px solid ${role.line}`,
  '@media print': { display: 'none' },
});

export const Middle = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  flex: 1,
  position: 'relative',
});
