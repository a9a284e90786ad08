import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button.js';

export interface DialogAnswersProps {
  /** Names the button's action: "Approve onto C07". */
  confirm: string;
  /** Replaces the label "Cancel". */
  dismiss?: string | undefined;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  disabledReason?: string | null | undefined;
  /** The initial focus: on the confirm button, or on the cancel button when data would be lost. */
  focused?: boolean | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** The two buttons of a question: cancel and confirm. */
export function DialogAnswers(props: DialogAnswersProps) {
  const { confirm, dismiss, danger = false, busy, disabledReason, focused = false, onConfirm, onClose } = props;
  const { t } = useTranslation('ui');
  return (
    <>
      <Button onClick={onClose} disabled={busy === true} autoFocus={focused && danger}>
        {dismiss ?? t('actions:cancel')}
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
