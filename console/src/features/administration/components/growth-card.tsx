import { useTranslation } from 'react-i18next';
import type { MarinaTrends } from '../../../../../contracts/dashboard/statistics.js';
import { ChartCard, type Charted } from '../../../entities/chart/chart-card.js';
import { LineChart } from '../../../entities/chart/line-chart.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { Column } from '../../../ui/list/column.js';

type Month = MarinaTrends['months'][number];

interface GrowthCardProps {
  load: Charted<MarinaTrends>;
  /** What the lines show: the registers at the end of each month, or the stays that begin in it. */
  of: 'registers' | 'stays';
}

const LINES = { registers: ['boaters', 'vessels'], stays: ['reservations', 'visits'] } as const;

/** Two lines over months, each named at its end. */
export function GrowthCard({ load, of }: GrowthCardProps) {
  const { t } = useTranslation('administration');
  const { number, month: monthName } = useFormats();
  const months = load.data?.months ?? [];
  const keys = LINES[of];
  const columns: readonly Column<Month>[] = [
    { id: 'month', header: t('trade:month'), cell: ({ month }) => monthName(month), text: ({ month }) => month },
    ...keys.map((key): Column<Month> => ({
      id: key,
      header: t(`line_${key}`),
      cell: (row) => number(row[key]),
      text: (row) => row[key],
    })),
  ];
  const middle = months[Math.floor(months.length / 2)];
  const named = [months[0], middle, months.at(-1)].filter((one) => one !== undefined);
  return (
    <ChartCard
      title={t(`growth_${of}`)}
      note={t('monthsToToday', { count: months.length })}
      load={load}
      columns={columns}
      rows={(data) => data.months}
      fileName={`trend-of-${of}`}
      empty={months.every((month) => keys.every((key) => month[key] === 0)) ? t('nothing') : undefined}
    >
      {(data) => (
        <LineChart
          lines={keys.map((key) => ({
            id: key,
            name: t(`line_${key}`),
            values: data.months.map((month) => month[key]),
          }))}
          names={[...new Set(named.map(({ month }) => monthName(month)))]}
          format={number}
        />
      )}
    </ChartCard>
  );
}
