import { styled } from '../../ui/theme/styled.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../../contracts/messages/message.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { Button } from '../../ui/buttons/button.js';
import { radius, type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { type Outgoing, sideOf } from './message-rules.js';

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
});
const Under = styled('div')({ ...type.second, color: role.ink2 });

interface BubbleProps {
  readonly side: 'ours' | 'theirs';
  readonly text: string;
  readonly under: ReactNode;
}

function Line({ side, text, under }: BubbleProps) {
  return (
    <Item data-side={side}>
      <Bubble>{text}</Bubble>
      <Under>{under}</Under>
    </Item>
  );
}

/** What somebody wrote, on the side of who wrote it, with name and time below. */
export function MessageBubble({ message }: { readonly message: Message }) {
  const { t } = useTranslation(['entities/message', 'common']);
  const { instant } = useFormats();
  const ours = sideOf(message) === 'ours';
  const name = message.signed_by_user ? t('you') : message.sender.name;
  const when = instant(message.created_at);
  return (
    <Line
      side={ours ? 'ours' : 'theirs'}
      text={message.text}
      under={
        ours && message.read_by_receiver ? t('byAtRead', { who: name, when }) : t('common:byAt', { who: name, when })
      }
    />
  );
}

/** A message on its way, or one that could not be sent. */
export function OutgoingBubble({ message, onRetry }: { readonly message: Outgoing; readonly onRetry: () => void }) {
  const { t } = useTranslation('entities/message');
  const problemWords = useProblemWords();
  return (
    <Line
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
