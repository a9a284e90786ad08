import { berthCorners, type PlacedBerth, type Point } from '../../../../../contracts/berths/rules/harbour-layout.js';
import { motion } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { keyframes, styleClass } from '../../../ui/theme/styled.js';
import { middleOf } from '../model/berth-grid.js';
import { onScreen, type Viewport } from '../model/viewport.js';

const glow = keyframes({ '0%': { strokeOpacity: 1 }, '100%': { strokeOpacity: 0 } });
const glowing = styleClass({
  animation: `${glow} 2.6s ease-out 1 both`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});
const moving = styleClass({ transition: `opacity ${motion.move}` });

interface MapMarksProps {
  readonly view: Viewport;
  readonly chosen: PlacedBerth | null;
  /** Berths in which a dock walk saw a boat that nobody expected. */
  readonly strangers: readonly PlacedBerth[];
  readonly found: readonly PlacedBerth[];
  /** Berths that a colleague has just changed. */
  readonly changed: readonly PlacedBerth[];
}

/** Frames around the chosen berth, those found and those just changed, and signs for boats that nobody expected. */
export function MapMarks({ view, chosen, strangers, found, changed }: MapMarksProps) {
  return (
    <g style={{ pointerEvents: 'none' }} className={moving}>
      {changed.map((berth) => (
        <Frame key={`changed ${berth.berth.id}`} {...{ berth, view }} className={glowing} colour={role.booked.on} />
      ))}
      {strangers.map((berth) => (
        <Stranger key={`stranger ${berth.berth.id}`} {...{ berth, view }} />
      ))}
      {found.map((berth) => (
        <Frame key={`found ${berth.berth.id}`} {...{ berth, view }} colour={role.waitingList.on} />
      ))}
      {chosen !== null && <Frame berth={chosen} view={view} colour={role.sea} chosen />}
    </g>
  );
}

function Stranger({ berth, view }: Pick<FrameProps, 'berth' | 'view'>) {
  const { x, y } = onScreen(view, middleOf(berth));
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={14}
      fontWeight={650}
      fill={role.wrong.on}
      stroke={role.water}
      strokeWidth={3}
      paintOrder="stroke"
    >
      ?
    </text>
  );
}

interface FrameProps {
  readonly berth: PlacedBerth;
  readonly view: Viewport;
  readonly colour: string;
  readonly chosen?: boolean;
  readonly className?: string;
}

function Frame({ berth, view, colour, chosen = false, className }: FrameProps) {
  return (
    <path
      className={className}
      data-chosen={chosen || undefined}
      d={outline(view, berth)}
      fill="none"
      stroke={colour}
      strokeWidth={chosen ? 4 : 3}
      strokeLinejoin="round"
    />
  );
}

/** The corners of a berth on the screen as a path. */
export function outline(view: Viewport, berth: PlacedBerth): string {
  return `M${berthCorners(berth)
    .map((corner) => pair(onScreen(view, corner)))
    .join('L')}Z`;
}

const pair = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
