import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { userCalls } from '../../../../../contracts/identity/calls.js';
import type { MarinaUser } from '../../../../../contracts/identity/user.js';
import { grants } from '../../../../../contracts/identity/vocabulary.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { useMarina } from '../../../lib/session/session-context.js';
import { useMay } from '../../../lib/session/may.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { Button } from '../../../ui/buttons/button.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { AddIcon } from '../../../ui/icons.js';
import { ChoiceList } from '../../../ui/list/choice-list.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import { PagedList } from '../../../ui/list/paged-list.js';
import { Page } from '../../../ui/page/page.js';
import { NoMatch } from '../../../ui/states/no-match.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
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
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const { name: marina } = useMarina();
  const { state, set, clear, ...turns } = useListState(userDefaults);
  const list = usePagedLoad(userCalls.getall, usersQuestion(state), turns, { topics: [{ topic: 'users' }] });
  const hrefOf = ({ id }: MarinaUser) => `/edit_user/${id}${query}`;
  const columns = useUserColumns(hrefOf);
  const grant = grantIn(state);
  const permission = {
    id: 'may',
    label: grant === undefined ? null : t(`may_${grant}`),
    onClear: () => set({ may: '' }),
  };
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
      subtitle={list.data === undefined || filtered ? undefined : whoHasAccess(list.total, list.data.invited)}
      actions={
        <Button kind="primary" icon={<AddIcon />} onClick={() => void navigate(`/create_user${query}`)}>
          {t('inviteUser')}
        </Button>
      }
    >
      <FilterBar
        label={t('filtersLabel')}
        search={
          <SearchField label={t('trade:nameOrEmail')} value={state.search} onSearch={(search) => set({ search })} />
        }
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
      <PagedList
        folds
        list={list}
        label={t('listLabel')}
        columns={columns}
        rowId={({ id }) => id}
        rowHref={hrefOf}
        rowLabel={fullName}
        card={(user) => <UserCard user={user} href={hrefOf(user)} />}
        loadingRows={6}
        empty={
          <NoMatch
            title={t('noMatch')}
            onClear={() => clear(['page_size'])}
            filters={[permission]}
            search={{ text: state.search, onClear: () => set({ search: '' }) }}
          />
        }
        pagerAbove={state.page_size}
      />
      <GrantsLegend />
      {children}
    </Page>
  );
}
