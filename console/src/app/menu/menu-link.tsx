import { styled } from '../../ui/theme/styled.js';
import { Link } from 'react-router-dom';
import { media, motion, radius, type, unseen } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';

/** The look of a side bar entry, whether it is a link or a button. */
const look = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 33,
  padding: '0 10px',
  border: 0,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: role.navigation.ink,
  fontWeight: 500,
  textAlign: 'left',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${motion.colour}`,
  '&:hover': { backgroundColor: role.navigation.chosen, textDecoration: 'none' },
  '&:focus-visible': { outlineColor: role.navigation.on, outlineOffset: -2 },
  '&[aria-current=page]': { backgroundColor: role.navigation.chosen, color: role.navigation.on, fontWeight: 600 },
  '&[aria-disabled=true]': { color: role.navigation.heading },
  '& svg': { width: 18, height: 18, flex: 'none' },
  [media.narrowMenu]: {
    minHeight: 29,
    gap: 8,
    fontSize: 13,
    padding: '0 0 0 8px',
    '& svg': { width: 16, height: 16 },
  },
  [media.icons]: { position: 'relative', minHeight: 33, justifyContent: 'center', padding: 0 },
  [media.touch]: { minHeight: 44 },
} as const;

/** Beside the icon, and outside the bar, which scrolls and would cut it off. */
const bubble = {
  position: 'fixed',
  left: 60,
  width: 'auto',
  height: 'auto',
  margin: 0,
  padding: '6px 10px',
  overflow: 'visible',
  clipPath: 'none',
  borderRadius: radius.control,
  border: `1px solid ${role.navigation.heading}`,
  backgroundColor: role.navigation.bg,
  color: role.navigation.on,
  fontSize: 12,
  lineHeight: '16px',
  pointerEvents: 'none',
} as const;

/** The name of an entry: beside the icon, or where there are icons only, on hover and focus. */
export const MenuName = styled('span')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [media.icons]: { ...unseen, ':is(a, button):hover > &, :is(a, button):focus-visible > &': bubble },
});

/** Marks an entry whose feature the marina lacks. */
export const MenuLock = styled('span')({
  marginLeft: 'auto',
  display: 'flex',
  [media.narrowMenu]: { marginRight: 8 },
  '&& svg': { width: 14, height: 14 },
  [media.icons]: { position: 'absolute', right: 4, bottom: 4, '&& svg': { width: 12, height: 12 } },
});

/** A vertical list of entries, and the heading of a group. */
export const MenuList = styled('ul')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 });
export const MenuHeading = styled('h2')({
  ...type.second,
  color: role.navigation.heading,
  padding: '8px 10px 4px',
  [media.narrowMenu]: { padding: '6px 8px 3px' },
  // A line between the groups stands for their headings.
  [media.icons]: {
    height: 1,
    margin: '6px 10px',
    padding: 0,
    backgroundColor: role.navigation.chosen,
    '& span': unseen,
  },
});

export const MenuLink = styled(Link)(look);
export const MenuCommand = styled('button')(look);

/** A count at the end of an entry. */
export const MenuCount = styled('span')({
  marginLeft: 'auto',
  minWidth: 18,
  padding: '0 6px',
  borderRadius: 9,
  backgroundColor: role.navigation.badge,
  color: role.navigation.onBadge,
  fontSize: 11,
  fontWeight: 700,
  lineHeight: '18px',
  textAlign: 'center',
  [media.narrowMenu]: { marginRight: 8 },
  [media.icons]: {
    position: 'absolute',
    top: 2,
    right: 0,
    minWidth: 16,
    padding: '0 4px',
    fontSize: 11,
    lineHeight: '16px',
  },
});
