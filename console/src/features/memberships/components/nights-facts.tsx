import { useTranslation } from 'react-i18next';
import { oneYearFrom } from '../../../../../contracts/memberships/rules/one-year-from.js';
import { showsNights } from '../../../entities/membership/card-state.js';
import { NightsLeft } from '../../../entities/membership/nights-left.js';
import { NOTHING } from '../../../lib/format/format-words.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Card } from '../../../ui/page/card.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Section } from '../../../ui/page/section.js';
import { redeemableUntil } from '../model/redeemable-until.js';
import type { ShownCard } from '../model/shown-card.js';

/** The nights that are left, until when, and what a renewal would bring. */
export function NightsFacts({ shown }: { readonly shown: ShownCard }) {
  const { t } = useTranslation('memberships');
  const formats = useFormats();
  const { card, homeMarina, stays, today } = shown;
  const stay = stays.at(-1);
  return (
    <Card>
      <Section title={t('nightsLeft')} level="label">
        {showsNights(card) ? (
          <NightsLeft left={card.nights_available} of={card.nights_per_year} />
        ) : (
          <span>{NOTHING}</span>
        )}
        <span>{t('halfPrice', { marina: homeMarina.name })}</span>
      </Section>
      <Section>
        <KeyValues
          items={[
            {
              label: t('firstVisit'),
              value: card.first_visit_on === null ? t('notYet') : formats.dateLong(card.first_visit_on),
            },
            { label: t('redeemUntil'), value: formats.dateLong(redeemableUntil(card, today)) },
            ...(stay === undefined
              ? []
              : [{ label: t('latestStay'), value: formats.dateRange(stay.start_date, stay.end_date) }]),
          ]}
        />
      </Section>
      <Section title={t('renewing')} level="label">
        <span>{t('renewalText', { date: formats.dateLong(oneYearFrom(today)) })}</span>
        {card.renewal_requested_on !== null && (
          <strong>{t('renewalRequested', { date: formats.dateLong(card.renewal_requested_on) })}</strong>
        )}
      </Section>
    </Card>
  );
}
