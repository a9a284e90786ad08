import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarinaStatistics } from '../../../../../contracts/dashboard/statistics.js';
import { ChartCard, type Charted } from '../../../entities/chart/chart-card.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import type { Column } from '../../../ui/list/column.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';

/** The outlines of the countries come with the map, when it is first shown. */
const VisitsMap = lazyWithRetry(async () => (await import('./visits-map.js')).VisitsMap);

type Row = MarinaStatistics['mapVisits'][number];

/** Circles that the map draws. */
const BUSIEST = 40;

interface MapCardProps {
  load: Charted<MarinaStatistics>;
  /** Filters to one marina. */
  onChoose: (marina_id: string) => void;
}

/** Where the visits of the year went. */
export function MapCard({ load, onChoose }: MapCardProps) {
  const { t } = useTranslation('administration');
  const { number } = useFormats();
  const countryName = useCountryName();
  const year = load.data?.year ?? 0;
  const all = load.data?.mapVisits ?? [];
  const sorted = (rows: readonly Row[]) => [...rows].sort((one, other) => other.count - one.count);
  const placed = sorted(all)
    .flatMap(({ marina, position, count }) => (position === null ? [] : [{ marina, position, count }]))
    .slice(0, BUSIEST);
  const columns: readonly Column<Row>[] = [
    { id: 'marina', header: t('trade:marina'), cell: ({ marina }) => marina.name, text: ({ marina }) => marina.name },
    {
      id: 'country',
      header: t('trade:country'),
      cell: ({ marina }) => countryName(marina.country),
      text: ({ marina }) => countryName(marina.country),
    },
    {
      id: 'latitude',
      header: t('trade:latitude'),
      cell: ({ position }) => position?.latitude ?? '–',
      text: ({ position }) => position?.latitude,
    },
    {
      id: 'longitude',
      header: t('trade:longitude'),
      cell: ({ position }) => position?.longitude ?? '–',
      text: ({ position }) => position?.longitude,
    },
    { id: 'visits', header: t('trade:visits'), cell: ({ count }) => number(count), text: ({ count }) => count },
  ];
  const hidden = all.length - placed.length;
  return (
    <ChartCard
      title={t('mapVisits')}
      note={t('byMarinaVisited', { year })}
      load={load}
      columns={columns}
      rows={(data) => sorted(data.mapVisits)}
      fileName={`visits-on-the-map-${year}`}
      empty={placed.length === 0 ? t('noPositions') : undefined}
    >
      {() => (
        <Suspense fallback={<LoadingLines lines={12} rowHeight={36} />}>
          <VisitsMap places={placed} onChoose={onChoose} />
          {hidden > 0 && (
            <p style={{ margin: '8px 0 0', fontSize: 12 }}>
              {t('notOnMap', { count: hidden, number: number(hidden) })}
            </p>
          )}
        </Suspense>
      )}
    </ChartCard>
  );
}
