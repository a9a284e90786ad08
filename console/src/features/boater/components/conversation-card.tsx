import { useTranslation } from 'react-i18next';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { useBoaterMessages } from '../api/use-boater-view.js';
import { conversationDays } from '../../../entities/message/conversation.js';
import { BoaterCard, Quiet } from './boater-card.js';
import { MessageDays } from '../../../entities/message/message-days.js';
import { MessageForm } from './message-form.js';
import { Wrong } from './wrong.js';

/** Shows the messages of both sides, the events between them, and a field for a new message. */
export function ConversationCard({ view, token }: { view: BoaterReservation; token: string }) {
  const { t } = useTranslation('boater');
  const formats = useFormats();
  const { data, isError, refetch, isFetching } = useBoaterMessages(token);
  return (
    <BoaterCard title={t('trade:messages')}>
      {data !== undefined && (
        <MessageDays
          days={conversationDays(data, formats.dayOf)}
          reservation={view}
          marina={view.marina.name}
          token={token}
        />
      )}
      {data === undefined && !isError && <LoadingLines lines={3} />}
      {data === undefined && isError && (
        <>
          <Wrong>{t('messagesFailed')}</Wrong>
          <div>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('actions:tryAgain')}
            </Button>
          </div>
        </>
      )}
      {data?.read.length === 0 && data.unread.length === 0 && <Quiet>{t('messagesNone')}</Quiet>}
      <MessageForm token={token} reservationId={view.id} marina={view.marina.name} />
    </BoaterCard>
  );
}
