import { useTranslation } from 'react-i18next';
import { auditCalls } from '../../../../../contracts/audit/calls.js';
import { useMay } from '../../../lib/session/may.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { HistoriesScreen } from '../components/histories-screen.js';

/** `/history-admin` shows administrators who changed what in every marina. */
export function Component() {
  const { t } = useTranslation('audit');
  if (useMay(auditCalls.everywhere.access)) return <HistoriesScreen />;
  return (
    <Page title={t('trade:history')}>
      <NoPermission />
    </Page>
  );
}
