import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../../../contracts/messages/message.js';
import { type ServiceNote, serviceNotes } from '../../../../../contracts/messages/rules/service-notes.js';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { type ConversationDay, serviceCodeOf } from '../../../entities/message/conversation.js';

const Days = styled('ol')({ display: 'grid', gap: 14 });
const Messages = styled('ol')({ display: 'grid', gap: 8 });
const Day = styled('h3')({ ...text.label, color: role.ink3, textAlign: 'center', marginBottom: 8 });
const Bubble = styled('li')({
  maxWidth: '86%',
  justifySelf: 'start',
  padding: '9px 13px',
  borderRadius: '12px 12px 12px 3px',
  backgroundColor: role.sunk,
  overflowWrap: 'anywhere',
  '&[data-mine=true]': { justifySelf: 'end', borderRadius: '12px 12px 3px 12px', backgroundColor: role.seaSoft },
  '& p': { whiteSpace: 'pre-line', fontSize: 15, lineHeight: '22px' },
});
const Happening = styled('li')({
  ...text.second,
  fontSize: 13,
  lineHeight: '18px',
  color: role.ink2,
  textAlign: 'center',
  padding: '2px 12px',
});
const By = styled('div')({
  ...text.second,
  color: role.ink2,
  display: 'flex',
  gap: 8,
  justifyContent: 'space-between',
});

/** Keys of the catalogue for the notes of service messages. */
const noteWords = {
  deposit: 'serviceDeposit',
  approval: 'serviceApproval',
  refund: 'serviceRefundNote',
} as const satisfies Record<ServiceNote, string>;

interface ConversationListProps {
  days: readonly ConversationDay[];
  view: Pick<BoaterReservation, 'marina' | 'payment' | 'statuses'>;
}

/** The conversation by days, oldest first: bubbles for what people wrote, plain lines for what happened. */
export function ConversationList({ days, view }: ConversationListProps) {
  const formats = useFormats();
  return (
    <Days>
      {days.map(({ day, messages }) => (
        <li key={day}>
          <Day>{formats.dateShort(day, Number(formats.today().slice(0, 4)))}</Day>
          <Messages>
            {messages.map((message) =>
              message.isService ? (
                <ServiceLine key={message.id} message={message} view={view} />
              ) : (
                <Written key={message.id} message={message} marina={view.marina.name} />
              ),
            )}
          </Messages>
        </li>
      ))}
    </Days>
  );
}

function Written({ message, marina }: { message: Message; marina: string }) {
  const { t } = useTranslation('boater');
  const { time } = useFormats();
  const mine = message.sender.kind === 'boater';
  return (
    <Bubble data-mine={mine}>
      <By>
        <b>{mine ? t('you') : message.sender.name === '' ? marina : message.sender.name}</b>
        <time dateTime={message.created_at}>{time(message.created_at)}</time>
      </By>
      <p>{message.text}</p>
    </Bubble>
  );
}

function ServiceLine({ message, view }: { message: Message; view: ConversationListProps['view'] }) {
  const { t } = useTranslation('boater');
  const { time, dateRange } = useFormats();
  const code = serviceCodeOf(message);
  if (code === null) return null;
  const dates = message.suggested_dates.map((stay) => dateRange(stay.start_date, stay.end_date)).join('; ');
  return (
    <Happening>
      <time dateTime={message.created_at}>{time(message.created_at)}</time> · {t(`service_${code}`)}
      {dates !== '' && <div>{dates}</div>}
      {serviceNotes(code, view).map((note) => (
        <div key={note}>{t(noteWords[note])}</div>
      ))}
      {message.text !== '' && <div>{message.text}</div>}
    </Happening>
  );
}
