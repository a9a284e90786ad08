import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { useLoad } from '../../lib/api/use-load.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { Float } from '../../ui/floats/float.js';
import { ErrorState } from '../../ui/states/error-state.js';
import { LoadingLines } from '../../ui/states/loading-lines.js';
import { role } from '../../ui/theme/role.js';
import { messageCalls } from '../../../../contracts/messages/calls.js';
import { ChatItem } from './chat-item.js';
import { chatsQuestion, chatTopics } from './use-unread.js';

const List = styled('ul')({ width: 360, maxWidth: '88vw', maxHeight: '70dvh', overflowY: 'auto' });
const Words = styled('p')({ padding: 16, color: role.ink2 });

/** The ten latest conversations. */
export function ChatFloat({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { t } = useTranslation('app');
  const problemWords = useProblemWords();
  const { data, error, refetch } = useLoad(messageCalls.getall, chatsQuestion, { topics: chatTopics });
  return (
    <Float anchor={anchor} onClose={onClose} label={t('messages')} align="right" padding={6}>
      {data === undefined && error === null && <LoadingLines lines={5} rowHeight={56} />}
      {data === undefined && error !== null && <ErrorState text={problemWords(error)} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <Words>{t('messagesNone')}</Words>}
      {data !== undefined && data.items.length > 0 && (
        <List>
          {data.items.map((chat) => (
            <ChatItem key={chat.id} chat={chat} onOpened={onClose} />
          ))}
        </List>
      )}
    </Float>
  );
}
