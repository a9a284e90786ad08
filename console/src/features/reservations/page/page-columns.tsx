import { styled } from '../../../ui/theme/styled.js';
import { type ReactNode, useDeferredValue } from 'react';
import { content } from '../../../ui/theme/measures.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';

const Grid = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  // Two columns: what happens next comes above the price.
  [content.two]: {
    display: 'grid',
    alignItems: 'start',
    gap: 16,
    gridTemplateColumns: '304px minmax(0, 1fr)',
    gridTemplateAreas: '"left next" "left middle" "left rest"',
    gridTemplateRows: 'auto auto 1fr',
  },
  [content.three]: {
    // On a very wide screen the outer columns grow too.
    gridTemplateColumns: 'minmax(304px, 0.6fr) minmax(0, 1.4fr) minmax(264px, 0.6fr)',
    gridTemplateAreas: '"left middle side"',
    gridTemplateRows: 'auto',
  },
});

/** Without columns, all cards stand below each other in the order in which they are needed. */
const Stack = styled('div')({
  display: 'contents',
  [content.two]: { display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 },
  '&[data-side]': { [content.two]: { display: 'contents' }, [content.three]: { display: 'flex' } },
});

const Slot = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  '&:empty': { display: 'none' },
  // The price comes first on paper, where it would else be on the second page.
  '@media print': { '&[data-slot=price]': { order: '-1 !important' } },
  [content.two]: { gap: 16 },
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
 * price, berth, rest. A narrow screen draws the first two at once and the others in a deferred render.
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
        <Slot data-slot="price" style={{ order: 2 }}>
          {all && price}
        </Slot>
        <Slot style={{ order: 3 }}>{all && berth}</Slot>
      </Stack>
      <Stack data-side style={{ gridArea: 'side' }}>
        <Slot style={{ order: 0, gridArea: 'next' }}>{next}</Slot>
        <Slot style={{ order: 4, gridArea: 'rest' }}>{all && rest}</Slot>
      </Stack>
    </Grid>
  );
}
