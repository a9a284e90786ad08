import type { ReactNode } from 'react';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

/** Windows with the width for one pane beside the navigation. */
export const ONE_PANE = '@media (max-width: 1000px)';

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
  [ONE_PANE]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&[data-open=true] > :first-child': { display: 'none' },
    '&[data-open=false] > :last-child': { display: 'none' },
  },
  '@media print': { position: 'static', display: 'block' },
});

/** Conversations, the open one, and what it is about. Each pane scrolls by itself. */
export function Panes({ open, children }: { readonly open: boolean; readonly children: ReactNode }) {
  return (
    <Space>
      <Grid data-open={open}>{children}</Grid>
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
