import { useTranslation } from 'react-i18next';
import type { LargestBoat } from '../../../../../contracts/berths/rules/boat-fit.js';
import type { HullKind } from '../../../entities/vessel/hull.js';
import { hullPaths } from '../../../entities/vessel/hull.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { media } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { berthScene } from '../model/berth-scene.js';
import { type BoatSizes, fits } from '../model/boat-fit.js';
import { DrawnMeasure } from './drawn-measure.js';
import { SpareMetres } from './spare-metres.js';

const HEIGHT = 200;
const WIDTH = { wide: 520, narrow: 300 } as const;
/** Pixels of hull from which its name and sizes have room. */
const ROOM_FOR_NAME = 110;

const Water = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 520px) minmax(140px, 1fr)',
  alignItems: 'center',
  backgroundColor: role.water,
  borderRadius: '0 0 11px 11px',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export interface DrawnBerthBoat extends BoatSizes, HullKind {
  readonly name: string | null;
}

interface BerthDrawingProps {
  /** Metres; null while a size is missing. */
  sizes: LargestBoat | null;
  pier: string;
  /** The boat that lies there, or one booked ahead that does not fit. Null: the longest boat allowed is dashed. */
  boat: DrawnBerthBoat | null;
  neighbours: { readonly above: string | null; readonly below: string | null };
}

/** The berth with its boat, to scale. It follows the fields; a boat that no longer fits is red. */
export function BerthDrawing({ sizes, pier, boat, neighbours }: BerthDrawingProps) {
  const { t } = useTranslation('inventory/berth');
  const { metres, sizes: sizesText } = useFormats();
  const narrow = useNarrow();
  if (sizes === null) return null;
  const width = narrow ? WIDTH.narrow : WIDTH.wide;
  const drawn = boat ?? { length: sizes.max_loa, beam: sizes.max_beam * 0.9 };
  const { berth, pier: quay, hull, below, beamAt, lengthAt } = berthScene(sizes, drawn, width, HEIGHT);
  const fitting = boat === null || fits(boat, sizes);
  const outline = hullPaths(hull, boat ?? { type: 'SAIL', hull_type: null });
  const tint = fitting ? role.sea : role.wrong.on;
  const name = boat?.name ?? '';
  const label = boat === null ? t('drawingEmpty') : t(fitting ? 'drawingFits' : 'drawingDoesNotFit', { boat: name });
  const amidships = hull.x + hull.length * 0.44;
  return (
    <Water>
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${HEIGHT}`} style={{ display: 'block', width: '100%' }}>
        <rect {...below} rx={2} fill="none" stroke={role.ink3} strokeDasharray="4 4" opacity={0.45} />
        <rect {...berth} fill={role.waterDeep} />
        <rect {...quay} fill={role.lineStrong} />
        <text
          x={quay.x + quay.width / 2}
          y={HEIGHT - 14}
          textAnchor="middle"
          fontSize={13}
          fontWeight={700}
          fill={role.ink}
        >
          {pier.slice(0, 3)}
        </text>
        {[berth.y, berth.y + berth.height].map((y) => (
          <line key={y} x1={berth.x} x2={berth.x + berth.width} y1={y} y2={y} stroke={role.ink2} strokeWidth={4} />
        ))}
        <path
          d={`M${berth.x + berth.width} ${berth.y}V${berth.y + berth.height}`}
          stroke={role.ink2}
          strokeDasharray="4 4"
        />
        <path
          data-part="hull"
          d={outline.outline}
          fill={boat === null ? 'none' : fitting ? role.surface : role.wrong.bg}
          stroke={tint}
          strokeWidth={2}
          strokeDasharray={boat === null ? '5 5' : undefined}
        />
        {outline.lines !== null && <path d={outline.lines} fill="none" stroke={tint} />}
        {boat !== null && hull.length > ROOM_FOR_NAME && (
          <g textAnchor="middle" fill={role.ink}>
            <text x={amidships} y={hull.y - 2} fontSize={13} fontWeight={650}>
              {name}
            </text>
            <text x={amidships} y={hull.y + 14} fontSize={11} fill={role.ink2}>
              {sizesText(boat)}
            </text>
          </g>
        )}
        <DrawnMeasure upright at={beamAt} from={berth.y} to={berth.y + berth.height} text={metres(sizes.max_beam)} />
        <DrawnMeasure at={lengthAt} from={berth.x} to={berth.x + berth.width} text={metres(sizes.max_loa)} />
        <g fontSize={11} fill={role.ink2}>
          <text x={berth.x + 4} y={Math.max(12, berth.y - 12)}>
            {neighbours.above}
          </text>
          <text x={berth.x + 4} y={HEIGHT - 5}>
            {neighbours.below}
          </text>
        </g>
      </svg>
      {boat !== null && <SpareMetres boat={boat} sizes={sizes} />}
    </Water>
  );
}
