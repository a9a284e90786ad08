import { useTranslation } from 'react-i18next';
import { heldMinor } from '../../../entities/price/amount-due.js';
import { useMarina } from '../../../lib/session/session.js';
import { useNow } from '../../../lib/time/use-now.js';
import { otherDates } from '../../../entities/stay-change/telling.js';
import { TellingFields } from '../../../entities/stay-change/telling-fields.js';
import { offerEffects } from '../timeline/next-move-rules.js';
import { useDraftTerms } from '../timeline/use-draft-terms.js';
import { useEffectWords } from '../timeline/use-effect-words.js';
import { ActionDialogFrame } from './action-dialog.js';
import type { ActionDialogProps, WithMessage } from './dialog-props.js';
import { effectsAbout } from './effects-about.js';
import { useUntilClosed } from './use-until-closed.js';

interface SendPriceDialogProps extends ActionDialogProps<WithMessage> {
  /** `changed`: a booking that the marina made and that stays approved. */
  readonly about?: 'offer' | 'changed';
}

/** Confirms that a price or a changed booking is sent to the boater. */
export function SendPriceDialog({ reservation, draft, about = 'offer', onConfirm, ...frame }: SendPriceDialogProps) {
  const [telling, setTelling] = useUntilClosed(frame.open, otherDates);
  const { t } = useTranslation('reservations/side');
  const effectWords = useEffectWords(effectsAbout(draft));
  const { answer_hours } = useMarina().marina_settings.reservations;
  const now = useNow(60_000);
  const payment = useDraftTerms()(
    draft.price,
    reservation === null ? 0 : heldMinor(reservation.payment),
    draft.start_date,
    now,
  );
  const again = reservation !== null && reservation.payment.total_to_pay !== null;
  const offered = about === 'offer';
  return (
    <ActionDialogFrame
      {...frame}
      reservation={reservation}
      title={t(!offered ? 'changeTitle' : again ? 'sendAgainTitle' : 'sendTitle', { name: draft.boaterName })}
      confirm={t(offered ? 'sendToCustomer' : telling.tell ? 'saveAndTell' : 'actions:save')}
      draft={draft}
      effects={
        offered
          ? offerEffects({ hours: answer_hours, payment, inInstalments: draft.firstInstalment !== null }).map(
              effectWords,
            )
          : [t(telling.tell ? 'effect_mailsChange' : 'effect_mailsNobody', { name: draft.boaterName })]
      }
      messageHint={t('messageInMail')}
      onConfirm={({ message }) => onConfirm(offered ? { message } : { message, telling })}
    >
      {!offered && <TellingFields value={telling} required tellable disabled={frame.busy} onChange={setTelling} />}
    </ActionDialogFrame>
  );
}
