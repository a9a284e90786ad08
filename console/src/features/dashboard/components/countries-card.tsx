import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboardCalls } from '../../../../../contracts/dashboard/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { shownCountries } from '../model/countries.js';
import { HeadLink } from './figure-link.js';
import { Widget } from './widget.js';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { ...type.label, color: role.ink2, textAlign: 'right', padding: '2px 0 4px 12px' },
  '& td': { textAlign: 'right', padding: '3px 0 3px 12px', fontWeight: 600 },
  '& th:first-of-type': { textAlign: 'left', paddingLeft: 0 },
  '& tbody th': { ...type.body, color: role.ink, overflowWrap: 'anywhere' },
});
const Empty = styled('p')({ margin: 0, color: role.ink2 });

const TOPICS: readonly Topic[] = [{ topic: 'customers' }, { topic: 'memberships' }];

/** Visitors or residents by country, with the nights redeemed this year. */
export function CountriesCard() {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const [of, setOf] = useState<'visitors' | 'residents'>('visitors');
  const load = useLoad(dashboardCalls.membershipStats, {}, { topics: TOPICS });
  const { data } = load;
  const label = (kind: 'visitors' | 'residents', count: number | undefined) =>
    count === undefined ? t(`who_${kind}`) : `${t(`who_${kind}`)} ${formats.number(count)}`;
  return (
    <Widget
      title={t('countriesTitle')}
      actions={
        <ToggleInput
          label={t('countriesOf')}
          labelHidden
          value={of}
          onChange={(value) => setOf(value === 'residents' ? 'residents' : 'visitors')}
          options={[
            { value: 'visitors', label: label('visitors', data?.visitorsUniqueCount) },
            { value: 'residents', label: label('residents', data?.residentsUniqueCount) },
          ]}
        />
      }
      load={load}
      lines={6}
    >
      {(stats) =>
        stats[of].length === 0 ? (
          <Empty>{t(`nobody_${of}`)}</Empty>
        ) : (
          <>
            <CountryTable rows={stats[of]} />
            <div style={{ marginTop: 10 }}>
              <HeadLink to={of === 'visitors' ? '/customers?tab=visitors' : '/customers'}>{t(`all_${of}`)}</HeadLink>
            </div>
          </>
        )
      }
    </Widget>
  );
}

function CountryTable({ rows: all }: { readonly rows: Parameters<typeof shownCountries>[0] }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const nameOf = useCountryName();
  const { rows, others } = shownCountries(all);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('trade:country')}</th>
          <th scope="col">{t('trade:customers')}</th>
          <th scope="col">{t('redeemed')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ country, customer_count, redeem_nights_count }) => (
          <tr key={country}>
            <th scope="row">{country === '' ? t('countryUnknown') : nameOf(country)}</th>
            <td>{formats.number(customer_count)}</td>
            <td>{formats.number(redeem_nights_count)}</td>
          </tr>
        ))}
        {others !== null && (
          <tr>
            <th scope="row">{t('otherCountries', { count: others.countries })}</th>
            <td>{formats.number(others.customers)}</td>
            <td>{formats.number(others.nights)}</td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}
