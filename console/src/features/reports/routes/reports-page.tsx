import { useTranslation } from 'react-i18next';
import { reportCalls } from '../../../../../contracts/reports/calls.js';
import { useMay } from '../../../lib/session/may.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { ReportsScreen } from '../components/reports-screen.js';

/** `/reports`: those of the marina for its staff, those of all marinas for administrators. */
export function Component() {
  const { t } = useTranslation('reports');
  const everywhere = useMay(reportCalls.getAdmin.access);
  const here = useMay(reportCalls.get.access);
  if (everywhere || here) return <ReportsScreen everywhere={everywhere} />;
  return (
    <Page title={t('trade:reports')}>
      <NoPermission />
    </Page>
  );
}
