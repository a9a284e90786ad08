import { useTranslation } from 'react-i18next';
import { SavedViews } from '../../../entities/view/saved-views.js';
import type { BoaterOfMarinaRow } from '../../../../../contracts/customers/boater.js';
import { boaterCalls } from '../../../../../contracts/customers/calls.js';
import { CardChip } from '../../../entities/membership/card-chip.js';
import { call } from '../../../lib/api/client.js';
import { everyPage } from '../../../lib/api/every-page.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useLocalPreference } from '../../../lib/session/local-preference.js';
import { useMay } from '../../../lib/session/may.js';
import { useRememberedList } from '../../../lib/url/list-address.js';
import { columnSort, sortText } from '../../../lib/url/sort-text.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { ColumnChooser } from '../../../ui/list/column-chooser.js';
import { type Density, shownColumns } from '../../../ui/list/column.js';
import { ExportButton } from '../../../ui/list/export-button.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { PagedList } from '../../../ui/list/paged-list.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import { Page } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { AdminFilters, useAdminFilters } from '../components/admin-filters.js';
import { boatsOf, fullNameOf, useAdminColumns } from '../components/use-admin-columns.js';
import { adminDefaults, adminQuestion } from '../model/admin-address.js';

/** The boaters of all marinas, for administrators. */
export function Component() {
  const { t } = useTranslation('boaters');
  if (useMay(boaterCalls.getallAdmin.access)) return <AllBoaters />;
  return (
    <Page title={t('trade:boaters')}>
      <NoPermission text={t('adminOnly')} />
    </Page>
  );
}

function AllBoaters() {
  const { t } = useTranslation('boaters');
  const { today, number } = useFormats();
  const { state, set, clear, countSet, ...turns } = useListState(adminDefaults);
  useRememberedList('/boaters');
  const [hidden, hide] = useLocalPreference<string[]>('boaters.hidden', ['id', 'loyalty_since']);
  const [density, setDensity] = useLocalPreference<Density>('boaters.density', 'comfortable');
  const question = adminQuestion(state);
  const list = usePagedLoad(boaterCalls.getallAdmin, question, turns, {
    topics: [{ topic: 'customers' }, { topic: 'vessels' }, { topic: 'memberships' }, { topic: 'loyalty' }],
  });
  const allRows = () =>
    everyPage(
      (page) => call(boaterCalls.getallAdmin, { ...question, ...page }),
      ({ id }) => id,
    );
  const columns = useAdminColumns();
  const filtered = countSet(['search', 'country', 'membership', 'marinas']) > 0;
  const filters = useAdminFilters({ state, onChange: set });
  const { total } = list;
  return (
    <Page
      title={t('trade:boaters')}
      subtitle={list.data === undefined ? undefined : t('inAllMarinas', { count: total, number: number(total) })}
      actions={<ExportButton columns={shownColumns(columns, hidden)} rows={allRows} fileName={`boaters-${today()}`} />}
    >
      <FilterBar
        label={t('trade:filters')}
        search={<SearchField label={t('searchAll')} value={state.search} onSearch={(search) => set({ search })} />}
        tools={
          <ColumnChooser columns={columns} hidden={hidden} onHide={hide} density={density} onDensity={setDensity} />
        }
        onClear={filtered ? () => clear(['sort', 'page_size']) : undefined}
      >
        <AdminFilters state={state} onChange={set} />
        <SavedViews list="boaters" />
      </FilterBar>
      <PagedList
        folds
        list={list}
        label={t('trade:boaters')}
        columns={columns}
        hidden={hidden}
        density={density}
        rowId={(row) => row.id}
        rowHref={(row) => `/boaters/${row.marina.id}/${row.id}`}
        rowLabel={(row) => [fullNameOf(row) ?? t('trade:erasedPerson'), row.marina.name].join(', ')}
        sort={columnSort(question.sort)}
        onSort={(sort) => set({ sort: sortText(sort) })}
        sortsByTwo
        card={(row) => <BoaterCard row={row} />}
        loadingRows={question.page_size}
        noMatch={
          filtered && {
            title: t('noBoaterMatches'),
            onClear: () => clear(['sort', 'page_size']),
            filters,
            search: { text: state.search, onClear: () => set({ search: '' }) },
          }
        }
        empty={<EmptyState title={t('noBoaters')}>{t('noBoatersText')}</EmptyState>}
      />
    </Page>
  );
}

/** A boater on a phone, and where the columns do not fit. */
function BoaterCard({ row }: { readonly row: BoaterOfMarinaRow }) {
  const { t } = useTranslation('boaters');
  const country = useCountryName();
  const [card] = row.memberships;
  return (
    <span style={{ display: 'grid', gap: 6 }}>
      <TwoLines
        main={<strong>{fullNameOf(row) ?? t('trade:erasedPerson')}</strong>}
        second={[row.email, row.phone, country(row.country_of_residence)].filter(Boolean).join(', ')}
      />
      <TwoLines main={boatsOf(row)} second={row.marina.name} />
      {card !== undefined && (
        <span>
          {card.card_number} <CardChip status={card.status} />
        </span>
      )}
    </span>
  );
}
