import { berthCorners, type PlacedBerth, type Point } from '../../../../../contracts/berths/rules/harbour-layout.js';
import { motion } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { keyframes, styleClass } from '../../../ui/theme/styled.js';
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
  readonly found: readonly PlacedBerth[];
  /** Berths that a colleague has just changed. */
  readonly changed: readonly PlacedBerth[];
}

/** Frames around the chosen berth, those found and those just changed. */
export function MapMarks({ view, chosen, found, changed }: MapMarksProps) {
  return (
    <g style={{ pointerEvents: 'none' }} className={moving}>
      {changed.map((berth) => (
        <Frame key={`changed ${berth.berth.id}`} {...{ berth, view }} className={glowing} colour={role.booked.on} />
      ))}
      {found.map((berth) => (
        <Frame key={`found ${berth.berth.id}`} {...{ berth, view }} colour={role.waitingList.on} />
      ))}
      {chosen !== null && <Frame berth={chosen} view={view} colour={role.sea} chosen />}
    </g>
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
