import { hullPaths } from '../../../entities/vessel/hull.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { BerthWords } from '../berth/use-berth-words.js';
import { pierLayout, type PlacedWalkBerth } from '../model/pier-layout.js';
import type { ShownBerth } from '../model/standing.js';

const Water = styled('div')({
  overflowX: 'auto',
  backgroundColor: role.water,
  '& svg': { display: 'block', margin: '0 auto' },
  // Paper has no room for a whole pier.
  '@media print': { display: 'none' },
  '& g': { cursor: 'pointer' },
});

/** Pixels. */
const LEAST_WIDTH = 34;
const PIER = 9;
const NAMES = 26;
const USUAL_BEAM = 0.32;
const MARK = 7;

interface PierDrawingProps {
  berths: readonly ShownBerth[];
  chosen: string | null;
  words: BerthWords;
  onBerth: (berthId: string) => void;
}

/** A pier seen from above: its berths and boats to scale, with what is checked and what differs. The list below it says the same. */
export function PierDrawing({ berths, chosen, words, onBerth }: PierDrawingProps) {
  const layout = pierLayout(berths.map(({ row }) => row));
  const narrowest = Math.min(...layout.berths.map(({ width }) => width), 4);
  // Pixels per metre.
  const scale = Math.max(LEAST_WIDTH / Math.max(narrowest, 1), 8);
  const top = NAMES + layout.above * scale;
  const height = top + PIER + layout.below * scale + (layout.below > 0 ? NAMES : 8);
  const width = layout.width * scale + 24;
  const byId = new Map(berths.map((berth) => [berth.row.berth_id, berth]));
  return (
    <Water>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <rect x={0} y={top} width={width} height={PIER} fill={role.lineStrong} />
        {layout.berths.map((place) => {
          const berth = byId.get(place.berth_id);
          if (berth === undefined) return null;
          return (
            <DrawnBerth
              key={place.berth_id}
              {...{ place, berth, scale, top }}
              chosen={place.berth_id === chosen}
              label={`${berth.row.name}: ${words.title(berth)}, ${words.answer(berth)}`}
              onOpen={() => onBerth(place.berth_id)}
            />
          );
        })}
      </svg>
    </Water>
  );
}

interface DrawnBerthProps {
  place: PlacedWalkBerth;
  berth: ShownBerth;
  /** Pixels per metre. */
  scale: number;
  /** Pixels from the top to the pier. */
  top: number;
  chosen: boolean;
  label: string;
  onOpen: () => void;
}

function DrawnBerth({ place, berth, scale, top, chosen, label, onOpen }: DrawnBerthProps) {
  const above = place.side === 'above';
  const x = 12 + place.x * scale;
  const width = place.width * scale;
  const length = place.length * scale;
  const pierEdge = above ? top : top + PIER;
  const y = above ? pierEdge - length : pierEdge;
  const { standing, differences, row } = berth;
  const differs = differences.length > 0;
  const colour = differs ? role.ourMove : standing === null ? { on: role.edge, bg: role.surface } : role.booked;
  const boat = seenLength(berth);
  const middle = x + width / 2;
  const mark = { x: middle, y: above ? pierEdge - MARK * 2 : pierEdge + MARK * 2 };
  return (
    <g onClick={onOpen}>
      <title>{label}</title>
      <rect x={x} y={y} width={width} height={length} fill={chosen ? role.waterDeep : 'transparent'} rx={3} />
      <path d={`M${x} ${y}v${length}M${x + width} ${y}v${length}`} stroke={role.edge} strokeWidth={1.4} fill="none" />
      {row.expected.state === 'CLOSED' && (
        <path d={`M${x} ${y}l${width} ${length}m0 ${-length}l${-width} ${length}`} stroke={role.edge} fill="none" />
      )}
      {boat !== null && (
        <path
          d={
            hullPaths(
              { x: 2, y: 0, length: boat * scale - 4, beam: Math.min(boat * USUAL_BEAM * scale, width - 6) },
              {},
            ).outline
          }
          transform={`translate(${middle} ${pierEdge}) rotate(${above ? -90 : 90})`}
          fill={colour.bg}
          stroke={colour.on}
          strokeWidth={1.4}
        />
      )}
      {standing !== null &&
        (differs ? (
          <path
            d={`M${mark.x} ${mark.y - MARK}l${MARK} ${MARK}l${-MARK} ${MARK}l${-MARK} ${-MARK}z`}
            fill={role.ourMove.on}
          />
        ) : (
          <g transform={`translate(${mark.x} ${mark.y})`}>
            <circle r={MARK} fill={role.booked.on} />
            <path d="M-3 0l2.2 2.2L3.2 -2.2" fill="none" stroke={role.surface} strokeWidth={1.8} />
          </g>
        ))}
      <text
        x={middle}
        y={above ? y - 8 : y + length + 17}
        textAnchor="middle"
        fontSize={12}
        fontWeight={chosen ? 700 : 400}
        fill={role.ink}
      >
        {row.name}
      </text>
    </g>
  );
}

/** The length of the boat that lies there as far as known, in metres; null: none. */
function seenLength({ standing, row }: ShownBerth): number | null {
  if (standing?.answer === 'EMPTY') return null;
  if (standing?.answer === 'BOAT') return standing.boat?.measured ?? standing.boat?.length ?? row.max_loa * 0.85;
  return row.expected.boat?.length ?? null;
}
