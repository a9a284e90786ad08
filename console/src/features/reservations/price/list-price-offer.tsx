import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Section } from '../../../ui/page/section.js';
import type { ReservationValues } from '../model/form-values.js';
import { placeOfPayment } from '../model/payment-place.js';
import { useStayItems } from './stay-facts.js';

interface ListPriceOfferProps {
  readonly values: ReservationValues;
  readonly nights: number;
  readonly total: number;
  /** The marina takes payments online. */
  readonly onlineShown: boolean;
  readonly onAdjust: () => void;
}

/** An offer at the list price in one sentence. Its fields open on request. */
export function ListPriceOffer({ values, nights, total, onlineShown, onAdjust }: ListPriceOfferProps) {
  const { t } = useTranslation('reservations');
  const { money } = useFormats();
  const items = useStayItems(values, nights);
  return (
    <Section
      title={t('stayAndPrice')}
      actions={
        <Button kind="quiet" size="small" aria-expanded={false} onClick={onAdjust}>
          {t('adjustOffer')}
        </Button>
      }
    >
      <p>
        {t('listPriceOffer', {
          count: nights,
          total: money(total, values.payment.currency),
          payment: t(`method_${onlineShown ? placeOfPayment(values.payment) : 'IN_MARINA'}`),
        })}
      </p>
      <KeyValues items={items} />
    </Section>
  );
}
