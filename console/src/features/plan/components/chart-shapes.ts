import { media, radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { HEAD_HEIGHT, PIER_HEIGHT } from '../model/geometry.js';

export const Frame = styled('div')({
  position: 'relative',
  minWidth: 0,
  backgroundColor: role.surface,
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  overflow: 'clip',
  '@media print': { border: 0, borderRadius: 0, overflow: 'visible' },
});

/** Scrolls both ways. Its height leaves the page's head and legend in sight. */
export const Scroller = styled('div')({
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  maxHeight: 'max(320px, calc(100dvh - 236px))',
  scrollbarGutter: 'auto',
  '&:focus-visible': { outlineOffset: -2 },
  '&[data-dragging]': { cursor: 'grabbing' },
  '&[data-dragging=edge]': { cursor: 'ew-resize' },
  '@media print': { overflow: 'visible', maxHeight: 'none' },
});

export const HeadRow = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 8,
  display: 'flex',
  height: HEAD_HEIGHT,
  backgroundColor: role.surface,
  borderBottom: `1px solid ${role.line}`,
});

/**
 * Stays at the left while the nights scroll sideways. Where they do not, it is not sticky: browsers give each sticky
 * element a layer of its own, which would slow scrolling down.
 */
const atLeft = { position: 'relative', '[data-sideways] &': { position: 'sticky', left: 0 } } as const;

export const Corner = styled('div')({
  ...type.label,
  ...atLeft,
  zIndex: 9,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  paddingInline: 14,
  color: role.ink3,
  backgroundColor: role.surface,
  borderRight: `1px solid ${role.line}`,
});

export const Day = styled('div')({
  position: 'absolute',
  top: 0,
  bottom: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  ...type.second,
  lineHeight: '17px',
  color: role.ink2,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '& strong': { fontWeight: 650, color: role.ink },
  '&[data-weekend]': { backgroundColor: role.sunk },
  '&[data-today] strong': { color: role.ourMove.on },
  '&[data-line]': { borderLeft: `1px solid ${role.line}` },
});

export const Body = styled('div')({ position: 'relative', '@media print': { height: 'auto !important' } });

/** Paper has the rows one below the other, because a page breaks between rows in their flow only. */
const rowOnPaper = { position: 'relative', top: 'auto !important', contain: 'none', breakInside: 'avoid' } as const;

export const PierRow = styled('div')({
  position: 'absolute',
  left: 0,
  right: 0,
  height: PIER_HEIGHT,
  backgroundColor: role.sunk,
  borderBottom: `1px solid ${role.line}`,
  '& > div': {
    ...type.label,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    height: '100%',
    paddingInline: 14,
    color: role.ink2,
  },
  '[data-sideways] & > div': { position: 'sticky', left: 0 },
  '& small': { ...type.second, color: role.ink3 },
  '@media print': { ...rowOnPaper, breakAfter: 'avoid' },
});

export const BerthLine = styled('div')({
  contain: 'layout style',
  position: 'absolute',
  left: 0,
  right: 0,
  borderBottom: `1px solid ${role.line}`,
  '&[data-aimed]': { backgroundColor: `color-mix(in srgb, ${role.seaSoft} 55%, transparent)` },
  '@media print': rowOnPaper,
});

/** An empty night that has the focus. */
export const EmptyCell = styled('div')({ position: 'absolute', top: 4, bottom: 4, borderRadius: 6 });

export const BerthLabel = styled('div')({
  ...atLeft,
  zIndex: 6,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: '100%',
  paddingInline: 14,
  backgroundColor: role.surface,
  borderRight: `1px solid ${role.line}`,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '& strong': { ...type.strong, flex: 'none' },
  '& small': { ...type.second, color: role.ink3, overflow: 'hidden', textOverflow: 'ellipsis' },
  '&[data-why=fits] small': { color: role.booked.on },
  '&[data-why=no] small': { color: role.ink3 },
  '&[data-why=no] strong': { color: role.ink3 },
  '&:hover': { backgroundColor: role.sunk },
  '&:focus-visible': { outlineOffset: -2 },
  '& svg': { flex: 'none' },
});

export const NowLine = styled('div')({
  position: 'absolute',
  top: 0,
  width: 2,
  marginLeft: -1,
  zIndex: 5,
  backgroundColor: role.ourMove.on,
  pointerEvents: 'none',
  '@media print': { height: '100% !important' },
});

export const MonthName = styled('span')({
  position: 'absolute',
  top: 5,
  ...type.label,
  color: role.ink,
  whiteSpace: 'nowrap',
  paddingLeft: 6,
});

/** The line under the chart: legend at the left, what the hands can do at the right. */
export const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  ...type.second,
  color: role.ink2,
  [media.phone]: { gap: '6px 14px' },
});

/** How the mouse and the keys work, which paper does not need. */
export const Hint = styled('span')({ marginLeft: 'auto', '@media print': { display: 'none' } });
