import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { paymentSettingCalls } from '../../../../../contracts/payments/calls.js';
import { useSession } from '../../../lib/session/session-context.js';
import { OpenIcon } from '../../../ui/icons.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { useProviderPage } from './use-provider-page.js';
import { textWidth } from '../../../ui/theme/measures.js';

/** Shown until the marina has an account with the provider. */
export function SetUpCard() {
  const { t } = useTranslation('payments');
  const { open, busy } = useProviderPage();
  const maySetUp = useSession().mayDo(paymentSettingCalls.stripeUrl.access);
  return (
    <Card>
      <Section title={t('setUpTitle')}>
        <p style={{ maxWidth: textWidth }}>{t('setUpText')}</p>
        {maySetUp ? (
          <div>
            <Button kind="primary" icon={<OpenIcon />} busy={busy} onClick={open}>
              {t('setUp')}
            </Button>
          </div>
        ) : (
          <p>{t('bankPrimaryOnly')}</p>
        )}
      </Section>
    </Card>
  );
}
