import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePriceLineWords } from '../../../entities/price/use-price-line-words.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { Second } from '../../../ui/layout/second.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Section } from '../../../ui/page/section.js';
import type { EnteredBooking } from '../model/use-booking.js';

/** The price, line by line. Where the price list has none, the desk types a price per night. */
export function PriceSide({ price }: Pick<EnteredBooking, 'price'>) {
  const { t } = useTranslation('booking');
  const { money, amount } = useFormats();
  const lineWords = usePriceLineWords();
  const problemWords = useProblemWords();
  const [changes, setChanges] = useState(false);
  const { listed, unpriced, typed, setTyped, payment, total, error } = price;
  const terms = {
    nights: total?.nights ?? 0,
    price: amount(payment?.price_per_night ?? null),
    discountPercent: payment?.marina_discount_percent ?? 0,
    redeemedNights: null,
  };
  return (
    <Card>
      <Section
        title={t('trade:price')}
        actions={
          listed !== undefined &&
          !unpriced && (
            <Button
              kind="quiet"
              size="small"
              aria-expanded={changes}
              onClick={() => {
                setChanges(!changes);
                if (changes) setTyped(null);
              }}
            >
              {t(changes ? 'listPrice' : 'actions:change')}
            </Button>
          )
        }
      >
        {error !== null && (
          <Banner tone="wrong" live>
            {problemWords(error)}
          </Banner>
        )}
        {listed === undefined && error === null && <Second>{t('priceWaits')}</Second>}
        {unpriced && <Second>{t('noListPrice')}</Second>}
        {listed !== undefined && (unpriced || changes) && (
          <NumberInput
            label={t('trade:pricePerNight')}
            suffix={listed.currency}
            fixed={2}
            value={typed}
            onChange={(value) => setTyped(value ?? null)}
          />
        )}
        {total !== undefined && (
          <KeyValues
            items={[
              ...total.lines.map(({ amount: sum, ...line }) => ({
                label: lineWords({ ...line, perNight: null }, terms),
                value: amount(sum),
              })),
              { label: t('trade:total'), value: money(total.total_to_pay, total.currency) },
            ]}
          />
        )}
      </Section>
    </Card>
  );
}
