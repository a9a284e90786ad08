import { role } from '../../ui/theme/role.js';
import { radius } from '../../ui/theme/measures.js';
import { drawing, hullPath } from './drawing.js';

export interface BoatInBerthProps {
  /** Metres. Draft is not drawn; it is part of whether the boat fits. */
  boat: { length: number; beam: number; draft?: number | null } | null;
  /** Metres; a limit that the berth does not have is null, and then the boat's own size is drawn around it. */
  berth: { length: number | null; beam: number | null; depth?: number | null };
  fits: boolean;
  /** What the drawing says, in words: "C07: 0.80 m to spare in length". */
  label: string;
  /** Metres that the width stands for, so that several drawings in a list share one scale. */
  across?: number;
  /** Height in pixels; the width is what the place gives. */
  height?: number;
}

/** The hull in its berth, to scale, bow to the open water; red where the boat does not fit. */
export function BoatInBerth({ boat, berth, fits, label, across, height = 72 }: BoatInBerthProps) {
  const plan = drawing({ boat, berth, across: across ?? null });
  const hull = fits ? role.sea : role.wrong.on;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      preserveAspectRatio="xMinYMid meet"
      style={{ display: 'block', width: '100%', height, borderRadius: radius.control, backgroundColor: role.water }}
    >
      <path d={plan.pontoon} fill="none" stroke={role.ink2} strokeWidth={plan.stroke * 1.6} strokeLinejoin="miter" />
      <line
        {...plan.mouth}
        stroke={role.ink3}
        strokeWidth={plan.stroke}
        strokeDasharray={`${plan.stroke * 3} ${plan.stroke * 2}`}
      />
      {plan.hull !== null && (
        <path
          data-part="hull"
          d={hullPath(plan.hull)}
          fill={fits ? role.surface : role.wrong.bg}
          stroke={hull}
          strokeWidth={plan.stroke * 1.2}
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
