import type { KeyboardEvent, ReactNode } from 'react';
import { Banner } from '../page/banner.js';
import { DialogAnswers, type DialogAnswersProps } from './dialog-answers.js';
import { InputDialog } from './input-dialog.js';

interface FormDialogProps extends Omit<DialogAnswersProps, 'focused'> {
  open: boolean;
  title: string;
  /** Whether the form has input that closing would lose: then closing asks first. */
  dirty: boolean;
  children: ReactNode;
  /** The text of the last attempt's error; null before the first attempt. The input is kept. */
  problem?: string | null | undefined;
}

/** A small form over the page: fields, the last attempt's error, and the cancel and confirm buttons. */
export function FormDialog({ open, title, dirty, children, problem = null, ...answers }: FormDialogProps) {
  return (
    <InputDialog
      open={open}
      title={title}
      dirty={dirty}
      busy={answers.busy}
      onClose={answers.onClose}
      actions={(close) => <DialogAnswers {...answers} onClose={close} />}
    >
      <div role="presentation" style={{ display: 'contents' }} onKeyDown={(event) => confirmByKey(event, answers)}>
        {children}
      </div>
      {problem !== null && (
        <Banner tone="wrong" live>
          {problem}
        </Banner>
      )}
    </InputDialog>
  );
}

/** Ctrl and Enter, on a Mac Command and Enter, confirm from any field, where the button does. */
function confirmByKey(
  event: KeyboardEvent,
  { busy, disabledReason, onConfirm }: Pick<DialogAnswersProps, 'busy' | 'disabledReason' | 'onConfirm'>,
): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
  event.preventDefault();
  if (busy !== true && disabledReason == null) onConfirm();
}
