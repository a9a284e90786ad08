import { styled } from '../../../ui/theme/styled.js';
import { type ReactNode, useDeferredValue } from 'react';
import { media } from '../../../ui/theme/measures.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';

/** Beside the menu, two columns would be too narrow for prices and berths. */
const ONE_COLUMN = '@media (max-width: 960px)';

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
  [ONE_COLUMN]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 12 },
});

const Stack = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
  // On a narrow screen one column holds the cards of all three, in the order in which they are needed.
  [ONE_COLUMN]: { display: 'contents' },
});

const Slot = styled('div')({
  display: 'contents',
  [ONE_COLUMN]: { display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0, '&:empty': { display: 'none' } },
});

interface PageColumnsProps {
  readonly next: ReactNode;
  readonly people: ReactNode;
  readonly price: ReactNode;
  readonly berth: ReactNode;
  /** Cards for reference: history, documents and notes. */
  readonly rest: ReactNode;
}

/**
 * Left: people. Middle: berth and price. Right: the next move and the rest. One column has the order next move, people,
 * berth, price, rest. A narrow screen draws the first two at once and the others in a deferred render.
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
