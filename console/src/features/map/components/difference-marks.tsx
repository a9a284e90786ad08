import type { PlanDifference } from '../../../../../contracts/berths/harbour-map.js';
import { direction, type PlacedBerth, type Point } from '../../../../../contracts/berths/rules/harbour-layout.js';
import { role } from '../../../ui/theme/role.js';
import { middleOf } from '../model/berth-grid.js';
import { hullOnMap } from '../model/hull-on-map.js';
import { onScreen, type Viewport } from '../model/viewport.js';
import { outline } from './map-marks.js';

interface DifferenceMarksProps {
  readonly items: readonly PlanDifference[];
  readonly placeOf: (berthId: string) => PlacedBerth | undefined;
  readonly view: Viewport;
  /** Index of the difference that is highlighted. */
  readonly chosen: number | null;
  readonly onChoose: (index: number) => void;
}

/** Draws into the harbour as it stood what has changed since: + and − for boats, arrows for moves, crosses for berths. */
export function DifferenceMarks({ items, placeOf, view, chosen, onChoose }: DifferenceMarksProps) {
  return (
    <g>
      {items.map((item, index) => {
        const place = placeOf(item.berth_id);
        if (place === undefined) return null;
        const to = item.to_berth_id === null ? undefined : placeOf(item.to_berth_id);
        return (
          <g
            key={`${item.kind} ${item.berth_id} ${item.boat?.allocation_id ?? ''}`}
            data-difference={item.kind}
            style={{ cursor: 'pointer' }}
            onClick={(event) => {
              event.stopPropagation();
              onChoose(index);
            }}
          >
            <Difference item={item} place={place} to={to} view={view} strong={chosen === index} />
          </g>
        );
      })}
    </g>
  );
}

interface DifferenceProps {
  readonly item: PlanDifference;
  readonly place: PlacedBerth;
  readonly to: PlacedBerth | undefined;
  readonly view: Viewport;
  readonly strong: boolean;
}

function Difference({ item, place, to, view, strong }: DifferenceProps) {
  const width = strong ? 3 : 1.6;
  switch (item.kind) {
    case 'CAME':
      return (
        <>
          {item.boat !== null && (
            <Hull item={item} places={[place]} view={view} colour={role.booked.on} width={width} />
          )}
          <Badge at={badgePlace(view, place)} sign="+" colour={role.booked.on} />
        </>
      );
    case 'LEFT':
      return (
        <>
          <path d={outline(view, place)} fill="none" stroke={role.ink2} strokeWidth={width} strokeDasharray="4 3" />
          <Badge at={badgePlace(view, place)} sign="−" colour={role.over.on} />
        </>
      );
    case 'MOVED':
      return (
        <>
          {to !== undefined && item.boat !== null && (
            <Hull item={item} places={[to]} view={view} colour={role.sea} width={width} />
          )}
          {to !== undefined && (
            <Arrow from={onScreen(view, middleOf(place))} to={onScreen(view, middleOf(to))} width={width} />
          )}
        </>
      );
    case 'OUT_OF_SERVICE':
      return (
        <path
          d={cross(view, place)}
          stroke={role.wrong.on}
          strokeWidth={strong ? 3 : 2}
          fill="none"
          strokeLinecap="round"
        />
      );
    case 'IN_SERVICE':
      return <path d={outline(view, place)} fill="none" stroke={role.booked.on} strokeWidth={width} />;
    default:
      return item.kind satisfies never;
  }
}

function Hull({
  item,
  places,
  view,
  colour,
  width,
}: Pick<DifferenceProps, 'item' | 'view'> & {
  readonly places: readonly PlacedBerth[];
  readonly colour: string;
  readonly width: number;
}) {
  if (item.boat === null) return null;
  return (
    <path
      d={hullOnMap(item.boat, places)}
      transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}
      fill="transparent"
      stroke={colour}
      strokeWidth={width}
      strokeDasharray="4 3"
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** Beyond the outer end of a berth. */
function badgePlace(view: Viewport, { berth, x, y, heading }: PlacedBerth): Point {
  const out = direction(heading);
  const end = onScreen(view, { x: x + out.x * berth.max_loa, y: y + out.y * berth.max_loa });
  return { x: end.x + out.x * 10, y: end.y + out.y * 10 };
}

function Badge({ at, sign, colour }: { readonly at: Point; readonly sign: string; readonly colour: string }) {
  return (
    <g>
      <circle cx={at.x} cy={at.y} r={8} fill={colour} />
      <text
        x={at.x}
        y={at.y}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={13}
        fontWeight={700}
        fill={role.surface}
      >
        {sign}
      </text>
    </g>
  );
}

function Arrow({ from, to, width }: { readonly from: Point; readonly to: Point; readonly width: number }) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const wing = (turn: number) => `${to.x - 11 * Math.cos(angle + turn)} ${to.y - 11 * Math.sin(angle + turn)}`;
  return (
    <g stroke={role.sea} fill={role.sea}>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} strokeWidth={width} />
      <circle cx={from.x} cy={from.y} r={4} />
      <path d={`M${to.x} ${to.y}L${wing(0.4)}L${wing(-0.4)}Z`} />
    </g>
  );
}

function cross(view: Viewport, { berth, x, y, heading }: PlacedBerth): string {
  const out = direction(heading);
  const middle = onScreen(view, { x: x + (out.x * berth.max_loa) / 2, y: y + (out.y * berth.max_loa) / 2 });
  const arm = Math.max(6, Math.min(16, berth.max_beam * view.scale * 0.4));
  return `M${middle.x - arm} ${middle.y - arm}l${2 * arm} ${2 * arm}M${middle.x + arm} ${middle.y - arm}l${-2 * arm} ${2 * arm}`;
}
