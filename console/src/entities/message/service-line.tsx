import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../../contracts/messages/message.js';
import { serviceNotes } from '../../../../contracts/messages/rules/service-notes.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { DoneIcon } from '../../ui/icons.js';
import { Unseen } from '../../ui/page/unseen.js';
import { StatusMark } from '../../ui/status/status-mark.js';
import { type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { serviceCodeOf } from './conversation.js';
import type { Reader } from './message-rules.js';
import { isChosen, kindOfService, toldCode, type ToldReservation } from './service-rules.js';

const Item = styled('li')({
  ...type.second,
  color: role.ink2,
  '&[data-reader=boater]': {
    alignSelf: 'center',
    textAlign: 'center',
    maxWidth: 480,
    fontSize: 13,
    lineHeight: '18px',
    padding: '2px 12px',
  },
  '&[data-reader=staff]': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    gap: '4px 0',
    padding: '2px 0',
  },
});
const Words = styled('div')({ ...type.strong, color: role.ink, fontWeight: 600 });
const When = styled('time')({ gridRow: 1, gridColumn: 3 });
const Below = styled('div')({ gridColumn: '2 / -1' });
/** What a person wrote with the offer or the cancellation. */
const Written = styled('blockquote')({
  ...type.body,
  gridColumn: '2 / -1',
  margin: '4px 0 0',
  padding: '2px 0 2px 10px',
  borderLeft: `2px solid ${role.edge}`,
  color: role.ink,
  textAlign: 'left',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const Dates = styled('div')({ gridColumn: '2 / -1', display: 'flex', flexWrap: 'wrap', gap: 8, padding: '2px 0' });
const Choice = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '3px 12px',
  border: `1px solid ${role.edge}`,
  borderRadius: 14,
  color: role.ink,
  '&[data-chosen=true]': { borderColor: role.sea, backgroundColor: role.seaSoft, color: role.seaStrong },
  '& svg': { width: 14, height: 14 },
});

/** Keeps the parts of a line apart for screen readers. */
const SEPARATOR = ' · ';

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
  const told = code === null ? 'other' : toldCode(code, reservation);
  const words = told === 'other' ? t('service_other') : t(`service_${reader}_${told}`);
  const notes = (code === null ? [] : serviceNotes(code, reservation)).map((note) => ({
    note,
    text: t(`serviceNote_${reader}_${note}`, { deposit: money(deposit_to_pay, currency) }),
  }));
  if (reader === 'boater') {
    const dates = message.suggested_dates.map(({ start_date, end_date }) => dateRange(start_date, end_date));
    return (
      <Item data-reader={reader} data-service={message.status_code}>
        <time dateTime={message.created_at}>{time(message.created_at)}</time> · {words}
        {dates.length > 0 && <div>{dates.join('; ')}</div>}
        {notes.map(({ note, text }) => (
          <div key={note}>{text}</div>
        ))}
        <SentAlong message={message} />
      </Item>
    );
  }
  return (
    <Item data-reader={reader} data-service={message.status_code}>
      <span style={{ paddingTop: 4 }}>
        <StatusMark kind={kindOfService(code)} />
      </span>
      <Words>{words}</Words>
      <Unseen>{SEPARATOR}</Unseen>
      {message.suggested_dates.length > 0 && (
        <Dates>
          {message.suggested_dates.map((dates) => {
            const chosen = isChosen(dates, reservation);
            return (
              <Choice key={`${dates.start_date} ${dates.end_date}`} data-chosen={chosen}>
                {dateRange(dates.start_date, dates.end_date)}
                {chosen && <DoneIcon />}
                {chosen && <Unseen>{t('chosenDates')}</Unseen>}
              </Choice>
            );
          })}
        </Dates>
      )}
      {message.suggested_dates.length > 0 && <Unseen>{SEPARATOR}</Unseen>}
      <When dateTime={message.created_at}>{instant(message.created_at)}</When>
      {notes.map(({ note, text }) => (
        <Below key={note}>{text}</Below>
      ))}
      <SentAlong message={message} />
    </Item>
  );
}

function SentAlong({ message: { text, sender } }: { readonly message: Message }) {
  if (text === '') return null;
  return (
    <Written>
      {sender.name !== '' && <b>{`${sender.name}: `}</b>}
      {text}
    </Written>
  );
}
