import { useTranslation } from 'react-i18next';
import { SavedViews } from '../../../entities/view/saved-views.js';
import type { BoaterOfMarinaRow } from '../../../../../contracts/customers/boater.js';
import { boaterCalls } from '../../../../../contracts/customers/calls.js';
import { CardChip } from '../../../entities/membership/card-chip.js';
import { call } from '../../../lib/api/client.js';
import { everyPage } from '../../../lib/api/every-page.js';
import { useListedPage } from '../../../lib/api/use-listed-page.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
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
import { ListTable } from '../../../ui/list/list-table.js';
import { Pager } from '../../../ui/list/pager.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import { Page } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { NoMatch } from '../../../ui/states/no-match.js';
import { AdminFilters, useAdminFilters } from '../components/admin-filters.js';
import { boatsOf, fullNameOf, useAdminColumns } from '../components/use-admin-columns.js';
import { adminDefaults, adminQuestion } from '../model/admin-address.js';

/** The boaters of all marinas, for administrators. */
export function Component() {
  const { t } = useTranslation('boaters');
  if (useMay(boaterCalls.getallAdmin.access)) return <AllBoaters />;
  return (
    <Page title={t('allBoaters')}>
      <NoPermission text={t('adminOnly')} />
    </Page>
  );
}

function AllBoaters() {
  const { t } = useTranslation('boaters');
  const { today, number } = useFormats();
  const problemWords = useProblemWords();
  const { state, set, clear, countSet } = useListState(adminDefaults);
  useRememberedList('/boaters');
  const [hidden, hide] = useLocalPreference<string[]>('boaters.hidden', ['id', 'loyalty_since']);
  const [density, setDensity] = useLocalPreference<Density>('boaters.density', 'comfortable');
  const question = adminQuestion(state);
  const answer = useLoad(boaterCalls.getallAdmin, question, {
    topics: [{ topic: 'customers' }, { topic: 'vessels' }, { topic: 'memberships' }, { topic: 'loyalty' }],
    keepPrevious: true,
  });
  const allRows = () =>
    everyPage(
      (page) => call(boaterCalls.getallAdmin, { ...question, ...page }),
      ({ id }) => id,
    );
  const turnTo = (page: number) => set({ page }, { push: true });
  const shown = useListedPage(answer, question, turnTo);
  const columns = useAdminColumns();
  const filtered = countSet(['search', 'country', 'membership', 'marinas']) > 0;
  const filters = useAdminFilters({ state, onChange: set });
  const total = shown.data?.total ?? 0;
  return (
    <Page
      title={t('allBoaters')}
      subtitle={shown.data === undefined ? undefined : t('inAllMarinas', { count: total, number: number(total) })}
      actions={<ExportButton columns={shownColumns(columns, hidden)} rows={allRows} fileName={`boaters-${today()}`} />}
    >
      <FilterBar
        label={t('filtersLabel')}
        search={<SearchField label={t('searchAll')} value={state.search} onSearch={(search) => set({ search })} />}
        tools={
          <ColumnChooser columns={columns} hidden={hidden} onHide={hide} density={density} onDensity={setDensity} />
        }
        onClear={filtered ? () => clear(['sort', 'page_size']) : undefined}
      >
        <AdminFilters state={state} onChange={set} />
        <SavedViews list="boaters" />
      </FilterBar>
      <ListTable
        folds
        label={t('allBoaters')}
        columns={columns}
        hidden={hidden}
        density={density}
        rows={shown.rows}
        rowId={(row) => row.id}
        rowHref={(row) => `/boaters/${row.marina.id}/${row.id}`}
        rowLabel={(row) => [fullNameOf(row) ?? t('erased'), row.marina.name].join(', ')}
        sort={columnSort(question.sort)}
        onSort={(sort) => set({ sort: sortText(sort) })}
        sortsByTwo
        card={(row) => <BoaterCard row={row} />}
        loading={shown.data === undefined && !shown.failed}
        loadingRows={question.page_size}
        stale={answer.isPlaceholderData}
        load={answer}
        instead={
          shown.failed ? (
            <ErrorState
              text={problemWords(answer.error)}
              onRetry={() => void answer.refetch()}
              busy={answer.isFetching}
            />
          ) : shown.nothing && filtered ? (
            <NoMatch
              title={t('noBoaterMatches')}
              onClear={() => clear(['sort', 'page_size'])}
              filters={filters}
              search={{ text: state.search, onClear: () => set({ search: '' }) }}
            />
          ) : (
            shown.nothing && <EmptyState title={t('noBoaters')}>{t('noBoatersText')}</EmptyState>
          )
        }
        footer={
          total > 0 && (
            <Pager
              page={question.page}
              pageSize={question.page_size}
              total={total}
              onPage={turnTo}
              onPageSize={(page_size) => set({ page_size })}
            />
          )
        }
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
        main={<strong>{fullNameOf(row) ?? t('erased')}</strong>}
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
