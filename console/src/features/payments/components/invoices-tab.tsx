import { useTranslation } from 'react-i18next';
import { invoiceCalls } from '../../../../../contracts/payments/calls.js';
import type { InvoiceRow } from '../../../../../contracts/payments/invoice.js';
import { invoiceKinds } from '../../../../../contracts/payments/vocabulary.js';
import { InvoiceActions } from '../../../entities/invoice/invoice-actions.js';
import { useListedPage } from '../../../lib/api/use-listed-page.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import type { Column } from '../../../ui/list/column.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import { ListTable } from '../../../ui/list/list-table.js';
import { Pager } from '../../../ui/list/pager.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { NoMatch } from '../../../ui/states/no-match.js';
import { moneyTopics } from '../model/topics.js';

const DEFAULTS = { search: '', kind: '', page: 1, page_size: 10 };

/** Invoices and credit notes, highest number first. */
export function InvoicesTab() {
  const { t } = useTranslation('payments');
  const { money, date } = useFormats();
  const problemWords = useProblemWords();
  const { state, set, clear } = useListState(DEFAULTS);
  const kind = invoiceKinds.find((one) => one === state.kind);
  const page = Math.max(1, state.page);
  const page_size = [5, 10, 25, 50, 100].includes(state.page_size) ? state.page_size : 10;
  const question = { page, page_size, search: state.search.slice(0, 60), ...(kind === undefined ? {} : { kind }) };
  const answer = useLoad(invoiceCalls.getall, question, { topics: moneyTopics, keepPrevious: true });
  const turnTo = (to: number) => set({ page: to }, { push: true });
  const shown = useListedPage(answer, { page, page_size }, turnTo);
  const sum = (row: InvoiceRow, value: number) => money(value, row.currency);
  const columns: readonly Column<InvoiceRow>[] = [
    { id: 'number', header: t('number'), width: 120, cell: (row) => <strong>{row.number}</strong> },
    { id: 'date', header: t('date'), width: 110, cell: (row) => date(row.issued_on) },
    {
      id: 'kind',
      header: t('document'),
      width: 150,
      cell: (row) => (
        <TwoLines
          main={t(`kind_${row.kind}`)}
          second={
            row.of_number !== null
              ? t('ofInvoice', { number: row.of_number })
              : row.instalment !== null
                ? t('ofInstalment', row.instalment)
                : undefined
          }
        />
      ),
    },
    {
      id: 'customer',
      header: t('customer'),
      width: 170,
      cell: (row) => <TwoLines main={row.payer ?? t('erased')} second={row.view_id} />,
    },
    { id: 'vat', header: t('vat'), width: 110, align: 'right', cell: (row) => sum(row, row.vat) },
    {
      id: 'total',
      header: t('total'),
      width: 130,
      align: 'right',
      cell: (row) => <strong>{sum(row, row.total)}</strong>,
    },
    {
      id: 'actions',
      header: t('actions'),
      width: 220,
      align: 'right',
      cell: (row) => <InvoiceActions invoice={row} />,
    },
  ];
  const kindWords = kind === undefined ? null : t(`kind_${kind}`);
  const filtered = state.search !== '' || kind !== undefined;
  const total = shown.data?.total ?? 0;
  return (
    <>
      <FilterBar
        label={t('filters')}
        search={<SearchField label={t('searchInvoices')} value={state.search} onSearch={(search) => set({ search })} />}
        onClear={filtered ? () => clear(['page_size']) : undefined}
      >
        <FilterChip label={t('document')} value={kindWords} onClear={() => set({ kind: '' })}>
          {(close) => (
            <ToggleInput
              label={t('document')}
              value={kind ?? null}
              options={invoiceKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
              onChange={(value) => {
                set({ kind: value ?? '' });
                close();
              }}
            />
          )}
        </FilterChip>
      </FilterBar>
      <ListTable
        folds
        label={t('tab_invoices')}
        columns={columns}
        rows={shown.rows}
        rowId={(row) => row.id}
        rowHref={({ reservation_id }) => `/reservations/${reservation_id}`}
        rowLabel={(row) => `${t(`kind_${row.kind}`)} ${row.number}, ${row.view_id}`}
        card={(row) => (
          <span style={{ display: 'grid', gap: 8 }}>
            <TwoLines
              main={
                <strong>
                  {row.number} · {sum(row, row.total)}
                </strong>
              }
              second={`${t(`kind_${row.kind}`)}, ${date(row.issued_on)}, ${row.payer ?? t('erased')}`}
            />
            <InvoiceActions invoice={row} />
          </span>
        )}
        loading={shown.data === undefined && !shown.failed}
        loadingRows={5}
        stale={answer.isPlaceholderData}
        load={answer}
        instead={
          shown.failed ? (
            <ErrorState
              text={problemWords(answer.error)}
              onRetry={() => void answer.refetch()}
              busy={answer.isFetching}
            />
          ) : (
            shown.nothing &&
            (filtered ? (
              <NoMatch
                onClear={() => clear(['page_size'])}
                filters={[{ id: 'kind', label: kindWords, onClear: () => set({ kind: '' }) }]}
                search={{ text: state.search, onClear: () => set({ search: '' }) }}
              />
            ) : (
              <EmptyState title={t('noInvoices')}>{t('noInvoicesText')}</EmptyState>
            ))
          )
        }
        footer={
          total > 0 && (
            <Pager
              page={page}
              pageSize={page_size}
              total={total}
              onPage={turnTo}
              onPageSize={(size) => set({ page_size: size })}
            />
          )
        }
      />
    </>
  );
}
