import { styled } from '../theme/styled.js';
import { TOP_BAR } from '../theme/measures.js';
import { role } from '../theme/role.js';

/** The dark bar at the top of a phone: the shell's, or that of a page with a back arrow. */
export const PhoneBarShape = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 4,
  height: TOP_BAR,
  padding: '0 6px 0 14px',
  backgroundColor: role.navigation.bg,
  color: role.navigation.on,
  '& button': { color: role.navigation.on },
  '& button:hover, & button[aria-expanded=true]': {
    backgroundColor: role.navigation.chosen,
    color: role.navigation.on,
  },
  '& button[aria-disabled=true]': { color: role.navigation.ink, backgroundColor: 'transparent' },
});

/** The bar's title, on two lines at most; the rest of longer names is cut. */
export const PhoneBarTitle = styled('span')({
  flex: 1,
  minWidth: 0,
  margin: '0 0 0 8px',
  maxHeight: 40,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: 16,
  lineHeight: '20px',
  fontWeight: 650,
});
