import { useTranslation } from 'react-i18next';
import type { MarinaStatistics } from '../../../../../contracts/dashboard/statistics.js';
import { ChartCard, type Charted } from '../../../entities/chart/chart-card.js';
import { ColumnChart } from '../../../entities/chart/column-chart.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { Column } from '../../../ui/list/column.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useMonthNames } from './use-month-names.js';

const Legend = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 14px',
  fontSize: 12,
  color: role.ink2,
  '& i': { display: 'inline-block', width: 11, height: 11, marginRight: 6, borderRadius: 2, verticalAlign: '-1px' },
});

interface Month {
  readonly name: string;
  readonly now: number;
  readonly before: number;
}

/** Visits by month; the line is the year before, the hatched column the running month. */
export function VisitsCard({ load }: { readonly load: Charted<MarinaStatistics> }) {
  const { t } = useTranslation('administration');
  const { number, today } = useFormats();
  const months = useMonthNames();
  const year = load.data?.year ?? 0;
  const sum = load.data?.visitsPerMonth.reduce((total, count) => total + count, 0) ?? 0;
  const present = today().startsWith(`${year}-`);
  const running = present ? Number(today().slice(5, 7)) - 1 : -1;
  const columns: readonly Column<Month>[] = [
    { id: 'month', header: t('trade:month'), cell: ({ name }) => name, text: ({ name }) => name },
    { id: 'now', header: String(year), cell: ({ now }) => number(now), text: ({ now }) => now },
    { id: 'before', header: String(year - 1), cell: ({ before }) => number(before), text: ({ before }) => before },
  ];
  const rows = ({ visitsPerMonth, visitsPerMonthBefore }: MarinaStatistics): Month[] =>
    months.long.map((name, index) => ({
      name,
      now: visitsPerMonth[index] ?? 0,
      before: visitsPerMonthBefore[index] ?? 0,
    }));
  return (
    <ChartCard
      title={t('visitsPerMonth')}
      note={t(present ? 'thisYear' : 'inYear', { count: sum, number: number(sum), year })}
      actions={
        <Legend aria-hidden="true">
          <span>
            <i style={{ backgroundColor: role.sea }} />
            {year}
          </span>
          {present && (
            <span>
              <i
                style={{
                  backgroundImage: `repeating-linear-gradient(135deg, ${role.sea} 0 2px, ${role.seaSoft} 2px 4px)`,
                }}
              />
              {t('running')}
            </span>
          )}
          <span>
            <i style={{ height: 2, backgroundColor: role.ink, verticalAlign: '4px' }} />
            {year - 1}
          </span>
        </Legend>
      }
      load={load}
      columns={columns}
      rows={rows}
      fileName={`visits-per-month-${year}`}
      empty={undefined}
    >
      {(_data, listed) => (
        <ColumnChart
          label={t('visitsPerMonth')}
          columns={listed.map(({ name, now, before }, index) => ({
            id: name,
            name: months.short[index] ?? '',
            words: t('monthWords', { month: name, year, value: number(now), before: number(before), last: year - 1 }),
            value: now,
            before,
            running: index === running,
          }))}
        />
      )}
    </ChartCard>
  );
}
