import { memo } from 'react';
import type { Shore } from '../../../../../contracts/berths/harbour-map.js';
import {
  berthCorners,
  direction,
  FINGER,
  type HarbourLayout,
  pierCorners,
  type PlacedBerth,
  type Point,
  QUAY,
} from '../../../../../contracts/berths/rules/harbour-layout.js';
import { role } from '../../../ui/theme/role.js';
import type { Look } from '../model/boat-looks.js';

interface Colours {
  readonly fill: string;
  readonly stroke: string;
}

/** Colours of boats and berths by their meaning. */
export const lookColours: Readonly<Record<Look, Colours>> = {
  resident: { fill: role.surface, stroke: role.edge },
  visitor: { fill: role.booked.bg, stroke: role.booked.on },
  expected: { fill: role.waiting.bg, stroke: role.waiting.on },
  leaving: { fill: role.ourMove.bg, stroke: role.ourMove.on },
  overdue: { fill: role.wrong.bg, stroke: role.wrong.on },
  soon: { fill: role.waiting.bg, stroke: role.waiting.on },
  quiet: { fill: role.surface, stroke: role.edge },
};

export const fitColours: Readonly<Record<'fits' | 'taken' | 'small', Colours>> = {
  fits: { fill: role.booked.bg, stroke: role.booked.on },
  taken: { fill: role.over.bg, stroke: role.edge },
  small: { fill: role.wrong.bg, stroke: role.wrong.on },
};

interface HarbourDrawingProps {
  readonly layout: HarbourLayout;
  readonly shores: readonly Shore[];
  /** Outlines of boats, joined by look. */
  readonly hulls: ReadonlyMap<Look, string>;
  /** Berths by how a boat fits; empty unless the fit is shown. */
  readonly fits: ReadonlyMap<keyof typeof fitColours, readonly PlacedBerth[]>;
}

const pathOf = (points: readonly Point[], close = true): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('') +
  (close ? 'Z' : '');
const rounded = (metres: number): number => Math.round(metres * 100) / 100;

/** Everything of the map that does not change with the part shown. One path each, because there are thousands. */
export const HarbourDrawing = memo(function HarbourDrawing({ layout, shores, hulls, fits }: HarbourDrawingProps) {
  const points = ({ points: corners }: Shore): Point[] => corners.map(([x, y]) => ({ x, y }));
  return (
    <g data-part="harbour">
      {shores.map((shore, index) => (
        <path
          key={index}
          d={pathOf(points(shore), shore.kind === 'LAND')}
          fill={shore.kind === 'LAND' ? role.sunk : 'none'}
          stroke={role.lineStrong}
          strokeWidth={shore.kind === 'LAND' ? 1.5 : 5}
          strokeLinejoin="round"
          strokeLinecap="round"
          data-part={shore.kind}
        />
      ))}
      {layout.quay !== null && (
        <rect
          x={layout.quay.x - QUAY / 2}
          y={layout.quay.top - 8}
          width={QUAY}
          height={layout.quay.bottom - layout.quay.top + 16}
          fill={role.lineStrong}
        />
      )}
      {[...fits].map(([fit, berths]) => (
        <path
          key={fit}
          data-fit={fit}
          d={berths.map((berth) => pathOf(berthCorners(berth))).join('')}
          fill={fitColours[fit].fill}
          stroke={fitColours[fit].stroke}
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path
        d={layout.berths.map(fingers).join('')}
        fill="none"
        stroke={role.edge}
        strokeOpacity={0.75}
        strokeWidth={1.4}
        vectorEffect="non-scaling-stroke"
      />
      <path d={layout.piers.map((pier) => pathOf(pierCorners(pier))).join('')} fill={role.lineStrong} />
      {[...hulls].map(([look, path]) => (
        <path
          key={look}
          data-look={look}
          d={path}
          fill={lookColours[look].fill}
          stroke={lookColours[look].stroke}
          strokeWidth={1.3}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {/* Over the hulls: a boat may lie in a closed berth, which is closed all the same. */}
      <path
        d={layout.berths
          .filter(({ berth }) => !berth.active)
          .map(cross)
          .join('')}
        fill="none"
        stroke={role.edge}
        strokeWidth={1.4}
        vectorEffect="non-scaling-stroke"
        data-part="out-of-service"
      />
    </g>
  );
});

/** The two fingers beside a berth. */
function fingers({ berth, x, y, heading }: PlacedBerth): string {
  const out = direction(heading);
  const side = direction(heading + 90);
  const half = (berth.max_beam + FINGER) / 2;
  return [-half, half]
    .map((offset) => {
      const from = { x: x + side.x * offset, y: y + side.y * offset };
      return pathOf([from, { x: from.x + out.x * berth.max_loa, y: from.y + out.y * berth.max_loa }], false);
    })
    .join('');
}

/** Two diagonals within a berth that is out of service. */
function cross(placed: PlacedBerth): string {
  const [a, b, c, d] = berthCorners(placed);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return '';
  return pathOf([a, c], false) + pathOf([b, d], false);
}
