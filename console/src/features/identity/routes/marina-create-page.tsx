import { useTranslation } from 'react-i18next';
import { marinaCalls } from '../../../../../contracts/marinas/calls.js';
import { useMay } from '../../../lib/session/may.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { MarinaEditor } from '../components/marina-editor.js';

/** A new marina, for administrators. */
export function Component() {
  const { t } = useTranslation('identity/marinas');
  const may = useMay(marinaCalls.add.access);
  return (
    <Page title={t('trade:newMarina')} back={{ to: '/marinas' }}>
      {may ? <MarinaEditor found={null} /> : <NoPermission text={t('adminOnly')} />}
    </Page>
  );
}
