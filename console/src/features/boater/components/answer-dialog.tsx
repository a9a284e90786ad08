import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '../../../../../contracts/vocabulary/money.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { DialogAnswers } from '../../../ui/dialogs/dialog-answers.js';
import { InputDialog } from '../../../ui/dialogs/input-dialog.js';
import type { OfferChange } from '../model/offer-changes.js';
import { ChangesNotice } from './changes-notice.js';
import { Wrong } from './wrong.js';

interface AnswerDialogProps {
  title: string;
  /** Whether the boater typed something that closing would lose. */
  dirty?: boolean;
  /** Label of the button that sends the answer. */
  confirm: string;
  dismiss?: string;
  danger?: boolean;
  busy: boolean;
  /** Why the answer cannot be sent yet. */
  disabledReason?: string | null;
  error: ApiError | null;
  /** Changes by the marina since the dialog was opened. The answer is blocked until the boater has seen them. */
  changes: readonly OfferChange[];
  currency: Currency;
  onSeen: () => void;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Confirms an answer before it is sent to the marina. After an error the dialog stays as it was, so that the boater can
 * send again.
 */
export function AnswerDialog(props: AnswerDialogProps) {
  const {
    title,
    dirty = false,
    confirm,
    dismiss,
    danger = false,
    busy,
    disabledReason = null,
    error,
    changes,
    currency,
    children,
  } = props;
  const { t } = useTranslation('boater');
  const problemWords = useProblemWords();
  const changed = changes.length > 0 && !busy;
  return (
    <InputDialog
      open
      dirty={dirty}
      onClose={props.onClose}
      title={title}
      size="small"
      busy={busy}
      actions={(close) =>
        changed ? undefined : (
          <DialogAnswers
            confirm={confirm}
            dismiss={dismiss ?? t('actions:back')}
            danger={danger}
            busy={busy}
            disabledReason={disabledReason}
            onConfirm={props.onConfirm}
            onClose={close}
          />
        )
      }
    >
      {changed ? (
        <ChangesNotice changes={changes} currency={currency} onSeen={props.onSeen} />
      ) : (
        <>
          {children}
          {error !== null && <Wrong>{problemWords(error)}</Wrong>}
        </>
      )}
    </InputDialog>
  );
}
