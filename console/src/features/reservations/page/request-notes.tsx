import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { textWidth } from '../../../ui/theme/measures.js';

/** The boater's note and additional requirements in the request. */
export const RequestNotes = memo(function RequestNotes({ reservation }: { readonly reservation: ReservationDetail }) {
  const { t } = useTranslation('reservations');
  const { notes, additional_requirements: wishes } = reservation;
  if (notes === '' && wishes.length === 0) return null;
  return (
    <Card>
      <Section title={t('boaterAsked')} level="label">
        {notes !== '' && (
          <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: textWidth }}>{notes}</p>
        )}
        {wishes.length > 0 && (
          <ul style={{ paddingLeft: 18, listStyle: 'disc' }}>
            {wishes.map((wish) => (
              <li key={wish}>{wish}</li>
            ))}
          </ul>
        )}
      </Section>
    </Card>
  );
});
