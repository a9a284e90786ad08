import type {
  Box,
  HarbourLayout,
  PlacedBerth,
  PlacedPier,
} from '../../../../../contracts/berths/rules/harbour-layout.js';
import { direction } from '../../../../../contracts/berths/rules/harbour-layout.js';
import { berthLabel } from '../../../../../contracts/berths/rules/berth-names.js';
import { role } from '../../../ui/theme/role.js';
import type { BerthGrid } from '../model/berth-grid.js';
import { middleOf } from '../model/berth-grid.js';
import { onScreen, type Viewport } from '../model/viewport.js';

/** Pixels of a berth's breadth from which its number is readable. */
const READABLE = 17;

interface BerthLabelsProps {
  readonly layout: HarbourLayout;
  readonly grid: BerthGrid;
  readonly view: Viewport;
  readonly visible: Box;
  /** True for berths with a boat, whose numbers are not drawn. */
  readonly isTaken: (berthId: string) => boolean;
}

/** Numbers of the empty berths on the screen, and the names of the piers. */
export function BerthLabels({ layout, grid, view, visible, isTaken }: BerthLabelsProps) {
  const numbered = grid
    .within(visible)
    .filter(({ berth }) => berth.active && berth.max_beam * view.scale >= READABLE && !isTaken(berth.id));
  return (
    <g aria-hidden="true" style={{ pointerEvents: 'none', userSelect: 'none' }}>
      {numbered.map((placed) => (
        <Label key={placed.berth.id} placed={placed} view={view} />
      ))}
      {layout.piers.map((pier) => (
        <PierName key={pier.pier_id} pier={pier} view={view} />
      ))}
    </g>
  );
}

function Label({ placed, view }: { readonly placed: PlacedBerth; readonly view: Viewport }) {
  const { x, y } = onScreen(view, middleOf(placed));
  return (
    <text x={x} y={y} textAnchor="middle" dominantBaseline="central" fontSize={11} fill={role.ink2}>
      {berthLabel(placed.berth.number, placed.berth.lettered)}
    </text>
  );
}

function PierName({ pier, view }: { readonly pier: PlacedPier; readonly view: Viewport }) {
  const along = direction(pier.heading);
  const { x, y } = onScreen(view, { x: pier.x + along.x * 5, y: pier.y + along.y * 5 });
  const size = Math.max(11, Math.min(18, view.scale * 5));
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={size}
      fontWeight={650}
      fill={role.ink}
      stroke={role.water}
      strokeWidth={3}
      paintOrder="stroke"
    >
      {pier.name}
    </text>
  );
}
