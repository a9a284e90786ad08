import type { VesselType } from '../../../../contracts/vocabulary/sizes.js';
import { role } from '../../ui/theme/role.js';
import { beamDrawn, type HullKind, hullPaths } from './hull.js';

export interface BoatOutlineProps extends HullKind {
  /** Metres. */
  length: number;
  /** Metres; null is drawn with the usual proportions. */
  beam: number | null;
  /** Pixels per metre. Boats that are shown together share it. */
  scale: number;
  type?: VesselType | null;
}

const STROKE = 1.4;

/** The outline of a boat seen from above, to scale. A size in words stands beside it, so screen readers skip it. */
export function BoatOutline({ length, beam, scale, type = null, hull_type = null }: BoatOutlineProps) {
  const width = length * scale;
  const height = beamDrawn({ length, beam }) * scale;
  const hull = { x: STROKE, y: height / 2 + STROKE, length: width, beam: height };
  const { outline, lines } = hullPaths(hull, { type, hull_type });
  return (
    <svg
      width={width + 2 * STROKE}
      height={height + 2 * STROKE}
      viewBox={`0 0 ${width + 2 * STROKE} ${height + 2 * STROKE}`}
      aria-hidden="true"
      style={{ display: 'block', maxWidth: '100%' }}
    >
      <path d={outline} fill={role.surface} stroke={role.sea} strokeWidth={STROKE} strokeLinejoin="round" />
      {lines !== null && <path d={lines} fill="none" stroke={role.sea} strokeWidth={STROKE * 0.7} />}
    </svg>
  );
}

/** The common scale in pixels per metre at which the longest of the boats has the given width. */
export function commonScale(lengths: readonly (number | null)[], width: number): number {
  const longest = Math.max(...lengths.filter((length) => length !== null), 1);
  return width / longest;
}
