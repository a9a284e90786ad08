import type { ReactNode } from 'react';
import { Banner } from '../page/banner.js';
import { DialogAnswers, type DialogAnswersProps } from './dialog-answers.js';
import { Dialog } from './dialog.js';

interface FormDialogProps extends Omit<DialogAnswersProps, 'focused'> {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The text of the last attempt's error; null before the first attempt. The input is kept. */
  problem?: string | null | undefined;
}

/** A small form over the page: fields, the last attempt's error, and the cancel and confirm buttons. */
export function FormDialog({ open, title, children, problem = null, ...answers }: FormDialogProps) {
  return (
    <Dialog
      open={open}
      title={title}
      busy={answers.busy}
      onClose={answers.onClose}
      actions={<DialogAnswers {...answers} />}
    >
      {children}
      {problem !== null && (
        <Banner tone="wrong" live>
          {problem}
        </Banner>
      )}
    </Dialog>
  );
}
