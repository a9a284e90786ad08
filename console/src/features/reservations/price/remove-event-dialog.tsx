import { useTranslation } from 'react-i18next';
import { localEventCalls } from '../../../../../contracts/marinas/calls.js';
import type { LocalEvent } from '../../../../../contracts/marinas/local-events.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Banner } from '../../../ui/page/banner.js';

interface RemoveEventDialogProps {
  readonly event: LocalEvent;
  readonly onClose: () => void;
}

/** Confirms that a local event is removed. */
export function RemoveEventDialog({ event, onClose }: RemoveEventDialogProps) {
  const { t } = useTranslation('reservations/side');
  const problemWords = useProblemWords();
  const { send, isPending, error } = useSend(localEventCalls.delete, {
    topics: [{ topic: 'local_events' }],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={t('removeEventTitle', { name: event.event_name })}
      confirm={t('removeEventConfirm')}
      danger
      busy={isPending}
      onClose={onClose}
      onConfirm={() => void send({ event_id: event.id })}
    >
      {t('removeEventText')}
      {error !== null && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
