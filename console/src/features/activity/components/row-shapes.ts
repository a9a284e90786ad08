import { media, motion, type, unseen } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

export const RowFrame = styled('div')({
  borderTop: `1px solid ${role.line}`,
  '&[data-overdue=true]': { boxShadow: `inset 3px 0 ${role.ourMove.on}` },
});

export const RowLine = styled('div')({
  display: 'grid',
  gridTemplateColumns: '52px 48px minmax(0, 1fr) auto 36px',
  alignItems: 'center',
  gap: '2px 8px',
  minHeight: 52,
  padding: '6px 8px 6px 16px',
  transition: `background-color ${motion.colour}`,
  '&:hover': { backgroundColor: role.sunk },
  '&:focus-visible': { outlineOffset: -2 },
  '& > time': { color: role.ink2 },
  '& > time[data-overdue=true]': { color: role.ourMove.on, fontWeight: 650 },
  // Beside another column the time stands above the berth: its own column is empty in most rows.
  '@media (min-width: 1200px) and (max-width: 1399px)': {
    gridTemplateColumns: '56px minmax(0, 1fr) auto 36px',
    gridTemplateRows: 'auto 1fr',
    '& > time': { gridArea: '1 / 1', ...type.second },
    '& > :nth-child(2)': { gridArea: '2 / 1' },
    '& > :nth-child(n + 3)': { gridRow: '1 / 3' },
  },
  '@media (max-width: 560px)': {
    gridTemplateColumns: '56px 48px minmax(0, 1fr) 44px',
    '& > :nth-child(4)': { gridColumn: '1 / -1', gridRow: 2, justifyContent: 'flex-start' },
  },
});

export const BerthLink = styled('button')({
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'transparent',
  fontWeight: 650,
  textAlign: 'left',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  [media.touch]: { minHeight: 44, minWidth: 44 },
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Two lines that are cut, and not broken: with many boats a row stays a row. Narrow screens have room below. */
export const RowWho = styled('div')({
  minWidth: 0,
  color: role.ink2,
  '& > div': { display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 },
  '& > div > span:first-of-type': { ...oneLine, minWidth: 0 },
  '& > div > a': {
    display: 'inline-grid',
    placeContent: 'center',
    flex: 'none',
    width: 24,
    height: 24,
    color: role.sea,
  },
  '& b': { color: role.ink, fontWeight: 600 },
  '& small': { display: 'block', ...type.second, ...oneLine },
  '& em': { fontStyle: 'normal', fontWeight: 600, color: role.ourMove.on },
  '& strong, & strong a': { color: role.wrong.on, fontWeight: 600 },
  [media.touch]: { '& > div > a': { width: 44, height: 44, margin: '-10px 0' } },
  '@media (max-width: 560px)': {
    overflowWrap: 'anywhere',
    '& > div > span:first-of-type, & small': { whiteSpace: 'normal' },
  },
});

/**
 * The text of a button that its icon also says. Beside two columns there is room for the icon alone; on a phone the
 * buttons have a line of their own.
 */
export const ButtonText = styled('span')({ '@media (min-width: 561px) and (max-width: 1799px)': unseen });

export const RowActions = styled('div')({
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  justifyContent: 'flex-end',
  '@media (max-width: 560px)': { flexWrap: 'wrap' },
});
