import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../ui/fields/check-field.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { useReservationFormOfPage } from '../form/form-context.js';
import { ContractField } from './contract-field.js';

/** Fields that also affect the price, and the marina's Passeport Escales. */
export function KindOfStay({ passeportShown }: { readonly passeportShown: boolean }) {
  const { t } = useTranslation('reservations');
  const { control } = useReservationFormOfPage();
  return (
    <Card>
      <Section title={t('kindOfStay')} level="label">
        <ContractField />
        <CheckField control={control} name="commercial" label={t('commercial')} />
        <CheckField control={control} name="live_aboard" label={t('liveAboard')} />
        {passeportShown && <CheckField control={control} name="passeport_escales" label={t('passeportEscales')} />}
      </Section>
    </Card>
  );
}
