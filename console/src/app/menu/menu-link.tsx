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
  minHeight: 38,
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
  '&[aria-disabled=true]': { opacity: 0.75, fontStyle: 'italic' },
  '& svg': { width: 20, height: 20, flex: 'none' },
  [media.touch]: { minHeight: 44 },
  [media.icons]: { position: 'relative', justifyContent: 'center', padding: 0 },
} as const;

/** The name of an entry: beside the icon, or for screen readers and the tooltip only. */
export const MenuName = styled('span')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [media.icons]: unseen,
});

/** A vertical list of entries, and the heading of a group. */
export const MenuList = styled('ul')({ display: 'grid', gap: 2 });
export const MenuHeading = styled('h2')({
  ...type.second,
  color: role.navigation.heading,
  padding: '16px 10px 4px',
  [media.icons]: { ...unseen, padding: 0 },
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
