import { useTranslation } from 'react-i18next';
import { useMay } from '../../../lib/session/may.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { ChangeList } from '../components/change-list.js';
import { planActionCalls } from '../../../../../contracts/berths/plan-calls.js';

/** The changes of the plan in the last days, of the whole marina, of one berth or of one stay. */
export function Component() {
  const { t } = useTranslation('plan');
  const may = useMay(planActionCalls.planActions.access);
  return (
    <Page title={t('undoTitle')} back={{ to: listAddress('/plan'), label: t('backToPlan') }}>
      {may ? <ChangeList /> : <NoPermission />}
    </Page>
  );
}
