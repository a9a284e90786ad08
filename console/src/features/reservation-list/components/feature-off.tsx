import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session-context.js';
import { Page } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { NoPermission } from '../../../ui/states/no-permission.js';

/** Shown instead of the list when the marina has no reservations or the user may not see them. */
export function FeatureOff({ title }: { title: string }) {
  const { t } = useTranslation('reservation-list');
  const permissions = useSession().marina?.marina_settings.permissions;
  return (
    <Page title={title}>
      {permissions !== undefined && permissions.reservation !== true ? (
        <EmptyState title={t('featureOffTitle')}>{t('featureOffText')}</EmptyState>
      ) : (
        <NoPermission />
      )}
    </Page>
  );
}
