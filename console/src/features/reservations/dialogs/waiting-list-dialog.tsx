import { useTranslation } from 'react-i18next';
import { ActionDialogFrame } from './action-dialog.js';
import type { ActionDialogProps, WithMessage } from './dialog-props.js';

/** Confirms that the boater is put on the waiting list. */
export function WaitingListDialog({ reservation, draft, ...frame }: ActionDialogProps<WithMessage>) {
  const { t } = useTranslation('reservations/side');
  const holds = reservation?.berth ?? null;
  return (
    <ActionDialogFrame
      {...frame}
      reservation={reservation}
      title={t('waitingListTitle', { name: draft.boaterName })}
      confirm={t('putOnWaitingList')}
      draft={draft}
      effects={[
        t('effect_mailsWaiting', { name: draft.boaterName }),
        holds === null
          ? t('effect_booksNothing')
          : t('effect_keepsBerth', { berth: `${holds.pier_name}${holds.number}` }),
      ]}
      messageHint={t('messageInMail')}
    />
  );
}
