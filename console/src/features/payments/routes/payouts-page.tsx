import { useTranslation } from 'react-i18next';
import { payoutCalls } from '../../../../../contracts/payments/calls.js';
import { useMay } from '../../../lib/session/may.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { PayoutList } from '../components/payout-list.js';

/** `/payouts`: what boaters paid online, and when it reached the bank. */
export function Component() {
  const { t } = useTranslation('payments');
  if (!useMay(payoutCalls.getall.access)) return <NoPermission />;
  return (
    <Page paper title={t('trade:payouts')}>
      <PayoutList />
    </Page>
  );
}
