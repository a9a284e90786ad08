import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { media } from '../theme/measures.js';

const Grid = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"side" "left" "middle"',
  '@media (min-width: 761px)': {
    gridTemplateColumns: '288px minmax(0, 1fr)',
    gridTemplateAreas: '"left middle" "left side"',
    gridTemplateRows: 'auto 1fr',
  },
  [media.wide]: {
    // On a very wide screen the outer columns grow too.
    gridTemplateColumns: 'minmax(288px, 0.6fr) minmax(0, 1.4fr) minmax(288px, 0.6fr)',
    gridTemplateAreas: '"left middle side"',
    gridTemplateRows: 'auto',
  },
});

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 });

/** Three columns: who and what, the work, what happens next. The right one moves under the middle below 1,200 px and on top on a phone. */
export function Columns({ left, middle, side }: { left: ReactNode; middle: ReactNode; side: ReactNode }) {
  return (
    <Grid>
      <Stack style={{ gridArea: 'left' }}>{left}</Stack>
      <Stack style={{ gridArea: 'middle' }}>{middle}</Stack>
      <Stack style={{ gridArea: 'side' }}>{side}</Stack>
    </Grid>
  );
}
