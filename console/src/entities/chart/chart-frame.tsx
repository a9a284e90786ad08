import type { ReactNode } from 'react';
import { useFormats } from '../../lib/format/use-formats.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';

const Chart = styled('div')({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 8 });
const Axis = styled('div')({ position: 'relative', fontSize: 12, color: role.ink2, textAlign: 'right' });
const Tick = styled('span')({ position: 'absolute', right: 0, transform: 'translateY(50%)' });
const Plot = styled('div')({ position: 'relative', minWidth: 0 });
const Grid = styled('span')({ position: 'absolute', insetInline: 0, height: 1, backgroundColor: role.line });

interface ChartFrameProps {
  /** From 0 upwards. */
  ticks: readonly number[];
  /** Pixels of the plot. */
  height: number;
  /** Below the plot: the names of months. */
  names: ReactNode;
  children: ReactNode;
}

/** The axis from 0, the grid and the names of a chart. */
export function ChartFrame({ ticks, height, names, children }: ChartFrameProps) {
  const formats = useFormats();
  const top = ticks.at(-1) ?? 1;
  const at = (tick: number) => `${(100 * tick) / top}%`;
  return (
    <Chart>
      <Axis style={{ height }} aria-hidden="true">
        {/* The widest label keeps the room for all. */}
        <span style={{ visibility: 'hidden' }}>{formats.number(top)}</span>
        {ticks.map((tick) => (
          <Tick key={tick} style={{ bottom: at(tick) }}>
            {formats.number(tick)}
          </Tick>
        ))}
      </Axis>
      <Plot style={{ height }}>
        {ticks.map((tick) => (
          <Grid key={tick} style={{ bottom: at(tick) }} />
        ))}
        {children}
      </Plot>
      <div aria-hidden="true" style={{ gridColumn: 2, paddingTop: 4 }}>
        {names}
      </div>
    </Chart>
  );
}
