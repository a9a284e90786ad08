import { useTranslation } from 'react-i18next';
import { paymentSettingCalls } from '../../../../../contracts/payments/calls.js';
import type { VatLists } from '../../../../../contracts/payments/vat.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Banner } from '../../../ui/page/banner.js';
import { textWidth } from '../../../ui/theme/measures.js';
import { useToast } from '../../../ui/toast/toast-context.js';

interface BerthVatBannerProps {
  readonly lists: VatLists;
  /** The unconfirmed rate for berths. */
  readonly percent: number;
}

/** Shows which VAT rate invoices apply to berths by default. A manager confirms it once. */
export function BerthVatBanner({ lists, percent }: BerthVatBannerProps) {
  const { t } = useTranslation('payments');
  const toast = useToast();
  const problemWords = useProblemWords();
  const countryName = useCountryName();
  const { percent: inWords } = useFormats();
  const { send, isPending, error } = useSend(paymentSettingCalls.confirmBerthVat, {
    topics: [{ topic: 'payments' }],
    onDone: () => toast({ kind: 'done', text: t('berthVatConfirmed') }),
  });
  const rates = lists.countries.find(({ country }) => country === lists.country)?.rates;
  const standard = rates?.find(({ name }) => name === 'STANDARD')?.rates.at(-1)?.percent;
  const country = countryName(lists.country) ?? lists.country;
  return (
    <Banner
      tone="our_move"
      title={t('berthVatTitle')}
      actions={
        <Button busy={isPending} onClick={() => void send({ percent })}>
          {percent === 0 ? t('confirmNoBerthVat') : t('confirmBerthVat', { percent: inWords(percent) })}
        </Button>
      }
    >
      <p style={{ maxWidth: textWidth }}>
        {percent === 0 ? t('berthVatNone') : t('berthVatText', { percent: inWords(percent) })}
        {standard !== undefined && ` ${t('berthVatStandard', { country, percent: inWords(standard) })}`}
      </p>
      {error !== null && <p role="alert">{problemWords(error)}</p>}
    </Banner>
  );
}
