import { styled } from '../theme/styled.js';

/** Fields of equal width, side by side as space allows. */
export const FieldsGrid = styled('div')({
  display: 'grid',
  gap: '14px',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
});

/** Fields that hold long texts, such as email addresses. */
export const LongFieldsGrid = styled(FieldsGrid)({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(250px, 100%), 1fr))',
});

/** A field as wide as two. */
export const Wide = styled('div')({ gridColumn: 'span 2', '@media (max-width: 420px)': { gridColumn: 'auto' } });

/** A field as wide as the whole row. */
export const Whole = styled('div')({ gridColumn: '1 / -1', minWidth: 0 });

/** Three short fields in one line, such as the sizes of a boat; close edges leave room for their numbers. */
export const Three = styled('div')({
  '--control-gap': '4px',
  '--control-padding': '8px',
  display: 'grid',
  gap: '8px',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
});
