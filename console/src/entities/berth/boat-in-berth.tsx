import { role } from '../../ui/theme/role.js';
import { radius } from '../../ui/theme/measures.js';
import { type HullKind, hullPaths } from '../vessel/hull.js';
import { drawing, type DrawingScale } from './drawing.js';

/**
 * Height in pixels. The width fills the column. All drawings have the same height, so drawings in one column share
 * their scale.
 */
const HEIGHT = 72;

export interface BoatInBerthProps {
  /** Sizes in metres. The draft is not drawn; it only decides whether the boat fits. */
  boat: (HullKind & { length: number; beam: number; draft?: number | null }) | null;
  /** Sizes in metres. Null means that the berth has no such limit; the drawing then derives the size from the boat. */
  berth: { length: number | null; beam: number | null; depth?: number | null };
  fits: boolean;
  /** Description of the drawing for screen readers: "C07: 0.80 m to spare in length". */
  label: string;
  /** Common scale of several drawings that are shown together (`scaleFor`). */
  scale?: DrawingScale;
}

/** The hull in its berth, drawn to scale with the bow towards open water. The hull is red if the boat does not fit. */
export function BoatInBerth({ boat, berth, fits, label, scale }: BoatInBerthProps) {
  const plan = drawing({ boat, berth, scale: scale ?? null });
  const hull = plan.hull === null || boat === null ? null : hullPaths(plan.hull, boat);
  const colour = fits ? role.sea : role.wrong.on;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      preserveAspectRatio="xMinYMid meet"
      style={{
        display: 'block',
        width: '100%',
        height: HEIGHT,
        borderRadius: radius.control,
        backgroundColor: role.water,
      }}
    >
      <path d={plan.pontoon} fill="none" stroke={role.ink2} strokeWidth={plan.stroke * 1.6} strokeLinejoin="miter" />
      <line
        {...plan.mouth}
        stroke={role.ink3}
        strokeWidth={plan.stroke}
        strokeDasharray={`${plan.stroke * 3} ${plan.stroke * 2}`}
      />
      {hull !== null && (
        <path
          data-part="hull"
          d={hull.outline}
          fill={fits ? role.surface : role.wrong.bg}
          stroke={colour}
          strokeWidth={plan.stroke * 1.2}
          strokeLinejoin="round"
        />
      )}
      {hull?.lines != null && <path d={hull.lines} fill="none" stroke={colour} strokeWidth={plan.stroke * 0.8} />}
    </svg>
  );
}
