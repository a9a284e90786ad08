import { radius } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';

/** A box of a dialog that imports a spreadsheet: the template, or the place for the file. */
export const FilePlace = styled('div')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  minHeight: 60,
  padding: '10px 14px',
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  '& > svg': { color: role.ink2 },
  '& > div:first-of-type': { flex: '1 1 160px', minWidth: 0 },
  '&[data-drop=true]': { border: `1.5px dashed ${role.edge}` },
  '&[data-over=true]': { borderColor: role.sea, backgroundColor: role.seaSoft },
  '&:has(input[type=file]:focus-visible)': { outline: `2px solid ${role.sea}`, outlineOffset: 2 },
});
