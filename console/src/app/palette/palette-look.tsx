import { styled } from '../../ui/theme/styled.js';
import { Command } from 'cmdk';
import { media, radius, type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';

export const Sheet = styled('div')({ display: 'grid', backgroundColor: role.surface });
export const Input = styled(Command.Input)({
  width: '100%',
  height: 52,
  padding: '0 18px',
  border: 0,
  borderBottom: `1px solid ${role.line}`,
  outline: 'none',
  backgroundColor: 'transparent',
  color: role.ink,
  fontSize: 16,
  '&::placeholder': { color: role.ink3, opacity: 1 },
});
export const List = styled(Command.List)({ maxHeight: 'min(60dvh, 460px)', overflowY: 'auto', padding: '0 8px' });
export const Group = styled(Command.Group)({
  '& [cmdk-group-heading]': { ...type.label, color: role.ink3, padding: '10px 10px 4px' },
});
export const Item = styled(Command.Item)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 38,
  padding: '0 10px',
  borderRadius: radius.control,
  cursor: 'pointer',
  '& > span:first-of-type': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& kbd': { marginLeft: 'auto' },
  '&[data-selected=true]': { backgroundColor: role.seaSoft },
  '&[aria-disabled=true]': { cursor: 'default', color: role.ink2 },
  [media.touch]: { minHeight: 44 },
});
export const Second = styled('span')({
  color: role.ink2,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const Said = styled('p')({ ...type.second, color: role.ink3, padding: '8px 18px 12px', minHeight: 36 });
