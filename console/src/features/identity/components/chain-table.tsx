import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChainAnswer, ChainRow } from '../../../../../contracts/dashboard/chain.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useSession } from '../../../lib/session/session-context.js';
import { columnSort, sortText } from '../../../lib/url/sort-text.js';
import { ListTable } from '../../../ui/list/list-table.js';
import { Pager } from '../../../ui/list/pager.js';
import { useMarinaSwitch } from '../../../entities/marina/use-marina-switch.js';
import { type ChainAddress, orderOf } from '../model/chain-address.js';
import { ChainCard } from './chain-card.js';
import { useChainColumns } from './use-chain-columns.js';

interface ChainTableProps {
  load: UseQueryResult<ChainAnswer, ApiError>;
  loading: boolean;
  stale: boolean;
  instead: ReactNode;
  state: ChainAddress;
  set: (patch: Partial<ChainAddress>, how?: { readonly push?: boolean }) => void;
}

/** The panel has the button itself, and needs the room of both columns. */
const BESIDE_PANEL = ['months', 'switch'];

/** One line for each marina; the line opens its panel. */
export function ChainTable({ load, loading, stale, instead, state, set }: ChainTableProps) {
  const { t } = useTranslation('identity/chain');
  const answer = load.data;
  const { marina: here } = useSession();
  const { change, changing } = useMarinaSwitch();
  const columns = useChainColumns({ here: here?.id ?? null, changing, onSwitch: (id) => void change(id) });
  const address = (row: ChainRow) => `/marinas?${new URLSearchParams({ ...written(state), open: row.marina.id })}`;
  return (
    <ListTable
      label={t('list')}
      columns={columns}
      hidden={state.open === '' ? [] : BESIDE_PANEL}
      rows={answer?.items ?? []}
      rowId={({ marina }) => marina.id}
      rowHref={address}
      rowLabel={({ marina }) => marina.name}
      edge={({ figures }) => (figures?.our_moves ?? 0) > 0}
      sort={columnSort(orderOf(state.sort))}
      onSort={(sort) => set({ sort: sortText(sort) })}
      sortsByTwo
      card={(row) => <ChainCard row={row} here={row.marina.id === here?.id} />}
      loading={loading}
      loadingRows={5}
      stale={stale}
      load={load}
      instead={instead}
      footer={
        answer !== undefined &&
        answer.total > state.page_size && (
          <Pager
            page={state.page}
            pageSize={state.page_size}
            total={answer.total}
            onPage={(page) => set({ page }, { push: true })}
            onPageSize={(page_size) => set({ page_size })}
          />
        )
      }
    />
  );
}

/** The filters that the address of a line keeps. */
function written({ search, country, waiting, sort, page }: ChainAddress): Record<string, string> {
  const values = { search, country, waiting: waiting ? 'true' : '', sort, page: page === 1 ? '' : String(page) };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
