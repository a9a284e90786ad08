import { useTranslation } from 'react-i18next';
import { invoiceCalls } from '../../../../../contracts/payments/calls.js';
import type { InvoiceRow } from '../../../../../contracts/payments/invoice.js';
import { invoiceKinds } from '../../../../../contracts/payments/vocabulary.js';
import { InvoiceActions } from '../../../entities/invoice/invoice-actions.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import type { Column } from '../../../ui/list/column.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import { PagedList } from '../../../ui/list/paged-list.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { moneyTopics } from '../model/topics.js';

const DEFAULTS = { search: '', kind: '', page: 1, page_size: 10 };

/** Invoices and credit notes, highest number first. */
export function InvoicesTab() {
  const { t } = useTranslation('payments');
  const { money, date } = useFormats();
  const { state, set, clear, ...turns } = useListState(DEFAULTS);
  const kind = invoiceKinds.find((one) => one === state.kind);
  const page = Math.max(1, state.page);
  const page_size = [5, 10, 25, 50, 100].includes(state.page_size) ? state.page_size : 10;
  const question = { page, page_size, search: state.search.slice(0, 60), ...(kind === undefined ? {} : { kind }) };
  const list = usePagedLoad(invoiceCalls.getall, question, turns, { topics: moneyTopics });
  const sum = (row: InvoiceRow, value: number) => money(value, row.currency);
  const columns: readonly Column<InvoiceRow>[] = [
    { id: 'number', header: t('trade:number'), width: 120, cell: (row) => <strong>{row.number}</strong> },
    { id: 'date', header: t('date'), width: 110, cell: (row) => date(row.issued_on) },
    {
      id: 'kind',
      header: t('trade:document'),
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
      header: t('trade:customer'),
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
      header: t('trade:actions'),
      width: 220,
      align: 'right',
      cell: (row) => <InvoiceActions invoice={row} />,
    },
  ];
  const kindWords = kind === undefined ? null : t(`kind_${kind}`);
  const filtered = state.search !== '' || kind !== undefined;
  return (
    <>
      <FilterBar
        label={t('trade:filters')}
        search={<SearchField label={t('searchInvoices')} value={state.search} onSearch={(search) => set({ search })} />}
        onClear={filtered ? () => clear(['page_size']) : undefined}
      >
        <FilterChip label={t('trade:document')} value={kindWords} onClear={() => set({ kind: '' })}>
          {(close) => (
            <ToggleInput
              label={t('trade:document')}
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
      <PagedList
        folds
        list={list}
        label={t('tab_invoices')}
        columns={columns}
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
        loadingRows={5}
        noMatch={
          filtered && {
            onClear: () => clear(['page_size']),
            filters: [{ id: 'kind', label: kindWords, onClear: () => set({ kind: '' }) }],
            search: { text: state.search, onClear: () => set({ search: '' }) },
          }
        }
        empty={<EmptyState title={t('noInvoices')}>{t('noInvoicesText')}</EmptyState>}
      />
    </>
  );
}
