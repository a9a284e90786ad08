import { useState, type KeyboardEvent } from 'react';
import { Hinted } from '../../ui/floats/hinted.js';
import { media } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import { ChartFrame } from './chart-frame.js';
import { niceTicks } from './nice-ticks.js';

const Columns = styled('div')({ position: 'absolute', inset: 0, display: 'grid' });
const Slot = styled('span')({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  width: '100%',
  height: '100%',
  borderRadius: 4,
});
const Bar = styled('span')({
  width: '62%',
  maxWidth: 28,
  borderRadius: '3px 3px 0 0',
  backgroundColor: role.sea,
  '&[data-running=true]': {
    backgroundColor: 'transparent',
    backgroundImage: `repeating-linear-gradient(135deg, ${role.sea} 0 3px, ${role.seaSoft} 3px 6px)`,
  },
});
const Before = styled('span')({
  position: 'absolute',
  width: '78%',
  maxWidth: 36,
  height: 2,
  backgroundColor: role.ink,
});
const Names = styled('div')({
  display: 'grid',
  fontSize: 12,
  color: role.ink2,
  textAlign: 'center',
  // A phone has room for the first letters of twelve months.
  '& i': { fontStyle: 'normal', [media.phone]: { display: 'none' } },
});
/** More columns than this show the first letter of their name on a phone. */
const FEW = 6;

export interface ChartColumn {
  readonly id: string;
  /** Below the column, one to three letters. */
  readonly name: string;
  /** All numbers of the column as a sentence, for the hint. */
  readonly words: string;
  readonly value: number;
  /** The same a year earlier, as a line; undefined: not compared. */
  readonly before?: number | undefined;
  /** True: the period is not over. */
  readonly running?: boolean | undefined;
}

interface ColumnChartProps {
  label: string;
  columns: readonly ChartColumn[];
  height?: number;
}

/** Columns over time. Arrow keys walk through them, hover and focus show the numbers. */
export function ColumnChart({ label, columns, height = 220 }: ColumnChartProps) {
  const [at, setAt] = useState(0);
  const ticks = niceTicks(Math.max(0, ...columns.flatMap(({ value, before = 0 }) => [value, before])), 5);
  const top = ticks.at(-1) ?? 1;
  const up = (value: number) => `${(100 * value) / top}%`;
  const grid = { gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` };
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = at + step;
    if (step === 0 || next < 0 || next >= columns.length) return;
    event.preventDefault();
    setAt(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="img"]')[next]?.focus();
  };
  return (
    <ChartFrame
      ticks={ticks}
      height={height}
      names={
        <Names style={grid}>
          {columns.map(({ id, name }) => (
            <span key={id}>
              {columns.length > FEW ? name.slice(0, 1) : name}
              {columns.length > FEW && <i>{name.slice(1)}</i>}
            </span>
          ))}
        </Names>
      }
    >
      <Columns style={grid} role="group" aria-label={label} onKeyDown={walk}>
        {columns.map(({ id, words, value, before, running = false }, index) => (
          <Hinted key={id} text={words} wide>
            <Slot role="img" aria-label={words} tabIndex={index === at ? 0 : -1} onFocus={() => setAt(index)}>
              <Bar data-running={running} style={{ height: up(value) }} />
              {before !== undefined && before > 0 && <Before style={{ bottom: `calc(${up(before)} - 1px)` }} />}
            </Slot>
          </Hinted>
        ))}
      </Columns>
    </ChartFrame>
  );
}
