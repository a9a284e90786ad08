import { useTranslation } from 'react-i18next';
import { radius } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { type HullKind, hullPaths } from './hull.js';

interface BoatDrawingProps extends HullKind {
  /** Metres. */
  length: number;
  beam: number;
  draft: number;
  /** The measures as the drawing writes them. */
  words: { length: string; beam: string; draft: string };
}

/** A boat seen from above and from the side, to one scale, with its three measures. */
export function BoatDrawing({ length, beam, draft, type = null, hull_type = null, words }: BoatDrawingProps) {
  const { t } = useTranslation('entities/vessel');
  const unit = length / 60;
  const left = 3 * unit;
  const top = 12 * unit;
  const waterline = top + beam + 13 * unit;
  const freeboard = 7 * unit;
  const right = left + length;
  const keel = waterline + draft;
  const width = length + 19 * unit;
  const height = keel + 5 * unit;
  const font = 3.4 * unit;
  const plan = hullPaths({ x: left, y: top + beam / 2, length, beam }, { type, hull_type });
  const line = { stroke: role.ink2, strokeWidth: unit * 0.35, fill: 'none' };
  const hull = { stroke: role.sea, strokeWidth: unit * 0.5, fill: role.surface, strokeLinejoin: 'round' as const };
  const text = { fontSize: font, fill: role.ink2, fontWeight: 600, textAnchor: 'middle' as const };
  return (
    <svg
      role="img"
      aria-label={t('drawing', words)}
      viewBox={`0 0 ${width} ${height}`}
      style={{ display: 'block', width: '100%', borderRadius: radius.control, backgroundColor: role.water }}
    >
      <path d={`M${left} ${4 * unit}v${3 * unit}m0 ${-1.5 * unit}h${length}m0 ${-1.5 * unit}v${3 * unit}`} {...line} />
      <text x={left + length / 2} y={4.4 * unit} {...text}>
        {words.length}
      </text>
      <path d={`M${right + 2 * unit} ${top}h${2 * unit}m${-unit} 0v${beam}m${-unit} 0h${2 * unit}`} {...line} />
      <text x={right + 9.6 * unit} y={top + beam / 2 + font / 3} {...text}>
        {words.beam}
      </text>
      <path d={plan.outline} {...hull} />
      {plan.lines !== null && <path d={plan.lines} {...hull} fill="none" />}
      <rect x={0} y={waterline} width={width} height={height - waterline} fill={role.sea} opacity={0.12} />
      <path d={profileOf({ left, length, waterline, freeboard, draft, type })} {...hull} />
      <line x1={0} x2={width} y1={waterline} y2={waterline} stroke={role.sea} strokeWidth={unit * 0.25} />
      <path d={`M${right + 2 * unit} ${waterline}h${2 * unit}m${-unit} 0v${draft}m${-unit} 0h${2 * unit}`} {...line} />
      <text x={right + 9.6 * unit} y={waterline + draft / 2 + font / 3} {...text}>
        {words.draft}
      </text>
    </svg>
  );
}

interface Profile extends Pick<HullKind, 'type'> {
  readonly left: number;
  readonly length: number;
  /** The y of the water. */
  readonly waterline: number;
  readonly freeboard: number;
  readonly draft: number;
}

/** The side of a hull: a sailing boat has a fin and a rudder that reach its draft, all others a flat bottom. */
function profileOf({ left, length, waterline, freeboard, draft, type }: Profile): string {
  const at = (along: number, y: number): string => `${left + along * length} ${y}`;
  const deck = waterline - freeboard;
  if (type !== 'SAIL' && type !== null && type !== undefined) {
    const bottom = waterline + draft;
    return `M${at(0, deck)}L${at(1, deck - freeboard * 0.15)}L${at(0.93, waterline)}Q${at(0.88, bottom)} ${at(0.74, bottom)}L${at(0.03, bottom)}Z`;
  }
  const belly = waterline + draft * 0.35;
  const keel = waterline + draft;
  return [
    `M${at(0.02, deck)}L${at(1, deck - freeboard * 0.15)}Q${at(0.97, waterline)} ${at(0.86, belly * 0.5 + waterline * 0.5)}`,
    `L${at(0.62, belly)}L${at(0.57, keel)}L${at(0.42, keel)}L${at(0.4, belly)}`,
    `L${at(0.14, belly * 0.7 + waterline * 0.3)}L${at(0.12, waterline + draft * 0.8)}L${at(0.07, waterline + draft * 0.8)}`,
    `L${at(0.05, waterline + draft * 0.1)}Z`,
  ].join('');
}
