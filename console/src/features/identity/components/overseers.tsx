import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { overseerCalls } from '../../../../../contracts/identity/calls.js';
import type { Overseer } from '../../../../../contracts/identity/overseer-call-schemas.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { Button } from '../../../ui/buttons/button.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import type { Column } from '../../../ui/list/column.js';
import { PagedList } from '../../../ui/list/paged-list.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import { Page } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { OversightDialog } from './oversight-dialog.js';
import { OversightEndDialog } from './oversight-end-dialog.js';

/** `open` is the person whose management may be withdrawn. */
const defaults = { search: '', open: '', page: 1, page_size: 25 };

/** The managers of chains and associations, for administrators. */
export function Overseers() {
  const { t } = useTranslation('identity/marinas');
  const formats = useFormats();
  const { state, set, clear, ...turns } = useListState(defaults);
  const { search, page, page_size } = state;
  const question = { ...(search === '' ? {} : { search }), page, page_size };
  const list = usePagedLoad(overseerCalls.getall, question, turns, { topics: [{ topic: 'users' }] });
  const [adding, setAdding] = useState(false);
  const ending = list.rows.find(({ id }) => id === state.open);
  const nameOf = ({ first_name, last_name, email }: Overseer) => `${first_name} ${last_name}`.trim() || email;
  const overseenBy = ({ chain_manager, association_code, marinas }: Overseer) =>
    [
      ...(association_code === null ? [] : [t('associationManager', { code: association_code })]),
      ...(chain_manager
        ? [marinas.length === 0 ? t('noChainMarina') : marinas.map(({ name }) => name).join(', ')]
        : []),
    ].join(' · ');
  const seen = ({ last_signed_in_at, invited_until }: Overseer) => {
    if (last_signed_in_at !== null) return formats.ago(last_signed_in_at);
    return invited_until === null ? t('trade:never') : t('statusInvited');
  };
  const end = (overseer: Overseer) => (
    <Button
      size="small"
      aria-label={t('endOverseerOf', { name: nameOf(overseer) })}
      onClick={() => set({ open: overseer.id })}
    >
      {t('endOverseer')}
    </Button>
  );
  const columns: readonly Column<Overseer>[] = [
    {
      id: 'name',
      header: t('trade:person'),
      width: 240,
      cell: (overseer) => <TwoLines main={<strong>{nameOf(overseer)}</strong>} second={overseer.email} />,
    },
    {
      id: 'kind',
      header: t('trade:type'),
      width: 170,
      cell: ({ chain_manager }) => t(chain_manager ? 'chainManager' : 'ofAssociation'),
    },
    { id: 'oversees', header: t('oversees'), width: 300, cell: overseenBy },
    { id: 'seen', header: t('trade:lastSignedIn'), width: 150, cell: seen },
    { id: 'end', header: '', width: 130, align: 'right', cell: end },
  ];
  return (
    <Page
      paper
      title={t('trade:chainAndAssociationManagers')}
      subtitle={t('overseersText')}
      back={{ to: '/marinas' }}
      actions={
        <Button kind="primary" onClick={() => setAdding(true)}>
          {t('newOverseer')}
        </Button>
      }
    >
      <SearchField
        label={t('trade:nameOrEmail')}
        value={search}
        onSearch={(next) => set({ search: next })}
        width={320}
      />
      <PagedList
        folds
        list={list}
        label={t('trade:chainAndAssociationManagers')}
        columns={columns}
        rowId={({ id }) => id}
        rowHref={({ id }) => `/marinas/managers?open=${id}`}
        rowLabel={nameOf}
        card={(overseer) => (
          <>
            <TwoLines main={<strong>{nameOf(overseer)}</strong>} second={overseer.email} />
            <p style={{ margin: '6px 0 8px' }}>{overseenBy(overseer)}</p>
            {end(overseer)}
          </>
        )}
        loadingRows={4}
        noMatch={
          search !== '' && {
            onClear: () => clear(['page_size']),
            search: { text: search, onClear: () => set({ search: '' }) },
          }
        }
        empty={<EmptyState title={t('noOverseers')} />}
        pagerAbove={page_size}
      />
      {adding && <OversightDialog onClose={() => setAdding(false)} />}
      {ending !== undefined && (
        <OversightEndDialog overseer={ending} name={nameOf(ending)} onClose={() => set({ open: '' })} />
      )}
    </Page>
  );
}
