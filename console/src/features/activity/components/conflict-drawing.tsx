import type { PlanRow } from '../../../../../contracts/berths/plan.js';
import { useConflictNames } from '../../../entities/conflict/use-conflict-names.js';
import { beamDrawn, hullPaths } from '../../../entities/vessel/hull.js';
import { motion } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { BoatLook, ShownBoat } from '../model/conflict-plan.js';

const Water = styled('div')({
  overflowX: 'auto',
  backgroundColor: role.water,
  '& svg': { display: 'block', width: '100%', minWidth: 420, maxHeight: 380 },
  '& path, & rect': { transition: `fill ${motion.move}, stroke ${motion.move}` },
});

const looks: Readonly<Record<BoatLook, { fill: string; stroke: string; dashed?: boolean }>> = {
  visitor: { fill: role.booked.bg, stroke: role.booked.on },
  resident: { fill: role.surface, stroke: role.ink3 },
  late: { fill: role.ourMove.bg, stroke: role.ourMove.on },
  misfit: { fill: role.wrong.bg, stroke: role.wrong.on },
  moved: { fill: role.seaSoft, stroke: role.sea },
  ghost: { fill: 'none', stroke: role.wrong.on, dashed: true },
};

/** Metres: a name above or below its berth, the pontoon, and the water between it and a stern. */
const NAME = 1.6;
const PONTOON = 1.2;
const GAP = 0.4;

interface Place {
  readonly row: PlanRow;
  readonly x: number;
  readonly up: boolean;
}

interface ConflictDrawingProps {
  readonly top: readonly PlanRow[];
  readonly bottom: readonly PlanRow[];
  readonly boats: readonly ShownBoat[];
  /** The berths that the conflict and the remedy are about. */
  readonly marked: readonly string[];
  readonly label: string;
}

/** Berths at both sides of a pontoon with their boats, to scale. */
export function ConflictDrawing({ top, bottom, boats, marked, label }: ConflictDrawingProps) {
  const names = useConflictNames();
  const height = (rows: readonly PlanRow[]): number => Math.max(0, ...rows.map(({ max_loa }) => max_loa)) + GAP;
  const width = (rows: readonly PlanRow[]): number => rows.reduce((sum, { max_beam }) => sum + max_beam, 0);
  const wide = Math.max(width(top), width(bottom), 20) + 2;
  const [above, below] = [height(top), bottom.length === 0 ? 0 : height(bottom) + NAME];
  const pontoon = NAME + above;
  const places = new Map<string, Place>([...placed(top, true, wide), ...placed(bottom, false, wide)]);
  return (
    <Water tabIndex={0} role="group" aria-label={label}>
      <svg role="img" aria-label={label} viewBox={`0 0 ${wide} ${pontoon + PONTOON + below + 0.6}`}>
        <rect x={0.4} y={pontoon} width={wide - 0.8} height={PONTOON} rx={0.2} fill={role.edge} opacity={0.55} />
        {[...places.values()].map(({ row, x, up }) => {
          const chosen = marked.includes(row.berth_id);
          const long = row.max_loa;
          const y = up ? pontoon - long : pontoon + PONTOON;
          return (
            <g key={row.berth_id}>
              {chosen && <rect x={x} y={y} width={row.max_beam} height={long} fill={role.waterDeep} />}
              <path
                d={`M${x} ${y}V${y + long}M${x + row.max_beam} ${y}V${y + long}`}
                stroke={role.ink2}
                strokeWidth={0.1}
              />
              {!row.active && (
                <path
                  d={`M${x + 0.5} ${y + 0.5}L${x + row.max_beam - 0.5} ${y + long - 0.5}M${x + row.max_beam - 0.5} ${y + 0.5}L${x + 0.5} ${y + long - 0.5}`}
                  stroke={role.ink3}
                  strokeWidth={0.08}
                />
              )}
              <text
                x={x + row.max_beam / 2}
                y={up ? NAME - 0.5 : pontoon + PONTOON + below - 0.1}
                textAnchor="middle"
                fontSize={1}
                fontWeight={chosen ? 700 : 400}
                fill={chosen ? role.ink : role.ink2}
              >
                {row.name}
              </text>
            </g>
          );
        })}
        {boats.map((boat) => (
          <Boat key={boat.key} boat={boat} places={places} pontoon={pontoon} unnamed={names.boat('')} />
        ))}
      </svg>
    </Water>
  );
}

function placed(rows: readonly PlanRow[], up: boolean, wide: number): [string, Place][] {
  let x = (wide - rows.reduce((sum, { max_beam }) => sum + max_beam, 0)) / 2;
  return rows.map((row) => {
    const place: Place = { row, x, up };
    x += row.max_beam;
    return [row.berth_id, place];
  });
}

interface BoatProps {
  readonly boat: ShownBoat;
  readonly places: ReadonlyMap<string, Place>;
  readonly pontoon: number;
  readonly unnamed: string;
}

/** The hull, the stern at the pontoon; in the middle of the berths that it extends over. */
function Boat({ boat, places, pontoon, unnamed }: BoatProps) {
  const own = boat.berth_ids.flatMap((id) => places.get(id) ?? []);
  const [first] = own;
  if (first === undefined) return null;
  const { fill, stroke, dashed } = looks[boat.look];
  const middle = own.reduce((sum, { x, row }) => sum + x + row.max_beam / 2, 0) / own.length;
  const { outline } = hullPaths({ x: GAP, y: 0, length: boat.length, beam: beamDrawn(boat) }, { type: boat.type });
  const y = first.up ? pontoon : pontoon + PONTOON;
  const named = boat.look === 'moved' || boat.look === 'late' || boat.look === 'misfit';
  return (
    <g transform={`translate(${middle} ${y}) rotate(${first.up ? -90 : 90})`}>
      <path
        d={outline}
        fill={fill}
        stroke={stroke}
        strokeWidth={named || dashed === true ? 0.16 : 0.09}
        strokeDasharray={dashed === true ? '0.4 0.3' : undefined}
        strokeLinejoin="round"
      />
      {named && (
        <text x={boat.length * 0.45} y={0.35} textAnchor="middle" fontSize={1} fontWeight={600} fill={stroke}>
          {boat.name === '' ? unnamed : boat.name}
        </text>
      )}
    </g>
  );
}
