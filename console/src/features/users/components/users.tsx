import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { userCalls } from '../../../../../contracts/identity/calls.js';
import type { MarinaUser } from '../../../../../contracts/identity/user.js';
import { grants } from '../../../../../contracts/identity/vocabulary.js';
import { useListedPage } from '../../../lib/api/use-listed-page.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMarina } from '../../../lib/session/session-context.js';
import { useMay } from '../../../lib/session/may.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { Button } from '../../../ui/buttons/button.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { AddIcon } from '../../../ui/icons.js';
import { ChoiceList } from '../../../ui/list/choice-list.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import { sharesOf } from '../../../ui/list/column.js';
import { ListTable } from '../../../ui/list/list-table.js';
import { Pager } from '../../../ui/list/pager.js';
import { useRoomFor } from '../../../ui/list/use-room-for.js';
import { Page } from '../../../ui/page/page.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { NoMatch } from '../../../ui/states/no-match.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { fullName } from '../model/full-name.js';
import { grantIn, userDefaults, usersQuestion } from '../model/users-address.js';
import { GrantsLegend } from './grants-legend.js';
import { UserCard } from './user-card.js';
import { useUserColumns } from './use-user-columns.js';

/** The users of the marina, with a form over the list if the address names one. */
export function Users({ children }: { readonly children?: ReactNode }) {
  return useMay(userCalls.getall.access) ? <UserList>{children}</UserList> : <NoPermission />;
}

function UserList({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('users');
  const problemWords = useProblemWords();
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const { name: marina } = useMarina();
  const { state, set, clear } = useListState(userDefaults);
  const answer = useLoad(userCalls.getall, usersQuestion(state), { topics: [{ topic: 'users' }], keepPrevious: true });
  const shown = useListedPage(answer, state, (page) => set({ page }));
  const hrefOf = ({ id }: MarinaUser) => `/edit_user/${id}${query}`;
  const columns = useUserColumns(hrefOf);
  const narrow = useNarrow();
  const { fits, measure } = useRoomFor(sharesOf(columns)?.atLeast ?? 0);
  const grant = grantIn(state);
  const permission = {
    id: 'may',
    label: grant === undefined ? null : t(`may_${grant}`),
    onClear: () => set({ may: '' }),
  };
  const total = shown.data?.total ?? 0;
  const whoHasAccess = (count: number, invited: number) =>
    [
      t('subtitle', { count: count - invited, marina }),
      ...(invited === 0 ? [] : [t('invitedToo', { count: invited })]),
    ].join(' · ');
  const filtered = state.search !== '' || grant !== undefined;
  return (
    <Page
      paper
      title={t('title')}
      subtitle={shown.data === undefined || filtered ? undefined : whoHasAccess(total, shown.data.invited)}
      actions={
        <Button kind="primary" icon={<AddIcon />} onClick={() => void navigate(`/create_user${query}`)}>
          {t('inviteUser')}
        </Button>
      }
    >
      <FilterBar
        label={t('filtersLabel')}
        search={<SearchField label={t('searchLabel')} value={state.search} onSearch={(search) => set({ search })} />}
        tools={<span style={{ ...type.second, color: role.ink2 }}>{t('savedAtOnce')}</span>}
        onClear={filtered ? () => clear(['page_size']) : undefined}
      >
        <FilterChip label={t('permission')} value={permission.label} onClear={permission.onClear}>
          {(close) => (
            <ChoiceList
              label={t('permission')}
              options={grants.map((value) => ({ value, label: t(`may_${value}`) }))}
              chosen={grant === undefined ? [] : [grant]}
              onChange={(chosen) => {
                set({ may: chosen.find((value) => value !== grant) ?? '' });
                close();
              }}
            />
          )}
        </FilterChip>
      </FilterBar>
      <div ref={measure} style={{ marginTop: -16 }} />
      <ListTable
        label={t('listLabel')}
        columns={columns}
        cards={narrow || !fits}
        rows={shown.rows}
        rowId={({ id }) => id}
        rowHref={hrefOf}
        rowLabel={fullName}
        card={(user) => <UserCard user={user} href={hrefOf(user)} />}
        loading={shown.data === undefined && !shown.failed}
        loadingRows={6}
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
            shown.nothing && (
              <NoMatch
                title={t('noMatch')}
                onClear={() => clear(['page_size'])}
                filters={[permission]}
                search={{ text: state.search, onClear: () => set({ search: '' }) }}
              />
            )
          )
        }
        footer={
          total > state.page_size && (
            <Pager
              page={state.page}
              pageSize={state.page_size}
              total={total}
              onPage={(page) => set({ page }, { push: true })}
              onPageSize={(page_size) => set({ page_size })}
            />
          )
        }
      />
      <GrantsLegend />
      {children}
    </Page>
  );
}
