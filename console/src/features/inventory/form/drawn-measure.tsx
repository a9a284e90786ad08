import { role } from '../../../ui/theme/role.js';

interface DrawnMeasureProps {
  /** Where the line runs: its height, or its x where it is upright. */
  at: number;
  from: number;
  to: number;
  text: string;
  upright?: boolean;
}

/** A dimension line of a drawing with its figure in the middle. */
export function DrawnMeasure({ at, from, to, text, upright = false }: DrawnMeasureProps) {
  const line = upright
    ? `M${at} ${from}V${to}M${at - 4} ${from}h8M${at - 4} ${to}h8`
    : `M${from} ${at}H${to}M${from} ${at - 4}v8M${to} ${at - 4}v8`;
  const [x, y] = upright ? [at, (from + to) / 2] : [(from + to) / 2, at];
  return (
    <g>
      <path d={line} stroke={role.ink2} fill="none" />
      <rect x={x - 27} y={y - 9} width={54} height={18} fill={role.water} rx={3} />
      <text x={x} y={y + 4} textAnchor="middle" fontSize={12} fontWeight={650} fill={role.ink}>
        {text}
      </text>
    </g>
  );
}
