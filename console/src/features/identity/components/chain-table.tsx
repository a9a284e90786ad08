import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChainRow } from '../../../../../contracts/dashboard/chain.js';
import type { ListedRows } from '../../../lib/api/use-listed-page.js';
import { useSession } from '../../../lib/session/session-context.js';
import { columnSort, sortText } from '../../../lib/url/sort-text.js';
import { PagedList } from '../../../ui/list/paged-list.js';
import type { NoMatchProps } from '../../../ui/states/no-match.js';
import { useMarinaSwitch } from '../../../entities/marina/use-marina-switch.js';
import { type ChainAddress, orderOf } from '../model/chain-address.js';
import { ChainCard } from './chain-card.js';
import { useChainColumns } from './use-chain-columns.js';

interface ChainTableProps {
  list: ListedRows<ChainRow>;
  noMatch: NoMatchProps | false;
  empty: ReactNode;
  state: ChainAddress;
  set: (patch: Partial<ChainAddress>) => void;
}

/** The panel has the button itself, and needs the room of both columns. */
const BESIDE_PANEL = ['months', 'switch'];

/** One line for each marina; the line opens its panel. */
export function ChainTable({ list, noMatch, empty, state, set }: ChainTableProps) {
  const { t } = useTranslation('identity/chain');
  const { marina: here } = useSession();
  const { change, changing } = useMarinaSwitch();
  const columns = useChainColumns({ here: here?.id ?? null, changing, onSwitch: (id) => void change(id) });
  const address = (row: ChainRow) => `/marinas?${new URLSearchParams({ ...written(state), open: row.marina.id })}`;
  return (
    <PagedList
      list={list}
      label={t('list')}
      columns={columns}
      hidden={state.open === '' ? [] : BESIDE_PANEL}
      rowId={({ marina }) => marina.id}
      rowHref={address}
      rowLabel={({ marina }) => marina.name}
      edge={({ figures }) => (figures?.our_moves ?? 0) > 0}
      sort={columnSort(orderOf(state.sort))}
      onSort={(sort) => set({ sort: sortText(sort) })}
      sortsByTwo
      card={(row) => <ChainCard row={row} here={row.marina.id === here?.id} />}
      loadingRows={5}
      noMatch={noMatch}
      empty={empty}
      pagerAbove={state.page_size}
    />
  );
}

/** The filters that the address of a line keeps. */
function written({ search, country, waiting, sort, page }: ChainAddress): Record<string, string> {
  const values = { search, country, waiting: waiting ? 'true' : '', sort, page: page === 1 ? '' : String(page) };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
