import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardCalls, requestCalls } from '../../../../../contracts/memberships/calls.js';
import { MEMBERSHIP_ASSOCIATION } from '../../../../../contracts/memberships/vocabulary.js';
import { RequestsTable } from '../../../entities/membership/requests-table.js';
import { useMay } from '../../../lib/session/may.js';
import { useMarina, useUser } from '../../../lib/session/session.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { SearchIcon } from '../../../ui/icons.js';
import { Banner } from '../../../ui/page/banner.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';

const FindCardDialog = lazyWithRetry(async () => (await import('../components/find-card-dialog.js')).FindCardDialog);

const defaults = { page: 1, page_size: 10 };

/** Memberships: requests for cards and the search for a card (TEM); elsewhere the requests for residency. */
export function Component() {
  return useMay(requestCalls.membershipRequests.access) ? <Memberships /> : <NoPermission />;
}

function Memberships() {
  const { t } = useTranslation(['memberships', 'entities/membership']);
  const tem = useMarina().association.code === MEMBERSHIP_ASSOCIATION;
  const [finding, setFinding] = useState(false);
  const { state, turnTo, showRows } = useListState(defaults);
  const mayAdd = useMay(cardCalls.add.access);
  const { role } = useUser();
  const notAdding = mayAdd
    ? null
    : t(role === 'secondary' ? 'entities/membership:cardHindrance_secondary' : 'hindrance_noEditor');
  return (
    <Page
      title={t('trade:memberships')}
      actions={
        tem && (
          <>
            <LinkButton to="/memberships/grow_up">{t('trade:membershipMarketing')}</LinkButton>
            <LinkButton to="/memberships/popeye-invite">{t('inviteBerthHolders')}</LinkButton>
            {notAdding === null ? (
              <LinkButton to="/cards/create">{t('actions:createCard')}</LinkButton>
            ) : (
              <Button disabledReason={notAdding}>{t('actions:createCard')}</Button>
            )}
            <Button kind="primary" icon={<SearchIcon />} onClick={() => setFinding(true)}>
              {t('findCard')}
            </Button>
          </>
        )
      }
    >
      {!tem && <Banner tone="news">{t('noMemberships')}</Banner>}
      <h2 style={{ margin: 0, fontSize: 16 }}>{t(tem ? 'cardRequests' : 'residencyRequests')}</h2>
      <RequestsTable
        of={tem ? 'membership' : 'residency'}
        pages={{
          page: Math.max(1, Math.trunc(state.page)),
          page_size: Math.min(100, Math.max(1, Math.trunc(state.page_size))),
          turnTo,
          showRows,
        }}
      />
      {finding && <FindCardDialog onClose={() => setFinding(false)} />}
    </Page>
  );
}
