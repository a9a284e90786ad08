import { useTranslation } from 'react-i18next';
import { useMay } from '../../../lib/session/may.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { PlanScreen } from '../components/plan-screen.js';
import { planCalls } from '../../../../../contracts/berths/plan-calls.js';

/** The plan of the harbour: berths × nights. */
export function Component() {
  const { t } = useTranslation('plan');
  const may = useMay(planCalls.plan.access);
  if (may) return <PlanScreen />;
  return (
    <Page title={t('trade:plan')}>
      <NoPermission />
    </Page>
  );
}
