import { useTranslation } from 'react-i18next';
import type { MarinaStatistics } from '../../../../../contracts/dashboard/statistics.js';
import { BarList } from '../../../entities/chart/bar-list.js';
import { ChartCard, type Charted } from '../../../entities/chart/chart-card.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { Column } from '../../../ui/list/column.js';
import { largest } from '../model/largest.js';

const SHOWN = 7;

interface CountryLine {
  readonly country: string;
  readonly count: number;
  readonly marinas: number;
}

/** Customers by their country, with the marinas that each country has. */
export function CountriesCard({ load }: { readonly load: Charted<MarinaStatistics> }) {
  const { t } = useTranslation('administration');
  const { number } = useFormats();
  const countryName = useCountryName();
  const nameOf = (country: string) => (country === '' ? t('countryUnknown') : (countryName(country) ?? country));
  const linesOf = ({ customersPerCountry, marinasPerCountry }: MarinaStatistics): CountryLine[] => {
    const codes = new Set([...customersPerCountry, ...marinasPerCountry].map(({ country }) => country));
    const count = (counts: typeof customersPerCountry, wanted: string) =>
      counts.find(({ country }) => country === wanted)?.count ?? 0;
    return [...codes].map((country) => ({
      country,
      count: count(customersPerCountry, country),
      marinas: count(marinasPerCountry, country),
    }));
  };
  const lines = load.data === undefined ? [] : linesOf(load.data);
  const { shown, others, together } = largest(lines, SHOWN);
  const columns: readonly Column<CountryLine>[] = [
    {
      id: 'country',
      header: t('trade:country'),
      cell: ({ country }) => nameOf(country),
      text: ({ country }) => nameOf(country),
    },
    { id: 'customers', header: t('trade:customers'), cell: ({ count }) => number(count), text: ({ count }) => count },
    {
      id: 'marinas',
      header: t('trade:marinas'),
      cell: ({ marinas }) => number(marinas),
      text: ({ marinas }) => marinas,
    },
  ];
  return (
    <ChartCard
      title={t('perCountry')}
      load={load}
      columns={columns}
      rows={(data) => largest(linesOf(data), linesOf(data).length).shown}
      fileName="customers-and-marinas-per-country"
      empty={lines.length === 0 ? t('nothing') : undefined}
    >
      {() => (
        <BarList
          lines={shown.map(({ country, count, marinas }) => ({
            id: country,
            label:
              marinas === 0 ? nameOf(country) : t('countryWithMarinas', { country: nameOf(country), count: marinas }),
            value: count,
          }))}
          format={number}
          rest={
            others === 0
              ? undefined
              : { label: t('otherCountries', { count: others }), value: t('together', { number: number(together) }) }
          }
        />
      )}
    </ChartCard>
  );
}
