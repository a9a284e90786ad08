import type { ReactNode } from 'react';
import { media } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';

const Grid = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 372px)' },
  [media.phone]: { gap: 12 },
});
const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 'inherit', minWidth: 0 });

/** The form at the left and what goes with it at the right; one column on narrower screens. */
export function BerthColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <Grid>
      <Stack style={{ gap: 16 }}>{main}</Stack>
      <Stack style={{ gap: 16 }}>{side}</Stack>
    </Grid>
  );
}
