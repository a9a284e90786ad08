import { styled } from '../../ui/theme/styled.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../../contracts/messages/message.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { MenuButton } from '../../ui/buttons/menu-button.js';
import type { MenuItem } from '../../ui/buttons/menu-item.js';
import { MoreIcon } from '../../ui/icons.js';
import { FileChip } from './file-chip.js';
import { MessageFile } from './message-file.js';
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
  minWidth: 0,
  display: 'grid',
  gap: 8,
  '[data-side=ours] &': { backgroundColor: role.seaSoft },
  '[data-reader=boater] &': { padding: '9px 13px', fontSize: 15, lineHeight: '22px' },
  '[data-reader=boater][data-side=ours] &': { borderRadius: '12px 12px 3px 12px' },
  '[data-reader=boater][data-side=theirs] &': { borderRadius: '12px 12px 12px 3px' },
});
const Row = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  maxWidth: '100%',
  '[data-side=ours] > &': { flexDirection: 'row-reverse' },
});
const Above = styled('div')({
  ...type.second,
  color: role.ink2,
  display: 'flex',
  gap: 8,
  justifyContent: 'space-between',
});
const Gone = styled('div')({ ...type.second, color: role.ink2, fontStyle: 'italic' });
const Under = styled('div')({ ...type.second, color: role.ink2 });

interface BubbleProps {
  readonly reader: Reader;
  readonly side: 'ours' | 'theirs';
  readonly text: string;
  /** The file below the text. */
  readonly file?: ReactNode;
  /** Actions of a menu at the message. */
  readonly actions?: readonly MenuItem[];
  /** Content at the top of the bubble. */
  readonly above?: ReactNode;
  /** Content below the bubble. */
  readonly under?: ReactNode;
}

function Line({ reader, side, text, above, under, file, actions = [] }: BubbleProps) {
  const { t } = useTranslation('entities/message');
  return (
    <Item data-reader={reader} data-side={side}>
      <Row>
        <Bubble>
          {above !== undefined && <Above>{above}</Above>}
          {text}
          {file}
        </Bubble>
        {actions.length > 0 && (
          <MenuButton iconOnly icon={<MoreIcon />} label={t('messageActions')} items={actions} kind="quiet" />
        )}
      </Row>
      {under !== undefined && <Under>{under}</Under>}
    </Item>
  );
}

interface MessageBubbleProps {
  readonly message: Message;
  readonly reader: Reader;
  /** Name shown for a sender without a name. */
  readonly unnamed?: string | undefined;
  /** The token of a boater's link, which opens the files. */
  readonly token?: string | undefined;
  /** Opens the editor of the user's own message. */
  readonly onEdit?: ((message: Message) => void) | undefined;
  readonly onUnread?: ((message: Message) => void) | undefined;
}

/**
 * A message from a person, on the side of its author. Staff see name, day and time below it. A boater sees name and
 * time within it, because the boater's page shows days as headings.
 */
export function MessageBubble({ message, reader, unnamed = '', token, onEdit, onUnread }: MessageBubbleProps) {
  const { t } = useTranslation(['entities/message', 'common']);
  const { instant, time } = useFormats();
  const side = sideOf(message, reader) === 'ours' ? 'ours' : 'theirs';
  const mine = reader === 'staff' ? message.signed_by_user : side === 'ours';
  const who = mine ? t('trade:you') : message.sender.name || unnamed;
  const gone = message.file_removed ? <Gone>{t('fileRemoved')}</Gone> : undefined;
  const file = message.attachment === null ? gone : <MessageFile file={message.attachment} token={token} />;
  const line = { reader, side, text: message.text, file } as const;
  const edited = message.edited_at !== null;
  if (reader === 'boater') {
    const above = (
      <>
        <b>{who}</b>
        {message.by_email && <span>{t('byEmail')}</span>}
        {edited && <span>{t('edited')}</span>}
        <time dateTime={message.created_at}>{time(message.created_at)}</time>
      </>
    );
    return <Line {...line} above={above} />;
  }
  const when = instant(message.created_at);
  const read = side === 'ours' && message.read_by_receiver;
  const written = read ? t('byAtRead', { who, when }) : t('common:byAt', { who, when });
  const actions = [
    ...(mine && message.text !== '' && onEdit !== undefined
      ? [{ id: 'edit', label: t('editMessage'), run: () => onEdit(message) }]
      : []),
    ...(side === 'theirs' && onUnread !== undefined
      ? [{ id: 'unread', label: t('actions:markAsUnread'), run: () => onUnread(message) }]
      : []),
  ];
  const under = [written, ...(message.by_email ? [t('byEmail')] : []), ...(edited ? [t('edited')] : [])].join(', ');
  return <Line {...line} actions={actions} under={under} />;
}

/** A message from staff that is being sent or could not be sent. */
export function OutgoingBubble({ message, onRetry }: { readonly message: Outgoing; readonly onRetry: () => void }) {
  const { t } = useTranslation('entities/message');
  const { fileSize } = useFormats();
  const problemWords = useProblemWords();
  return (
    <Line
      reader="staff"
      side="ours"
      text={message.text}
      file={
        message.file !== null && (
          <FileChip
            name={message.file.name}
            size={fileSize(message.file.size)}
            {...(message.state === 'sending' ? { share: message.share } : {})}
          />
        )
      }
      under={
        message.state === 'failed' ? (
          <span role="alert">
            {problemWords(message.refused)}{' '}
            <Button size="small" kind="quiet" onClick={onRetry}>
              {t('actions:sendAgain')}
            </Button>
          </span>
        ) : (
          t(message.state === 'sent' ? 'sent' : 'sending')
        )
      }
    />
  );
}
