import { useTranslation } from 'react-i18next';
import type { MarinaTrends } from '../../../../../contracts/dashboard/statistics.js';
import { ChartCard, type Charted } from '../../../entities/chart/chart-card.js';
import { BarList } from '../../../entities/chart/bar-list.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { Column } from '../../../ui/list/column.js';
import { changePercent } from '../model/largest.js';

interface Line {
  readonly id: string;
  readonly name: string;
  readonly visits: number;
  readonly before: number;
}

const SHOWN = 10;

interface ComparedCardProps {
  load: Charted<MarinaTrends>;
  of: 'countries' | 'marinas';
  addressOf: (id: string) => string;
}

/** Visits of this year and the one before, by country or marina. */
export function ComparedCard({ load, of, addressOf }: ComparedCardProps) {
  const { t } = useTranslation('administration');
  const { number, percent, today } = useFormats();
  const countryName = useCountryName();
  const year = Number(today().slice(0, 4));
  const linesOf = (data: MarinaTrends): Line[] =>
    of === 'countries'
      ? data.countries.map(({ country, ...counts }) => ({
          id: country,
          name: countryName(country) ?? country,
          ...counts,
        }))
      : data.marinas.map(({ marina, ...counts }) => ({ id: marina.id, name: marina.name, ...counts }));
  const lines = load.data === undefined ? [] : linesOf(load.data);
  const change = ({ visits, before }: Line) => {
    const moved = changePercent(visits, before);
    return moved === null ? '–' : `${moved > 0 ? '+' : ''}${percent(moved)}`;
  };
  const columns: readonly Column<Line>[] = [
    {
      id: 'name',
      header: t(of === 'countries' ? 'trade:country' : 'trade:marina'),
      cell: ({ name }) => name,
      text: ({ name }) => name,
    },
    { id: 'now', header: String(year), cell: ({ visits }) => number(visits), text: ({ visits }) => visits },
    { id: 'before', header: String(year - 1), cell: ({ before }) => number(before), text: ({ before }) => before },
    { id: 'change', header: t('change'), cell: change, text: change },
  ];
  const others = lines.slice(SHOWN);
  return (
    <ChartCard
      title={t(`compared_${of}`)}
      note={t('comparedNote', { year, last: year - 1 })}
      load={load}
      columns={columns}
      rows={linesOf}
      fileName={`visits-by-${of}`}
      empty={lines.length === 0 ? t('nothing') : undefined}
    >
      {(_data, all) => (
        <BarList
          lines={all.slice(0, SHOWN).map((line) => ({
            id: line.id,
            label: t('withChange', { name: line.name, change: change(line) }),
            value: line.visits,
            to: addressOf(line.id),
          }))}
          format={number}
          rest={
            others.length === 0
              ? undefined
              : {
                  label: t(of === 'countries' ? 'otherCountries' : 'otherMarinas', { count: others.length }),
                  value: t('together', { number: number(others.reduce((sum, { visits }) => sum + visits, 0)) }),
                }
          }
        />
      )}
    </ChartCard>
  );
}
