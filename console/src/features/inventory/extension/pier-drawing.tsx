import { hullPaths } from '../../../entities/vessel/hull.js';
import { role } from '../../../ui/theme/role.js';
import type { WizardBerth } from '../model/extension-draft.js';

const WIDTH = 396;
const HEIGHT = 150;
const PIER = 14;
/** Berths shown around the berth in question. */
const AROUND = 3;

interface PierDrawingProps {
  berth: WizardBerth;
  /** All berths of the pier, by number. */
  pier: readonly WizardBerth[];
  /** The berths that a boat takes together with the berth. */
  taken: readonly string[];
  /** Draws a boat over the berths taken together. */
  boat?: boolean;
}

/** The berth among its neighbours, with those that a large boat would take. Berths out of use are crossed out. */
export function PierDrawing({ berth, pier, taken, boat = false }: PierDrawingProps) {
  const at = pier.findIndex(({ id }) => id === berth.id);
  const start = Math.max(0, Math.min(at - AROUND, pier.length - 2 * AROUND - 1));
  const shown = pier.slice(start, start + 2 * AROUND + 1);
  const slot = Math.min(46, (WIDTH - 40) / shown.length);
  const left = (WIDTH - slot * shown.length) / 2;
  const mine = (id: string) => id === berth.id || taken.includes(id);
  const places = shown.map((one, index) => ({ ...one, x: left + index * slot, mine: mine(one.id) }));
  const own = places.filter((place) => place.mine);
  const first = own[0];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" style={{ display: 'block', width: '100%' }}>
      <rect width={WIDTH} height={HEIGHT} fill={role.water} />
      {places.map((place) => (
        <g key={place.id}>
          {place.mine && (
            <rect
              x={place.x}
              y={PIER}
              width={slot}
              height={116}
              fill={place.id === berth.id ? role.seaSoft : role.waterDeep}
            />
          )}
          {!place.active && (
            <path
              d={`M${place.x + 6} ${PIER + 8}L${place.x + slot - 6} ${PIER + 106}M${place.x + slot - 6} ${PIER + 8}L${place.x + 6} ${PIER + 106}`}
              stroke={role.ink3}
            />
          )}
          <text
            x={place.x + slot / 2}
            y={HEIGHT - 6}
            textAnchor="middle"
            fontSize={11}
            fontWeight={place.id === berth.id ? 700 : 500}
            fill={role.ink2}
          >
            {place.name}
          </text>
        </g>
      ))}
      {[...places, null].map((place, index) => {
        const before = places[index - 1];
        const open = place !== null && before !== undefined && place.mine && before.mine;
        const x = left + index * slot;
        return (
          <line
            key={x}
            x1={x}
            x2={x}
            y1={PIER}
            y2={PIER + 116}
            stroke={role.ink2}
            strokeWidth={1.6}
            strokeDasharray={open ? '2 4' : undefined}
          />
        );
      })}
      {boat && first !== undefined && (
        <path
          d={
            hullPaths(
              { x: 0, y: 0, length: 104, beam: slot * own.length - 12 },
              { type: own.length > 1 ? 'CATAMARAN' : 'SAIL', hull_type: null },
            ).outline
          }
          transform={`translate(${first.x + (slot * own.length) / 2} ${PIER + 4}) rotate(90)`}
          fill={role.surface}
          stroke={role.sea}
          strokeWidth={2}
        />
      )}
      <rect width={WIDTH} height={PIER} fill={role.lineStrong} />
    </svg>
  );
}
