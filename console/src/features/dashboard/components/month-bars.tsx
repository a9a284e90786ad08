import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Hinted } from '../../../ui/floats/hinted.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { Link } from 'react-router-dom';
import { niceTicks } from '../../../entities/chart/nice-ticks.js';

/** Height of the plot in pixels. */
const PLOT = 116;

const Chart = styled('div')({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 8 });
const Axis = styled('div')({ position: 'relative', height: PLOT, fontSize: 12, color: role.ink2, textAlign: 'right' });
const Tick = styled('span')({ position: 'absolute', right: 0, transform: 'translateY(50%)' });
const Plot = styled('div')({ position: 'relative', height: PLOT, minWidth: 0 });
const Grid = styled('span')({ position: 'absolute', insetInline: 0, height: 1, backgroundColor: role.line });
const Months = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
});
const Pair = styled('span')({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: 2,
  width: '100%',
  height: '100%',
});
const bar = { width: '36%', maxWidth: 14, minHeight: 0, borderRadius: '3px 3px 0 0' } as const;
const Before = styled('span')({
  ...bar,
  border: `1px solid ${role.edge}`,
  borderBottom: 0,
  backgroundColor: role.surface,
});
const Now = styled('span')({ ...bar, backgroundColor: role.sea });
const Names = styled('div')({
  gridColumn: 2,
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  fontSize: 12,
  color: role.ink2,
  textAlign: 'center',
  paddingTop: 4,
});
const MonthLink = styled(Link)({ display: 'block', height: '100%', width: '100%', borderRadius: 4 });

interface MonthBarsProps {
  /** What the bars count, for screen readers. */
  caption: string;
  year: number;
  /** January first. */
  values: readonly number[];
  /** The year before; undefined: not shown. */
  before?: readonly number[] | undefined;
  /** The running month (1 to 12); null in other years. */
  current: number | null;
  /** The list behind a month; undefined: there is none. */
  addressOf?: ((year: number, month: number) => string) | undefined;
}

/** Twelve months as bars, the year before outlined; a table says the same to screen readers. */
export function MonthBars({ caption, year, values, before, current, addressOf }: MonthBarsProps) {
  const { t, i18n } = useTranslation('dashboard');
  const formats = useFormats();
  const ticks = niceTicks(Math.max(...values, ...(before ?? [])));
  const top = ticks.at(-1) ?? 1;
  const height = (value: number) => `${(100 * value) / top}%`;
  const monthName = (index: number, month: 'short' | 'narrow' | 'long') =>
    new Intl.DateTimeFormat(i18n.language, { month, timeZone: 'UTC' }).format(Date.UTC(2027, index, 1));
  const words = (index: number) =>
    t(before === undefined ? 'monthAlone' : 'monthWords', {
      month: monthName(index, 'long'),
      year,
      value: formats.number(values[index] ?? 0),
      before: formats.number(before?.[index] ?? 0),
    });
  return (
    <>
      <Chart aria-hidden={addressOf === undefined}>
        <Axis aria-hidden="true">
          {/* The widest label keeps the room for all. */}
          <span style={{ visibility: 'hidden' }}>{formats.number(top)}</span>
          {ticks.map((tick) => (
            <Tick key={tick} style={{ bottom: height(tick) }}>
              {formats.number(tick)}
            </Tick>
          ))}
        </Axis>
        <Plot>
          {ticks.map((tick) => (
            <Grid key={tick} style={{ bottom: height(tick) }} />
          ))}
          <Months>
            {values.map((value, index) => {
              const pair = (
                <Pair>
                  {before !== undefined && (
                    <Before style={{ height: height(before[index] ?? 0), borderWidth: before[index] === 0 ? 0 : 1 }} />
                  )}
                  <Now style={{ height: height(value) }} />
                </Pair>
              );
              return (
                <Hinted key={index} text={words(index)} wide>
                  {addressOf === undefined ? (
                    pair
                  ) : (
                    <MonthLink to={addressOf(year, index + 1)} aria-label={words(index)}>
                      {pair}
                    </MonthLink>
                  )}
                </Hinted>
              );
            })}
          </Months>
        </Plot>
        <Names aria-hidden="true">
          {values.map((_value, index) => (
            <span key={index} style={index + 1 === current ? { fontWeight: 650, color: role.ink } : undefined}>
              {monthName(index, 'narrow')}
            </span>
          ))}
        </Names>
      </Chart>
      <Unseen as="div">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('trade:month')}</th>
              <th scope="col">{year}</th>
              {before !== undefined && <th scope="col">{year - 1}</th>}
            </tr>
          </thead>
          <tbody>
            {values.map((value, index) => (
              <tr key={index}>
                <th scope="row">{monthName(index, 'long')}</th>
                <td>{formats.number(value)}</td>
                {before !== undefined && <td>{formats.number(before[index] ?? 0)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Unseen>
    </>
  );
}
