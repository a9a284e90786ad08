import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button.js';

export interface DialogAnswersProps {
  /** Says what the button does: "Approve onto C07". */
  confirm: string;
  /** Stands for "Cancel" unless given. */
  dismiss?: string | undefined;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  disabledReason?: string | null | undefined;
  /** The focus starts on what is asked for, or on the way back where something gets lost. */
  focused?: boolean | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** The two buttons of a dialog that asks: the way back, and what it is about. */
export function DialogAnswers(props: DialogAnswersProps) {
  const { confirm, dismiss, danger = false, busy, disabledReason, focused = false, onConfirm, onClose } = props;
  const { t } = useTranslation('ui');
  return (
    <>
      <Button onClick={onClose} disabled={busy === true} autoFocus={focused && danger}>
        {dismiss ?? t('cancel')}
      </Button>
      <Button
        kind={danger ? 'danger' : 'primary'}
        busy={busy}
        disabledReason={disabledReason}
        onClick={onConfirm}
        autoFocus={focused && !danger}
      >
        {confirm}
      </Button>
    </>
  );
}
