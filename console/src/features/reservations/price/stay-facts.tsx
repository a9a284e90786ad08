import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Section } from '../../../ui/page/section.js';
import type { ReservationValues } from '../model/form-values.js';

/** Dates and kind of the stay, read-only. */
export function StayFacts({ values, nights }: { readonly values: ReservationValues; readonly nights: number }) {
  const { t } = useTranslation('reservations');
  const formats = useFormats();
  const { start_date, end_date, commercial, live_aboard, passeport_escales } = values;
  const kinds = [
    commercial && t('commercial'),
    live_aboard && t('liveAboard'),
    passeport_escales && t('passeportEscales'),
  ].filter((word) => word !== false);
  const dated = (day: string | null): string =>
    day === null ? '–' : `${formats.weekday(day)}, ${formats.dateLong(day)}`;
  return (
    <Section title={t('stayAndPrice')}>
      <KeyValues
        items={[
          { label: t('trade:arrival'), value: dated(start_date) },
          { label: t('trade:departure'), value: dated(end_date) },
          { label: t('trade:nights'), value: formats.number(nights) },
          ...(kinds.length === 0 ? [] : [{ label: t('kindOfStay'), value: kinds.join(', ') }]),
        ]}
      />
    </Section>
  );
}
