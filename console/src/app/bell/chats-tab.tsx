import { useTranslation } from 'react-i18next';
import { messageCalls } from '../../../../contracts/messages/calls.js';
import { useLoad } from '../../lib/api/use-load.js';
import { useSend } from '../../lib/api/use-send.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { Button } from '../../ui/buttons/button.js';
import { LinkButton } from '../../ui/buttons/link-button.js';
import { ErrorState } from '../../ui/states/error-state.js';
import { NotRefreshed } from '../../ui/states/not-refreshed.js';
import { LoadingLines } from '../../ui/states/loading-lines.js';
import { hasScreen } from '../routing/screens.js';
import { BellFoot, BellList, BellWords } from './bell-parts.js';
import { ChatItem } from './chat-item.js';
import { chatsQuestion, chatTopics } from './use-unread.js';

/** The ten latest conversations. */
export function ChatsTab({ unread, onOpened }: { readonly unread: number; readonly onOpened: () => void }) {
  const { t } = useTranslation('app');
  const problemWords = useProblemWords();
  const load = useLoad(messageCalls.getall, chatsQuestion, { topics: chatTopics });
  const { data, error, refetch } = load;
  const readAll = useSend(messageCalls.readAll, { topics: chatTopics });
  return (
    <>
      <NotRefreshed load={load} />
      {data === undefined && error === null && <LoadingLines lines={5} rowHeight={52} />}
      {data === undefined && error !== null && <ErrorState text={problemWords(error)} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <BellWords>{t('messagesNone')}</BellWords>}
      {data !== undefined && data.items.length > 0 && (
        <BellList>
          {data.items.map((chat) => (
            <ChatItem key={chat.id} chat={chat} onOpened={onOpened} />
          ))}
        </BellList>
      )}
      <BellFoot>
        <Button
          kind="quiet"
          busy={readAll.isPending}
          disabledReason={unread === 0 ? t('nothingUnread') : null}
          onClick={() => void readAll.send({})}
        >
          {t('markAllRead')}
        </Button>
        {hasScreen('/messages') && (
          <LinkButton kind="quiet" to="/messages" onClick={onOpened}>
            {t('allMessages')}
          </LinkButton>
        )}
      </BellFoot>
    </>
  );
}
