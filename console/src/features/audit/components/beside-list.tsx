import { TOP_BAR } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';

/** A history with a record beside it, as it stood. A small screen shows the record above the list, if one is chosen. */
export const BesideList = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > aside': { order: -1, display: 'grid', gap: 12 },
  '@media (max-width: 1079px)': { '& > aside[data-idle=true]': { display: 'none' } },
  '@media (min-width: 1080px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    '& > aside': { order: 0, position: 'sticky', top: TOP_BAR + 16 },
  },
});
