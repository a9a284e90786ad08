import { useTranslation } from 'react-i18next';
import { auditCalls } from '../../../../../contracts/audit/calls.js';
import { useMay } from '../../../lib/session/may.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { HistoryScreen } from '../components/history-screen.js';

/**
 * The history for administrators. The page checks the server's access right, so other users see an explanation and not
 * a failed request.
 */
export function Component() {
  const { t } = useTranslation('audit');
  const may = useMay(auditCalls.getall.access);
  if (may) return <HistoryScreen />;
  return (
    <Page title={t('trade:history')}>
      <NoPermission />
    </Page>
  );
}
