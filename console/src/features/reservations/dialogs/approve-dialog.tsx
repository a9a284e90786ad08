import { useTranslation } from 'react-i18next';
import { heldMinor } from '../../../entities/price/amount-due.js';
import { useMarina } from '../../../lib/session/session.js';
import { useNow } from '../../../lib/time/use-now.js';
import { bestName } from '../berthing/berthing-rules.js';
import { approvalEffects } from '../timeline/next-move-rules.js';
import { useDraftTerms } from '../timeline/use-draft-terms.js';
import { useEffectWords } from '../timeline/use-effect-words.js';
import { ActionDialogFrame } from './action-dialog.js';
import type { ActionDialogProps, WithMessage } from './dialog-props.js';
import { effectsAbout } from './effects-about.js';

/** A new stay is booked; one that was asked for is approved. */
function useConfirmWords(isNew: boolean, berth: string | null): string {
  const { t } = useTranslation('reservations/side');
  if (isNew) return berth === null ? t('book') : t('bookBerth', { berth });
  return berth === null ? t('actions:approve') : t('actions:approveOnto', { berth });
}

/** Confirms an approval, for example "Approve onto C07". It shows what is booked, mailed and charged. */
export function ApproveDialog(props: ActionDialogProps<WithMessage>) {
  const { reservation, draft, ...frame } = props;
  const { t } = useTranslation('reservations/side');
  const effectWords = useEffectWords(effectsAbout(draft));
  const { marina_settings: settings } = useMarina();
  const termsOf = useDraftTerms();
  const now = useNow(60_000);
  const held = reservation?.berth ?? null;
  const berth = draft.berth?.name ?? (held === null ? null : `${held.pier_name}${held.number}`);
  const effects = approvalEffects({
    berth,
    best: reservation === null ? null : bestName(reservation),
    inventory: settings.permissions.inventory === true,
    payment: termsOf(draft.price, reservation === null ? 0 : heldMinor(reservation.payment), draft.start_date, now),
    inInstalments: draft.firstInstalment !== null,
    hours: settings.reservations.answer_hours,
  });
  const confirm = useConfirmWords(reservation === null, berth);
  return (
    <ActionDialogFrame
      {...frame}
      reservation={reservation}
      title={confirm}
      confirm={confirm}
      draft={draft}
      effects={effects.map(effectWords)}
      messageHint={t('messageInMail')}
    />
  );
}
