import type { ReactNode } from 'react';
import { Banner } from '../page/banner.js';
import { DialogAnswers, type DialogAnswersProps } from './dialog-answers.js';
import { Dialog } from './dialog.js';

interface FormDialogProps extends Omit<DialogAnswersProps, 'focused'> {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Why the last try came to nothing, in words; null before the first. What was typed stays. */
  problem?: string | null | undefined;
}

/** A small form over the page: its fields, what went wrong with the last try, the way back and what it is about. */
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
