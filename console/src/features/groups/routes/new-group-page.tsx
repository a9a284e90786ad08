import { useTranslation } from 'react-i18next';
import { groupCalls } from '../../../../../contracts/reservations/group-calls.js';
import { useMay } from '../../../lib/session/may.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { NewGroup } from '../components/new-group.js';

/** Enters a group of boats. */
export function Component() {
  const { t } = useTranslation('groups');
  if (useMay(groupCalls.create.access)) return <NewGroup />;
  return (
    <Page title={t('newGroup')}>
      <NoPermission text={t('mayNot')} />
    </Page>
  );
}
