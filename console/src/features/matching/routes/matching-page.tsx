import { useTranslation } from 'react-i18next';
import { useMay } from '../../../lib/session/may.js';
import { useSession } from '../../../lib/session/session-context.js';
import { Page } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { MatchingScreen } from '../components/matching-screen.js';
import { matchingCalls } from '../../../../../contracts/reservations/matching-calls.js';

/** The matching page. Berths belong to the inventory feature (spec 1 §6). */
export function Component() {
  const { t } = useTranslation('matching');
  const may = useMay(matchingCalls.list.access);
  const permissions = useSession().marina?.marina_settings.permissions;
  if (may) return <MatchingScreen />;
  return (
    <Page title={t('trade:matching')}>
      {permissions !== undefined && permissions.inventory !== true ? (
        <EmptyState title={t('featureOffTitle')}>{t('featureOffText')}</EmptyState>
      ) : (
        <NoPermission />
      )}
    </Page>
  );
}
