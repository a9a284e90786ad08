import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

/** Rows of fields under heads; on a phone the heads are hidden and each row stacks in two columns. */
export const Rows = styled('div')({ display: 'grid', gap: 0, minWidth: 0 });
export const RowHeads = styled('div')({
  ...type.label,
  display: 'grid',
  gap: 10,
  padding: '0 0 6px',
  color: role.ink2,
  borderBottom: `1px solid ${role.line}`,
  [media.phone]: { display: 'none' },
});
export const FieldRow = styled('div')({
  display: 'grid',
  gap: 10,
  alignItems: 'start',
  padding: '7px 0',
  borderBottom: `1px solid ${role.line}`,
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) !important',
    padding: '12px 0',
    '& > button:last-child, & > span:last-child:has(button)': { justifySelf: 'end', alignSelf: 'end' },
  },
});
export const Still = styled('span')({
  minWidth: 0,
  padding: '8px 0',
  color: role.ink2,
  overflowWrap: 'anywhere',
});
export const AddRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  alignItems: 'center',
  paddingTop: 4,
});
