import type { ReactNode } from 'react';
import { DialogAnswers, type DialogAnswersProps } from './dialog-answers.js';
import { Dialog } from './dialog.js';

interface ConfirmDialogProps extends Omit<DialogAnswersProps, 'focused'> {
  open: boolean;
  title: string;
  /** The consequences: who gets a mail, what is booked, what is charged. */
  children: ReactNode;
}

/** Asks for confirmation before an action that affects another person or is irreversible. */
export function ConfirmDialog({ open, title, children, ...answers }: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={answers.onClose}
      title={title}
      size="small"
      busy={answers.busy}
      urgent
      actions={<DialogAnswers {...answers} focused />}
    >
      {children}
    </Dialog>
  );
}
