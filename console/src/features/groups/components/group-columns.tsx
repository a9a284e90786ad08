import { content } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';

/** Berths and boats, and beside them what is next, the organiser and the price; below each other where there is no room. */
export const GroupColumns = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  // On a phone, what is next comes first.
  '& > [data-side]': { order: -1 },
  [content.two]: {
    display: 'grid',
    alignItems: 'start',
    gap: 16,
    gridTemplateColumns: 'minmax(0, 1fr) minmax(264px, 316px)',
    '& > [data-side]': { order: 0 },
  },
});
export const GroupColumn = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  [content.two]: { gap: 16 },
});
