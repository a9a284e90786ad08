import { media, radius, type } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { styled } from '../theme/styled.js';

/** The bar of what can be done with the ticked rows, over the end of their list. */
export const Bar = styled('div')({
  position: 'sticky',
  bottom: 16,
  zIndex: 6,
  alignSelf: 'center',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  padding: '6px 8px 6px 16px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderRadius: radius.card,
  backgroundColor: role.navigation.bg,
  border: `1px solid ${role.lineStrong}`,
  color: role.navigation.on,
  boxShadow: role.shadow,
  '& > b': { ...type.strong, whiteSpace: 'nowrap', paddingRight: 12 },
  '& > i': { flex: 'none', width: 1, height: 22, margin: '0 6px', backgroundColor: role.navigation.heading },
  [media.phone]: { bottom: 64 },
  [media.print]: { display: 'none' },
});
export const Press = styled('button')({
  ...type.strong,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 36,
  padding: '0 10px',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { backgroundColor: role.navigation.chosen },
  '&:focus-visible': { outlineColor: role.navigation.on },
  '&[data-danger=true]': { color: role.navigation.badge },
  '& svg': { width: 17, height: 17 },
  [media.touch]: { minHeight: 44 },
});
