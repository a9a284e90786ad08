import { styled } from '../theme/styled.js';

/** Fields side by side as far as there is room, all of one width. */
export const FieldsGrid = styled('div')({
  display: 'grid',
  gap: '14px',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
});

/** A field that needs the room of two. */
export const Wide = styled('div')({ gridColumn: 'span 2', '@media (max-width: 420px)': { gridColumn: 'auto' } });
