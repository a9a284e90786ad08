import type { ReactNode } from 'react';
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
      {children}
      {problem !== null && (
        <Banner tone="wrong" live>
          {problem}
        </Banner>
      )}
    </InputDialog>
  );
}
