import { useTranslation } from 'react-i18next';
import { paymentSettingCalls } from '../../../../../contracts/payments/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { Card } from '../../../ui/page/card.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { BerthVatBanner } from './berth-vat-banner.js';
import { VatForm } from './vat-form.js';

/** The form of the VAT rates, below a banner while the rate for berths is unconfirmed. A colleague's change resets it. */
export function VatCard() {
  const { t } = useTranslation('payments');
  const { data, error, refetch, isFetching } = useLoad(paymentSettingCalls.vatLists, undefined, {
    topics: [{ topic: 'payments' }, { topic: 'marinas' }],
  });
  return (
    <Card aria-label={t('vat')}>
      {data !== undefined ? (
        <>
          {data.unconfirmed_berth_percent !== null && (
            <BerthVatBanner lists={data} percent={data.unconfirmed_berth_percent} />
          )}
          <VatForm key={JSON.stringify([data.VATList, data.vat_number])} lists={data} />
        </>
      ) : error === null ? (
        <LoadingLines lines={4} rowHeight={44} />
      ) : (
        <LoadFailed load={{ error, isFetching, refetch }} />
      )}
    </Card>
  );
}
