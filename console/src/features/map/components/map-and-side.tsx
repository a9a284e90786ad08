import type { ReactNode } from 'react';
import { Card } from '../../../ui/page/card.js';
import { media } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';

const Beside = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > aside': { display: 'grid', gap: 16, minWidth: 0 },
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 304px' },
});

/** The map with its panels, which a narrow screen shows below it. */
export function MapAndSide({ map, side }: { readonly map: ReactNode; readonly side: ReactNode }) {
  return (
    <Beside>
      <Card style={{ overflow: 'hidden' }}>{map}</Card>
      <aside>{side}</aside>
    </Beside>
  );
}
