import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MarinaStatistics } from '../../../../../contracts/dashboard/statistics.js';
import { BarList } from '../../../entities/chart/bar-list.js';
import { ChartCard, type Charted } from '../../../entities/chart/chart-card.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { Column } from '../../../ui/list/column.js';
import { largest } from '../model/largest.js';

type MarinaCount = MarinaStatistics['customersPerMarina'][number];

const SHOWN = 7;

interface MarinaBarsCardProps {
  load: Charted<MarinaStatistics>;
  of: 'customersPerMarina' | 'visitsPerMarina';
  /** The panel filtered to one marina. */
  addressOf: (id: string) => string;
}

/** Customers or visits by marina, the largest as bars. */
export function MarinaBarsCard({ load, of, addressOf }: MarinaBarsCardProps) {
  const { t } = useTranslation('administration');
  const { number } = useFormats();
  const all = load.data?.[of] ?? [];
  const { shown, others, together } = largest(all, SHOWN);
  const columns: readonly Column<MarinaCount>[] = [
    { id: 'marina', header: t('trade:marina'), cell: ({ marina }) => marina.name, text: ({ marina }) => marina.name },
    { id: 'code', header: t('trade:code'), cell: ({ marina }) => marina.code, text: ({ marina }) => marina.code },
    { id: 'count', header: t(`count_${of}`), cell: ({ count }) => number(count), text: ({ count }) => count },
  ];
  return (
    <ChartCard
      title={t(of)}
      note={others > 0 ? t('largestOf', { shown: SHOWN, count: all.length }) : undefined}
      actions={others > 0 && <Link to="/marinas">{t('trade:allMarinas')}</Link>}
      load={load}
      columns={columns}
      rows={(data) => largest(data[of], data[of].length).shown}
      fileName={of === 'customersPerMarina' ? 'customers-per-marina' : `visits-per-marina-${load.data?.year ?? ''}`}
      empty={all.length === 0 ? t('nothing') : undefined}
    >
      {() => (
        <BarList
          lines={shown.map(({ marina, count }) => ({
            id: marina.id,
            label: marina.name,
            value: count,
            to: addressOf(marina.id),
          }))}
          format={number}
          rest={
            others === 0
              ? undefined
              : { label: t('otherMarinas', { count: others }), value: t('together', { number: number(together) }) }
          }
        />
      )}
    </ChartCard>
  );
}
