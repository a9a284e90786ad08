import { useTranslation } from 'react-i18next';
import { overseerCalls } from '../../../../../contracts/identity/calls.js';
import { useMay } from '../../../lib/session/may.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { Overseers } from '../components/overseers.js';

/** The managers of chains and associations; administrators make them. */
export function Component() {
  const { t } = useTranslation('identity/marinas');
  if (useMay(overseerCalls.getall.access)) return <Overseers />;
  return (
    <Page title={t('trade:chainAndAssociationManagers')}>
      <NoPermission text={t('adminOnly')} />
    </Page>
  );
}
