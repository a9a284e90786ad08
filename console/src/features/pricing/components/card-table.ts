import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

/** Rows from edge to edge of a card, under the head of its section. */
export const CardRows = styled('div')({
  margin: '0 -20px -18px',
  [media.phone]: { margin: '0 -14px -14px' },
});

/** The heads over the columns; a phone shows each row's own labels instead. */
export const CardHeads = styled('div')({
  ...type.label,
  display: 'grid',
  gap: 8,
  padding: '0 16px 8px',
  color: role.ink2,
  [media.phone]: { display: 'none' },
});

/** One row. An open one has the colour of what is chosen, with its fields below. */
export const CardRow = styled('div')({
  // Close edges leave the fields room for their numbers.
  '--control-gap': '4px',
  '--control-padding': '8px',
  display: 'grid',
  gap: 8,
  alignItems: 'center',
  minHeight: 38,
  padding: '4px 16px',
  borderTop: `1px solid ${role.line}`,
  '&[data-open]': { backgroundColor: role.seaSoft },
  '& > [data-end] button': { width: 32 },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) !important',
    padding: '12px 14px',
    '& > [data-end]': { gridColumn: 2, justifySelf: 'end' },
  },
});

/** The fields of an open row. */
export const OpenFields = styled('div')({
  display: 'grid',
  gap: 10,
  padding: '2px 16px 12px',
  backgroundColor: role.seaSoft,
  '& + &': { paddingTop: 0 },
  [media.phone]: { padding: '2px 14px 14px' },
});

/** A value with a smaller line below it. */
export const Under = styled('small')({ ...type.second, display: 'block', color: role.ink2 });

/** Text buttons in a line of fields: they open and close further fields. */
export const TextButton = styled('button')({
  ...type.label,
  margin: 0,
  padding: '4px 0',
  border: 0,
  background: 'none',
  color: role.seaStrong,
  cursor: 'pointer',
  textAlign: 'left',
  '&:hover': { textDecoration: 'underline' },
  [media.touch]: { minHeight: 44 },
});
