import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addingByApproval, requestCalls } from '../../../../contracts/memberships/calls.js';
import { notificationCalls } from '../../../../contracts/notifications/calls.js';
import type { Notification } from '../../../../contracts/notifications/notification.js';
import { useApproveResidency } from '../../entities/membership/use-request-answer.js';
import { useLoad } from '../../lib/api/use-load.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { useSession } from '../../lib/session/session-context.js';
import { Button } from '../../ui/buttons/button.js';
import { ErrorState } from '../../ui/states/error-state.js';
import { NotRefreshed } from '../../ui/states/not-refreshed.js';
import { LoadingLines } from '../../ui/states/loading-lines.js';
import { BellFoot, BellList, BellWords } from './bell-parts.js';
import { NotificationItem } from './notification-item.js';
import { notificationTopics, useNotificationMarks } from './use-notification-marks.js';

const PAGE = 30;

interface NotificationsTabProps {
  readonly unread: number;
  readonly onDecline: (notification: Notification) => void;
  readonly onOpened: () => void;
}

/** What boaters did, unread first. */
export function NotificationsTab({ unread, onDecline, onOpened }: NotificationsTabProps) {
  const { t } = useTranslation(['app', 'common']);
  const problemWords = useProblemWords();
  const { mayDo } = useSession();
  const [size, setSize] = useState(PAGE);
  const load = useLoad(
    notificationCalls.getall,
    { page_size: size },
    { topics: notificationTopics, keepPrevious: true },
  );
  const { data, error, refetch, isFetching } = load;
  const marks = useNotificationMarks();
  const { approve } = useApproveResidency();
  const answers = mayDo(requestCalls.updateMarinaRequest.access);
  const approves = answers && mayDo(addingByApproval);
  const verify = ({ details }: Notification) => {
    if (details.request_id !== null) approve({ id: details.request_id, full_name: details.boater_name });
  };
  return (
    <>
      <NotRefreshed load={load} />
      {data === undefined && error === null && <LoadingLines lines={5} rowHeight={52} />}
      {data === undefined && error !== null && <ErrorState text={problemWords(error)} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <BellWords>{t('notificationsNone')}</BellWords>}
      {data !== undefined && data.items.length > 0 && (
        <BellList>
          {data.items.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              marks={marks}
              onVerify={approves ? () => verify(notification) : null}
              onDecline={answers ? () => onDecline(notification) : null}
              onOpened={onOpened}
            />
          ))}
        </BellList>
      )}
      <BellFoot>
        <Button kind="quiet" disabledReason={unread === 0 ? t('nothingUnread') : null} onClick={() => marks.readAll()}>
          {t('markAllRead')}
        </Button>
        {data !== undefined && data.total > data.items.length && size < 100 && (
          <Button kind="quiet" busy={isFetching} onClick={() => setSize(100)}>
            {t('showMoreNotifications')}
          </Button>
        )}
      </BellFoot>
    </>
  );
}
