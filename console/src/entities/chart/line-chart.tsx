import { media } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import { ChartFrame } from './chart-frame.js';
import { niceTicks } from './nice-ticks.js';

const Drawing = styled('svg')({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' });
const Ends = styled('div')({ position: 'absolute', insetBlock: 0, right: 0, width: 112 });
const End = styled('div')({
  position: 'absolute',
  left: 12,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 650,
  transform: 'translateY(50%)',
  '& span': { display: 'block', fontWeight: 400, color: role.ink2 },
});
const Names = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  marginRight: 112,
  gap: 8,
  [media.phone]: { '& > :not(:first-of-type):not(:last-of-type)': { display: 'none' } },
  fontSize: 12,
  color: role.ink2,
});

/** Colours of lines in their order; both differ from the ground and, by their place and name, from each other. */
const COLOURS = [role.sea, role.waitingList.on, role.ink2];

export interface ChartLine {
  readonly id: string;
  readonly name: string;
  /** Earliest first, at equal distances. */
  readonly values: readonly number[];
}

interface LineChartProps {
  lines: readonly ChartLine[];
  /** Some of the moments, first and last among them. */
  names: readonly string[];
  format: (value: number) => string;
  height?: number;
}

/** Pixels between two names at the ends of lines. */
const APART = 36;

/** Lines from 0, each named at its end with its last value. */
export function LineChart({ lines, names, format, height = 200 }: LineChartProps) {
  const ticks = niceTicks(Math.max(0, ...lines.flatMap(({ values }) => values)), 4);
  const top = ticks.at(-1) ?? 1;
  const path = (values: readonly number[]) =>
    values
      .map((value, index) => {
        const x = values.length === 1 ? 100 : (100 * index) / (values.length - 1);
        return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${(100 - (100 * value) / top).toFixed(2)}`;
      })
      .join(' ');
  const ends = apart(lines.map(({ values }) => ((values.at(-1) ?? 0) / top) * height));
  return (
    <ChartFrame
      ticks={ticks}
      height={height}
      names={
        <Names>
          {names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </Names>
      }
    >
      <div style={{ position: 'absolute', inset: '0 112px 0 0' }}>
        <Drawing viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {lines.map(({ id, values }, index) => (
            <path
              key={id}
              d={path(values)}
              fill="none"
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
              style={{ stroke: COLOURS[index] }}
            />
          ))}
        </Drawing>
      </div>
      <Ends aria-hidden="true">
        {lines.map(({ id, name, values }, index) => (
          <End key={id} style={{ bottom: ends[index], color: COLOURS[index] }}>
            {name}
            <span>{format(values.at(-1) ?? 0)}</span>
          </End>
        ))}
      </Ends>
    </ChartFrame>
  );
}

/** Moves heights upwards until each is far enough above the one below. */
function apart(heights: readonly number[]): number[] {
  const order = heights.map((_, index) => index).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const moved = [...heights];
  let below = -Infinity;
  for (const index of order) {
    below = Math.max(moved[index] ?? 0, below + APART);
    moved[index] = below;
  }
  return moved;
}
