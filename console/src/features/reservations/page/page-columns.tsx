import { styled } from '../../../ui/theme/styled.js';
import { type ReactNode, useDeferredValue } from 'react';
import { media } from '../../../ui/theme/measures.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';

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

/**
 * Who (left), the work (middle), what happens next (right); in one column: next move, who, berth, price, rest. There,
 * what is further down is drawn bit by bit once the first screen stands.
 */
export function PageColumns({ next, people, price, berth, rest }: PageColumnsProps) {
  const narrow = useNarrow();
  const all = useDeferredValue(true, !narrow);
  return (
    <Grid>
      <Stack style={{ gridArea: 'left' }}>
        <Slot style={{ order: 1 }}>{people}</Slot>
      </Stack>
      <Stack style={{ gridArea: 'middle' }}>
        <Slot style={{ order: 3 }}>{all && price}</Slot>
        <Slot style={{ order: 2 }}>{all && berth}</Slot>
      </Stack>
      <Stack style={{ gridArea: 'side' }}>
        <Slot style={{ order: 0 }}>{next}</Slot>
        <Slot style={{ order: 4 }}>{all && rest}</Slot>
      </Stack>
    </Grid>
  );
}
