import { keyframes, styled } from '../theme/styled.js';
import { covered } from '../page/covered-edges.js';
import { motion, radius, TOP_BAR, type } from '../theme/measures.js';
import { role } from '../theme/role.js';

export const glow = keyframes({ from: { backgroundColor: role.waiting.bg }, to: { backgroundColor: 'transparent' } });
export const GLOW_MS = 2_400;

export const Frame = styled('div')({
  minWidth: 0,
  backgroundColor: role.surface,
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  overflow: 'clip',
});

/** A table with room for all its columns needs no scroller, inside which its head could not stay in sight. */
export const Scroll = styled('div')({
  '&:not([data-fits])': { overflowX: 'auto', overscrollBehaviorX: 'contain' },
  '@media print': { '&:not([data-fits])': { overflow: 'visible' } },
});

/** The head of a table stays below the bars at the top while the page scrolls; a low window has no room for it. */
export const Head = styled('thead')({
  '@media screen and (min-height: 480px)': {
    '[data-fits] &': {
      position: 'sticky',
      top: `calc(${TOP_BAR}px + var(${covered.top}, 0px))`,
      zIndex: 2,
      backgroundColor: role.surface,
    },
    // A collapsed border does not stay with its head.
    '[data-fits] & th': { borderBottom: 0, boxShadow: `inset 0 -1px 0 ${role.line}` },
  },
});

export const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': {
    ...type.label,
    color: role.ink3,
    textAlign: 'left',
    padding: '10px 8px',
    borderBottom: `1px solid ${role.line}`,
    whiteSpace: 'nowrap',
  },
  // The heading of a group of rows.
  '& tbody th': { padding: '14px 8px 6px 18px', color: role.ink2, backgroundColor: role.sunk },
  '& td': {
    height: 52,
    padding: '4px 8px',
    lineHeight: '18px',
    borderBottom: `1px solid ${role.line}`,
    whiteSpace: 'nowrap',
  },
  '&[data-density=compact] td': { height: 40, padding: '1px 8px' },
  '& small': { ...type.second, display: 'block', color: role.ink2 },
  '& th:first-of-type, & td:first-of-type': { paddingLeft: 18 },
  '& th:last-of-type, & td:last-of-type': { paddingRight: 18 },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& tbody': { transition: `opacity ${motion.colour}` },
  '& tbody[data-stale]': { opacity: 0.6 },
});

/** The number of rows after the heading of a group. */
export const GroupCount = styled('span')({ marginLeft: 6, color: role.ink3, fontWeight: 500 });

export const Row = styled('tr')({
  position: 'relative',
  cursor: 'pointer',
  transition: `background-color ${motion.colour}`,
  '&:hover, &:focus-within': { backgroundColor: `color-mix(in srgb, ${role.seaSoft} 55%, transparent)` },
  '&[data-edge=true] td:first-of-type': { boxShadow: `inset 3px 0 0 ${role.ourMove.on}` },
  '&[data-inside=true]': { backgroundColor: role.sunk },
  '&[data-inside=true] td:first-of-type': { paddingLeft: 34 },
  '&[data-glow=true]': { animation: `${glow} ${GLOW_MS}ms ease-out` },
  breakInside: 'avoid',
});
