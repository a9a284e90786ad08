import { role } from '../../../ui/theme/role.js';
import type { RunPlace } from '../model/berth-run.js';

const SLOT = 50;
const BERTH = 112;
const PIER = 12;
const LABEL = 20;
const LEFT = 46;
const HEIGHT = 2 * (BERTH + LABEL) + PIER;

interface RunDrawingProps {
  places: readonly RunPlace[];
  pier: string;
  nameOf: (number: number) => string;
  /** The drawing in words. */
  label: string;
}

/** The pier with its berths: dashed ones are new, red ones exist already and are skipped. */
export function RunDrawing({ places, pier, nameOf, label }: RunDrawingProps) {
  const most = Math.max(8, ...places.map(({ at }) => at + 1));
  const width = LEFT + most * SLOT + 16;
  const pierAt = LABEL + BERTH;
  return (
    <div style={{ overflowX: 'auto', borderRadius: 12, backgroundColor: role.water }}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        style={{ display: 'block', minWidth: Math.min(width, most * 30), width: '100%', maxHeight: 300 }}
      >
        <rect x={18} y={pierAt} width={width - 24} height={PIER} fill={role.lineStrong} />
        <text x={24} y={pierAt - 8} fontSize={15} fontWeight={700} fill={role.ink}>
          {pier}
        </text>
        {places.map(({ number, state, side, at }) => {
          const x = LEFT + at * SLOT;
          const y = side === 'above' ? LABEL : pierAt + PIER;
          const isNew = state === 'new';
          const there = state === 'there';
          return (
            <g key={`${side} ${number}`} opacity={state === 'left_out' ? 0.4 : 1}>
              <rect
                data-state={state}
                x={x + 2}
                y={y}
                width={SLOT - 4}
                height={BERTH}
                rx={3}
                fill={there ? role.wrong.bg : isNew ? role.seaSoft : role.surface}
                stroke={there ? role.wrong.on : isNew ? role.sea : role.ink3}
                strokeWidth={isNew || there ? 2 : 1}
                strokeDasharray={isNew ? '5 4' : undefined}
              />
              {(isNew || there) && (
                <path
                  d={isNew ? 'M-7 0H7M0 -7V7' : 'M-6 -6L6 6M6 -6L-6 6'}
                  transform={`translate(${x + SLOT / 2} ${y + BERTH / 2})`}
                  stroke={isNew ? role.sea : role.wrong.on}
                  strokeWidth={2}
                />
              )}
              <text
                x={x + SLOT / 2}
                y={side === 'above' ? LABEL - 6 : y + BERTH + 14}
                textAnchor="middle"
                fontSize={11}
                fontWeight={500}
                fill={role.ink2}
              >
                {nameOf(number)}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
