import { useTranslation } from 'react-i18next';
import type { ReportAnswer } from '../../../../../contracts/reports/report.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { cellWords } from '../model/cell-words.js';

/** Height of the tallest bar in pixels. */
const PLOT = 140;

const Figure = styled('figure')({ margin: 0, display: 'grid', gap: 10, padding: '16px 20px', minWidth: 0 });
const Title = styled('figcaption')({ ...text.label, color: role.ink2 });
const Bars = styled('div')({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 6 });
const Plot = styled('div')({
  height: PLOT + 20,
  width: '100%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'center',
  borderBottom: `1px solid ${role.lineStrong}`,
});
const Bar = styled('span')({
  width: '62%',
  maxWidth: 48,
  borderRadius: '4px 4px 0 0',
  backgroundColor: role.sea,
  // Browsers leave out backgrounds on paper unless asked.
  printColorAdjust: 'exact',
});
const Value = styled('span')({ fontSize: 12, color: role.ink2, whiteSpace: 'nowrap', lineHeight: '18px' });
const Name = styled('span')({ fontSize: 12, color: role.ink2, whiteSpace: 'nowrap' });

/** More bars than this have no numbers above them; the table has them all. */
const MOST_NUMBERED = 8;

interface MonthChartProps {
  chart: ReportAnswer['chart'];
  currency: string | null;
}

/** The report's main figure by month. Screen readers read a table in place of the bars. */
export function MonthChart({ chart, currency }: MonthChartProps) {
  const { t, i18n } = useTranslation('reports');
  const formats = useFormats();
  const { bars, label } = chart;
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const words = (value: number) => cellWords(value, chart, currency, formats);
  const short = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' });
  if (bars.length === 0) return null;
  return (
    <Figure>
      <Title>{t('chartTitle', { label })}</Title>
      {most === 0 && <p>{t('chartEmpty')}</p>}
      <Bars aria-hidden>
        {bars.map(({ month, value }) => (
          <Stack gap={4} justify="center" shrinks key={month} title={`${formats.month(month)}: ${words(value)}`}>
            <Plot>
              {bars.length <= MOST_NUMBERED && <Value>{words(value)}</Value>}
              <Bar style={{ height: most === 0 ? 0 : Math.round((Math.max(0, value) / most) * PLOT) }} />
            </Plot>
            <Name>{short.format(new Date(`${month}-01T00:00:00Z`))}</Name>
          </Stack>
        ))}
      </Bars>
      <Unseen>
        <table>
          <caption>{t('chartTitle', { label })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('trade:month')}</th>
              <th scope="col">{label}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ month, value }) => (
              <tr key={month}>
                <th scope="row">{formats.month(month)}</th>
                <td>{words(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Unseen>
    </Figure>
  );
}
