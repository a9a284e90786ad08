import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../../contracts/messages/message.js';
import { serviceNotes } from '../../../../contracts/messages/rules/service-notes.js';
import type { ReservationDetail } from '../../../../contracts/reservations/detail.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { type } from '../../ui/theme/measures.js';
import { serviceCodeOf } from './conversation.js';
import { role } from '../../ui/theme/role.js';

const Item = styled('li')({
  ...type.second,
  alignSelf: 'center',
  textAlign: 'center',
  color: role.ink2,
  maxWidth: 480,
});

/** What a service message needs of the reservation it tells about. */
export type ToldReservation = Pick<ReservationDetail, 'payment' | 'statuses'>;

interface ServiceLineProps {
  readonly message: Message;
  readonly reservation: ToldReservation;
}

/** What happened to the reservation, told by the product between what people wrote, and what follows from it. */
export function ServiceLine({ message, reservation }: ServiceLineProps) {
  const { t } = useTranslation('entities/message');
  const { instant, dateRange, money } = useFormats();
  const { deposit_to_pay, currency } = reservation.payment;
  const code = serviceCodeOf(message);
  const dates = message.suggested_dates.map(({ start_date, end_date }) => dateRange(start_date, end_date));
  const words = code === null ? t('service_other') : t(`service_${code}`);
  const notes = code === null ? [] : serviceNotes(code, reservation);
  return (
    <Item data-service={message.status_code}>
      {[words, ...dates, instant(message.created_at)].join(' · ')}
      {notes.map((note) => (
        <div key={note}>{t(`serviceNote_${note}`, { deposit: money(deposit_to_pay, currency) })}</div>
      ))}
    </Item>
  );
}
