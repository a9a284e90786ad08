import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { media } from '../../../ui/theme/measures.js';

const Grid = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: 16,
  gridTemplateColumns: '288px minmax(0, 1fr)',
  gridTemplateAreas: '"left middle" "left side"',
  gridTemplateRows: 'auto 1fr',
  [media.wide]: {
    // On a very wide screen the outer columns grow too.
    gridTemplateColumns: 'minmax(288px, 0.6fr) minmax(0, 1.4fr) minmax(288px, 0.6fr)',
    gridTemplateAreas: '"left middle side"',
    gridTemplateRows: 'auto',
  },
  [media.phone]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 12 },
});

const Stack = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
  // On a phone the cards of all three columns stand in one, in the order in which they are needed.
  [media.phone]: { display: 'contents' },
});

const Slot = styled('div')({
  display: 'contents',
  [media.phone]: { display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0, '&:empty': { display: 'none' } },
});

interface PageColumnsProps {
  readonly next: ReactNode;
  readonly people: ReactNode;
  readonly price: ReactNode;
  readonly berth: ReactNode;
  /** History, documents and notes: what is looked up. */
  readonly rest: ReactNode;
}

/** Who (left), the work (middle), what happens next (right); in one column: next move, who, berth, price, rest. */
export function PageColumns({ next, people, price, berth, rest }: PageColumnsProps) {
  return (
    <Grid>
      <Stack style={{ gridArea: 'left' }}>
        <Slot style={{ order: 1 }}>{people}</Slot>
      </Stack>
      <Stack style={{ gridArea: 'middle' }}>
        <Slot style={{ order: 3 }}>{price}</Slot>
        <Slot style={{ order: 2 }}>{berth}</Slot>
      </Stack>
      <Stack style={{ gridArea: 'side' }}>
        <Slot style={{ order: 0 }}>{next}</Slot>
        <Slot style={{ order: 4 }}>{rest}</Slot>
      </Stack>
    </Grid>
  );
}
