import { styled } from '../../ui/theme/styled.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../../contracts/messages/message.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { Button } from '../../ui/buttons/button.js';
import { radius, type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { type Outgoing, type Reader, sideOf } from './message-rules.js';

const Item = styled('li')({
  display: 'grid',
  gap: 2,
  maxWidth: 'min(560px, 86%)',
  '&[data-side=ours]': { alignSelf: 'flex-end', justifyItems: 'end' },
  '&[data-side=theirs]': { alignSelf: 'flex-start', justifyItems: 'start' },
});
const Bubble = styled('div')({
  padding: '8px 12px',
  borderRadius: radius.card,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  backgroundColor: role.sunk,
  '[data-side=ours] > &': { backgroundColor: role.seaSoft },
  '[data-reader=boater] > &': { padding: '9px 13px', fontSize: 15, lineHeight: '22px' },
  '[data-reader=boater][data-side=ours] > &': { borderRadius: '12px 12px 3px 12px' },
  '[data-reader=boater][data-side=theirs] > &': { borderRadius: '12px 12px 12px 3px' },
});
const Above = styled('div')({
  ...type.second,
  color: role.ink2,
  display: 'flex',
  gap: 8,
  justifyContent: 'space-between',
});
const Under = styled('div')({ ...type.second, color: role.ink2 });

interface BubbleProps {
  readonly reader: Reader;
  readonly side: 'ours' | 'theirs';
  readonly text: string;
  /** Content at the top of the bubble. */
  readonly above?: ReactNode;
  /** Content below the bubble. */
  readonly under?: ReactNode;
}

function Line({ reader, side, text, above, under }: BubbleProps) {
  return (
    <Item data-reader={reader} data-side={side}>
      <Bubble>
        {above !== undefined && <Above>{above}</Above>}
        {text}
      </Bubble>
      {under !== undefined && <Under>{under}</Under>}
    </Item>
  );
}

interface MessageBubbleProps {
  readonly message: Message;
  readonly reader: Reader;
  /** Name shown for a sender without a name. */
  readonly unnamed?: string | undefined;
}

/**
 * A message from a person, on the side of its author. Staff see name, day and time below it. A boater sees name and
 * time within it, because the boater's page shows days as headings.
 */
export function MessageBubble({ message, reader, unnamed = '' }: MessageBubbleProps) {
  const { t } = useTranslation(['entities/message', 'common']);
  const { instant, time } = useFormats();
  const side = sideOf(message, reader) === 'ours' ? 'ours' : 'theirs';
  const mine = reader === 'staff' ? message.signed_by_user : side === 'ours';
  const who = mine ? t('you') : message.sender.name || unnamed;
  const line = { reader, side, text: message.text } as const;
  if (reader === 'boater') {
    const above = (
      <>
        <b>{who}</b>
        <time dateTime={message.created_at}>{time(message.created_at)}</time>
      </>
    );
    return <Line {...line} above={above} />;
  }
  const when = instant(message.created_at);
  const read = side === 'ours' && message.read_by_receiver;
  return <Line {...line} under={read ? t('byAtRead', { who, when }) : t('common:byAt', { who, when })} />;
}

/** A message from staff that is being sent or could not be sent. */
export function OutgoingBubble({ message, onRetry }: { readonly message: Outgoing; readonly onRetry: () => void }) {
  const { t } = useTranslation('entities/message');
  const problemWords = useProblemWords();
  return (
    <Line
      reader="staff"
      side="ours"
      text={message.text}
      under={
        message.state === 'failed' ? (
          <span role="alert">
            {problemWords(message.refused)}{' '}
            <Button size="small" kind="quiet" onClick={onRetry}>
              {t('sendAgain')}
            </Button>
          </span>
        ) : (
          t(message.state === 'sent' ? 'sent' : 'sending')
        )
      }
    />
  );
}
