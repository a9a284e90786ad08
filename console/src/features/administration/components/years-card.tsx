import { useTranslation } from 'react-i18next';
import type { MarinaTrends } from '../../../../../contracts/dashboard/statistics.js';
import { ChartCard, type Charted } from '../../../entities/chart/chart-card.js';
import { ColumnChart } from '../../../entities/chart/column-chart.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { Column } from '../../../ui/list/column.js';

type Year = MarinaTrends['years'][number];

/** Visits year by year. */
export function YearsCard({ load }: { readonly load: Charted<MarinaTrends> }) {
  const { t } = useTranslation('administration');
  const { number, today } = useFormats();
  const present = Number(today().slice(0, 4));
  const years = load.data?.years ?? [];
  const columns: readonly Column<Year>[] = [
    { id: 'year', header: t('trade:year'), cell: ({ year }) => year, text: ({ year }) => year },
    { id: 'visits', header: t('trade:visits'), cell: ({ visits }) => number(visits), text: ({ visits }) => visits },
    {
      id: 'reservations',
      header: t('trade:reservations'),
      cell: ({ reservations }) => number(reservations),
      text: ({ reservations }) => reservations,
    },
  ];
  return (
    <ChartCard
      title={t('visitsPerYear')}
      load={load}
      columns={columns}
      rows={(data) => data.years}
      fileName="visits-per-year"
      empty={years.every(({ visits }) => visits === 0) ? t('nothing') : undefined}
    >
      {(data) => (
        <ColumnChart
          label={t('visitsPerYear')}
          height={200}
          columns={data.years.map(({ year, visits, reservations }) => ({
            id: String(year),
            name: String(year),
            words: t('yearWords', { year, value: number(visits), reservations: number(reservations) }),
            value: visits,
            running: year === present,
          }))}
        />
      )}
    </ChartCard>
  );
}
