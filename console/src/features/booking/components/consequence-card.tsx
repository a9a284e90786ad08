import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { guestName } from '../model/guest-values.js';
import type { EnteredBooking } from '../model/use-booking.js';

interface ConsequenceCardProps {
  readonly booking: EnteredBooking;
  readonly tell: boolean;
}

/** What the button does: which berth is whose, who is told and how the stay is paid. */
export function ConsequenceCard({ booking: { guest, stay, berths, pays, price }, tell }: ConsequenceCardProps) {
  const { t } = useTranslation('booking');
  const { dateShort, money } = useFormats();
  const { total } = price;
  const berth = berths.current?.berth_name ?? null;
  if (guest === null || stay === null || total === undefined) return null;
  const days = { from: dateShort(stay.start_date), to: dateShort(stay.end_date) };
  const sentences = [
    berth === null
      ? t('doesBookWithout', { boat: guest.boat, ...days })
      : t('doesBook', { boat: guest.boat, berth, ...days }),
    guest.email === '' || !tell ? t('tellsNobody') : t('tellsByEmail', { name: guestName(guest) }),
    t(`paysMeans_${pays}`, { amount: money(total.total_to_pay, total.currency) }),
  ];
  return (
    <Card>
      <Section title={berth === null ? t('whatBookDoes') : t('whatBookBerthDoes', { berth })}>
        {sentences.map((sentence) => (
          <p key={sentence} style={{ margin: 0 }}>
            {sentence}
          </p>
        ))}
      </Section>
    </Card>
  );
}
