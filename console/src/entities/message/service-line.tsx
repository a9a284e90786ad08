import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../../contracts/messages/message.js';
import { serviceNotes } from '../../../../contracts/messages/rules/service-notes.js';
import type { BoaterReservation } from '../../../../contracts/reservations/boater.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { serviceCodeOf } from './conversation.js';
import type { Reader } from './message-rules.js';

const Item = styled('li')({
  ...type.second,
  alignSelf: 'center',
  textAlign: 'center',
  color: role.ink2,
  maxWidth: 480,
  '&[data-reader=boater]': { fontSize: 13, lineHeight: '18px', padding: '2px 12px' },
});

/** The parts of a reservation that the text of a service message depends on. Both pages have them. */
export type ToldReservation = Pick<BoaterReservation, 'payment' | 'statuses'>;

interface ServiceLineProps {
  readonly message: Message;
  readonly reader: Reader;
  readonly reservation: ToldReservation;
}

/** A service message in the words for the reader, with notes about its consequences. */
export function ServiceLine({ message, reader, reservation }: ServiceLineProps) {
  const { t } = useTranslation('entities/message');
  const { instant, time, dateRange, money } = useFormats();
  const { deposit_to_pay, currency } = reservation.payment;
  const code = serviceCodeOf(message);
  const dates = message.suggested_dates.map(({ start_date, end_date }) => dateRange(start_date, end_date));
  const words = code === null ? t('service_other') : t(`service_${reader}_${code}`);
  const notes = code === null ? [] : serviceNotes(code, reservation);
  return (
    <Item data-reader={reader} data-service={message.status_code}>
      {reader === 'boater' ? (
        <>
          <time dateTime={message.created_at}>{time(message.created_at)}</time> · {words}
          {dates.length > 0 && <div>{dates.join('; ')}</div>}
        </>
      ) : (
        [words, ...dates, instant(message.created_at)].join(' · ')
      )}
      {notes.map((note) => (
        <div key={note}>{t(`serviceNote_${reader}_${note}`, { deposit: money(deposit_to_pay, currency) })}</div>
      ))}
    </Item>
  );
}
