import { useTranslation } from 'react-i18next';
import { notificationCalls } from '../../../../contracts/notifications/calls.js';
import type { Topic } from '../../lib/api/topics.js';
import { useSend } from '../../lib/api/use-send.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { useToast } from '../../ui/toast/toast-context.js';

export const notificationTopics: readonly Topic[] = [{ topic: 'notifications' }];

interface NotificationMarks {
  readonly mark: (as: 'view' | 'read' | 'unread', id: string) => void;
  /** Deletes at once; the message offers to undo it. */
  readonly remove: (id: string) => void;
  readonly readAll: () => void;
}

/** Sets the user's marks on notifications. */
export function useNotificationMarks(): NotificationMarks {
  const { t } = useTranslation(['app', 'common']);
  const toast = useToast();
  const problemWords = useProblemWords();
  const options = {
    topics: notificationTopics,
    onRefused: (error: unknown) => toast({ kind: 'wrong', text: problemWords(error) }),
  };
  const marks = {
    view: useSend(notificationCalls.view, options),
    read: useSend(notificationCalls.read, options),
    unread: useSend(notificationCalls.unread, options),
  };
  const deleting = useSend(notificationCalls.delete, options);
  const restoring = useSend(notificationCalls.restore, options);
  const all = useSend(notificationCalls.readAll, options);
  const remove = async (id: string): Promise<void> => {
    if ((await deleting.send({ notification_ids: [id] })) === null) return;
    toast({
      kind: 'done',
      text: t('notificationDeleted'),
      action: { label: t('actions:undo'), run: () => void restoring.send({ notification_ids: [id] }) },
    });
  };
  return {
    mark: (as, id) => void marks[as].send({ notification_ids: [id] }),
    remove: (id) => void remove(id),
    readAll: () => void all.send({}),
  };
}
