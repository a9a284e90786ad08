import type { ReactNode } from 'react';
import { media } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

/**
 * Fills the window below what stands above it. Its content has no height of its own, so that the panes scroll and the
 * page does not.
 */
const Space = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 440,
  '@media print': { minHeight: 0 },
});
const Grid = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: '332px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  '@media (max-width: 1000px)': { gridTemplateColumns: '280px minmax(0, 1fr)' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { position: 'static', display: 'block' },
});

/** Conversations, the open one, and what it is about. Each pane scrolls by itself. */
export function Panes({ children }: { readonly children: ReactNode }) {
  return (
    <Space>
      <Grid>{children}</Grid>
    </Space>
  );
}

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
