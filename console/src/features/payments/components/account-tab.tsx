import { useTranslation } from 'react-i18next';
import { paymentSettingCalls } from '../../../../../contracts/payments/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { Card } from '../../../ui/page/card.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { accountTopics } from '../model/topics.js';
import { AccountCard } from './account-card.js';
import { AcceptSwitch } from './accept-switch.js';
import { PayoutList } from './payout-list.js';
import { SetUpCard } from './set-up-card.js';
import { VatCard } from './vat-card.js';

/** The account with the provider, payouts once it was set up, and VAT, which invoices need without an account, too. */
export function AccountTab() {
  const { t } = useTranslation('payments');
  const { data, error, refetch, isFetching } = useLoad(paymentSettingCalls.account, undefined, {
    topics: accountTopics,
  });
  if (data === undefined) {
    return (
      <Card>
        {error === null ? (
          <LoadingLines lines={5} rowHeight={52} />
        ) : (
          <LoadFailed load={{ error, isFetching, refetch }} />
        )}
      </Card>
    );
  }
  return (
    <>
      <AcceptSwitch account={data} />
      {data.onboarding === 'not_started' ? (
        <SetUpCard />
      ) : (
        <>
          <AccountCard account={data} />
          <section aria-label={t('trade:payouts')} style={{ display: 'grid', gap: 12, minWidth: 0 }}>
            <PayoutList />
          </section>
        </>
      )}
      <VatCard />
    </>
  );
}
