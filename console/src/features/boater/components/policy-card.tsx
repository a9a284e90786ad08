import { useTranslation } from 'react-i18next';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { BoaterCard, Quiet } from './boater-card.js';
import { PolicyLink } from './policy-link.js';
import { RefundSteps } from './refund-steps.js';

/** The marina's cancellation policy: its file, and the rules that calculate refunds (docs/rules/marinas.md). */
export function PolicyCard({ view, token }: { readonly view: BoaterReservation; readonly token: string }) {
  const { t } = useTranslation('boater');
  return (
    <BoaterCard title={t('trade:cancellationPolicy')}>
      {view.cancellation_policy === null ? <Quiet>{t('policyNone')}</Quiet> : <PolicyLink view={view} token={token} />}
      <RefundSteps view={view} />
    </BoaterCard>
  );
}
