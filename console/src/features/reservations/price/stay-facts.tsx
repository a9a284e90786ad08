import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Section } from '../../../ui/page/section.js';
import type { ReservationValues } from '../model/form-values.js';

type Kinds = Pick<ReservationValues, 'commercial' | 'live_aboard' | 'passeport_escales'>;

/** What the boater said about the kind of the stay; empty: nothing that is not usual. */
function useKinds({ commercial, live_aboard, passeport_escales }: Kinds) {
  const { t } = useTranslation('reservations');
  const kinds = [
    commercial && t('commercial'),
    live_aboard && t('liveAboard'),
    passeport_escales && t('passeportEscales'),
  ].filter((word) => word !== false);
  return kinds.length === 0 ? [] : [{ label: t('kindOfStay'), value: kinds.join(', ') }];
}

/** The kind of the stay beside the fields of its price, which depends on it. */
export function KindFacts({ values }: { readonly values: Kinds }) {
  const kinds = useKinds(values);
  if (kinds.length === 0) return null;
  return (
    <Section>
      <KeyValues items={kinds} />
    </Section>
  );
}

/** Dates and kind of the stay. */
export function useStayItems(values: ReservationValues, nights: number) {
  const { t } = useTranslation('reservations');
  const formats = useFormats();
  const kinds = useKinds(values);
  const { start_date, end_date } = values;
  const dated = (day: string | null): string =>
    day === null ? '–' : `${formats.weekday(day)}, ${formats.dateLong(day)}`;
  return [
    { label: t('trade:arrival'), value: dated(start_date) },
    { label: t('trade:departure'), value: dated(end_date) },
    { label: t('trade:nights'), value: formats.number(nights) },
    ...kinds,
  ];
}

/** Dates and kind of the stay, read-only. */
export function StayFacts({ values, nights }: { readonly values: ReservationValues; readonly nights: number }) {
  const { t } = useTranslation('reservations');
  return (
    <Section title={t('stayAndPrice')}>
      <KeyValues items={useStayItems(values, nights)} />
    </Section>
  );
}
