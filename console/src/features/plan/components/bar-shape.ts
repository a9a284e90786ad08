import { keyframes, styleClass, styled } from '../../../ui/theme/styled.js';
import { motion, type } from '../../../ui/theme/measures.js';
import type { Pair } from '../../../ui/theme/colours.js';
import { role } from '../../../ui/theme/role.js';
import type { Styles } from '../../../ui/theme/css-text.js';

const mixed = (colour: string, share: number): string => `color-mix(in srgb, ${colour} ${share}%, transparent)`;
const hatched = (colour: string, gap: number): string =>
  `repeating-linear-gradient(135deg, ${colour} 0 1px, transparent 1px ${gap}px)`;

const plain = ({ on, bg }: Pair): Styles => ({ color: on, backgroundColor: bg, borderColor: mixed(on, 60) });

const glow = keyframes({ from: { outlineColor: role.waiting.on }, to: { outlineColor: 'transparent' } });
export const GLOW_MS = 2_400;

/** What became of a bar since a past moment, as on the map. */
export const changeColours = { CAME: role.booked.on, LEFT: role.ink2, CHANGED: role.sea } as const;

/** The looks of bars, shared by the chart, its legend and the phone's list. `data-look` names the look. */
export const barLook: Styles = {
  border: '1px solid transparent',
  borderRadius: 6,
  printColorAdjust: 'exact',
  '&[data-look=booked]': plain(role.booked),
  '&[data-look=payment_due]': {
    color: role.booked.on,
    backgroundColor: role.surface,
    border: `1px dashed ${role.booked.on}`,
  },
  '&[data-look=our_move]': plain(role.ourMove),
  '&[data-look=offer_open]': plain(role.waiting),
  '&[data-look=over]': { color: role.over.on, backgroundColor: role.surface, borderColor: role.lineStrong },
  '&[data-look=overdue]': {
    color: role.wrong.on,
    backgroundColor: role.surface,
    border: `1px dashed ${role.wrong.on}`,
  },
  '&[data-look=resident]': { color: role.over.on, backgroundColor: role.over.bg, borderColor: role.lineStrong },
  '&[data-look=away]': {
    color: role.ink2,
    backgroundColor: role.surface,
    backgroundImage: hatched(role.lineStrong, 6),
    borderColor: role.lineStrong,
  },
  '&[data-look=out_of_service]': {
    color: role.ink2,
    backgroundColor: role.sunk,
    backgroundImage: hatched(role.edge, 4),
    borderColor: role.lineStrong,
  },
};

/**
 * The class of a bar of the chart. Its words stay in sight while the bar runs off the left side. It is a class and not a
 * component, because a chart has hundreds of bars.
 */
export const barClass = styleClass({
  ...type.label,
  ...barLook,
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  cursor: 'default',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  '&[data-movable]': { cursor: 'grab' },
  '&[data-before]': { borderTopLeftRadius: 0, borderBottomLeftRadius: 0, borderLeftWidth: 0 },
  '&[data-after]': { borderTopRightRadius: 0, borderBottomRightRadius: 0, borderRightWidth: 0 },
  '&[aria-selected=true]': {
    backgroundColor: role.seaSoft,
    backgroundImage: 'none',
    color: role.seaStrong,
    border: `2px solid ${role.sea}`,
    zIndex: 3,
  },
  '&:focus-visible': { outline: `2px solid ${role.sea}`, outlineOffset: 1, zIndex: 4 },
  '&[data-change]': { borderWidth: 2, borderStyle: 'dashed' },
  '&[data-change=LEFT]': { borderColor: changeColours.LEFT },
  '&[data-change=CHANGED]': { borderColor: changeColours.CHANGED },
  // A closure, through all rows of its berths.
  '&[data-column]': {
    borderRadius: 0,
    borderWidth: '0 1px',
    borderColor: role.edge,
    backgroundColor: 'transparent',
    cursor: 'pointer',
  },
  '&[data-lifted]': { opacity: 0.45, borderStyle: 'dashed' },
  '&[data-dimmed]': { opacity: 0.5 },
  '&[data-glow]': { outline: '3px solid transparent', animation: `${glow} ${GLOW_MS}ms ease-out` },
  '&[data-start]::before, &[data-end]::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 0,
    width: 8,
    maxWidth: '25%',
    cursor: 'ew-resize',
  },
  '&[data-start]::before': { left: 0 },
  '&[data-end]::after': { right: 0 },
  '[data-sideways] &[data-long] > span': { position: 'sticky' },
  '& > span': {
    minWidth: 0,
    padding: '0 8px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& > span[data-part=mark]': { display: 'grid', margin: 'auto', padding: 0 },
  '& > span[data-part=number]': { margin: 'auto', padding: 0, overflow: 'visible' },
  '& > i ~ span': { position: 'relative' },
  // Letters on a hatched ground need a plain one behind them.
  '&[data-look=away] > span, &[data-look=out_of_service] > span, & > i ~ span': {
    padding: '0 4px',
    marginLeft: 5,
    borderRadius: 4,
    backgroundColor: mixed(role.surface, 80),
  },
});

/** The closed nights within the bar of a boat that is to be in a closing berth. */
export const closedNightsClass = styleClass({
  position: 'absolute',
  top: 0,
  bottom: 0,
  pointerEvents: 'none',
  backgroundImage: hatched(role.edge, 4),
  printColorAdjust: 'exact',
});

/** The mark of a boat whose berth closes, on a round ground of its own. */
export const concernedClass = styleClass({
  position: 'absolute',
  top: '50%',
  zIndex: 1,
  width: 20,
  height: 20,
  display: 'grid',
  placeContent: 'center',
  borderRadius: '50%',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  color: role.ourMove.on,
  backgroundColor: role.surface,
});

/** Two rails that join the bars of one boat where rows of other berths lie between; their bars cross over them. */
export const joinClass = styleClass({
  position: 'absolute',
  top: '100%',
  left: 4,
  right: 4,
  pointerEvents: 'none',
  borderInlineStyle: 'inherit',
  borderInlineColor: 'inherit',
  borderInlineWidth: 3,
  '[data-before] > &': { borderLeftWidth: 0 },
  '[data-after] > &': { borderRightWidth: 0 },
});

/** Where a held bar would go. */
export const Ghost = styled('div')({
  ...type.label,
  position: 'absolute',
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  paddingInline: 8,
  overflow: 'clip',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  borderRadius: 6,
  border: `2px solid ${role.sea}`,
  backgroundColor: role.seaSoft,
  color: role.seaStrong,
  boxShadow: role.shadow,
  transition: `top ${motion.colour}, left ${motion.colour}, width ${motion.colour}`,
  '&[data-swap]': { borderStyle: 'dashed' },
  // A bar of the present over the plan as it stood.
  '&[data-change]': { zIndex: 2, border: '2px dashed', boxShadow: 'none', backgroundColor: 'transparent' },
  '&[data-change=CAME]': { color: changeColours.CAME },
  '&[data-change=CHANGED]': { color: changeColours.CHANGED },
});
