import { useTranslation } from 'react-i18next';
import { closureCalls } from '../../../../../contracts/berths/closure-calls.js';
import { useMay } from '../../../lib/session/may.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { NewClosure } from '../components/new-closure.js';

/** Closes a pier or a berth: what closes, the boats that it concerns, and what is done about them. */
export function Component() {
  const { t } = useTranslation('closures');
  if (useMay(closureCalls.createClosure.access)) return <NewClosure />;
  return (
    <Page title={t('close')} back={{ to: listAddress('/plan') }}>
      <NoPermission />
    </Page>
  );
}
