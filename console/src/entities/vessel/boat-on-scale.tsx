import { radius } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { type HullKind, hullPaths } from './hull.js';

interface BoatOnScaleProps extends HullKind {
  /** Metres. */
  length: number;
  beam: number;
  /** Length in metres of the longest of the boats that are shown together. */
  longest: number;
}

/** Metres between two marks. */
const STEP = 5;
/** Share of a metre mark's height that the numbers take. */
const FOOT = 0.16;

/** A boat on the water above a scale in metres. Boats that are shown together share the scale. */
export function BoatOnScale({ length, beam, longest, type = null, hull_type = null }: BoatOnScaleProps) {
  const metres = Math.ceil((longest + 0.5) / STEP) * STEP;
  const margin = metres * 0.05;
  const width = metres + 2 * margin;
  const height = Math.max(beam + margin, width * 0.24) + width * FOOT * 0.5;
  const font = width * 0.042;
  const waterline = height - font * 1.6;
  const stroke = width / 190;
  const { outline, lines } = hullPaths({ x: margin, y: waterline / 2, length, beam }, { type, hull_type });
  const marks = Array.from({ length: metres / STEP + 1 }, (_mark, at) => at * STEP);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      style={{ display: 'block', width: '100%', borderRadius: radius.control, backgroundColor: role.water }}
    >
      {marks.map((at) => (
        <g key={at}>
          <line
            x1={margin + at}
            x2={margin + at}
            y1={0}
            y2={waterline}
            stroke={role.ink3}
            strokeWidth={stroke * 0.5}
            strokeDasharray={`${stroke} ${stroke * 4}`}
          />
          <text
            x={at === metres ? width - font * 0.4 : margin + at}
            y={height - font * 0.5}
            fontSize={font}
            textAnchor={at === metres ? 'end' : 'middle'}
            fill={role.ink2}
          >
            {at === metres ? `${at} m` : at}
          </text>
        </g>
      ))}
      <path d={outline} fill={role.surface} stroke={role.sea} strokeWidth={stroke} strokeLinejoin="round" />
      {lines !== null && <path d={lines} fill="none" stroke={role.sea} strokeWidth={stroke * 0.7} />}
    </svg>
  );
}
