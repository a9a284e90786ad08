import type { ReactNode } from 'react';
import { media } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.wide]: { '&:has(> aside)': { gridTemplateColumns: 'minmax(0, 1fr) 288px' } },
});
const Column = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });

interface TabColumnsProps {
  /** Cards at the right of a wide page, and below the others on a narrow one. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The cards of a tab of the price settings. */
export function TabColumns({ aside, children }: TabColumnsProps) {
  return (
    <Columns>
      <Column>{children}</Column>
      {aside !== undefined && <Column as="aside">{aside}</Column>}
    </Columns>
  );
}
