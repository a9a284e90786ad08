import { useTranslation } from 'react-i18next';
import { apiKeyCalls } from '../../../../../contracts/identity/calls.js';
import { useMay } from '../../../lib/session/may.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { ApiKeys } from '../components/api-keys.js';
import { FactorRequirement } from '../components/factor-requirement.js';

/** How staff sign in to the marina, and the keys with which programs read it. */
export function Component() {
  const { t } = useTranslation('users/security');
  if (!useMay(apiKeyCalls.getall.access)) return <NoPermission />;
  return (
    <Page title={t('title')}>
      <FactorRequirement />
      <ApiKeys />
    </Page>
  );
}
