import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button.js';
import { Dialog } from './dialog.js';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen: who gets a mail, what is booked, what is charged. */
  children: ReactNode;
  /** Says what the button does: "Approve onto C07". */
  confirm: string;
  /** Stands for "Cancel" unless given. */
  dismiss?: string | undefined;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  disabledReason?: string | null | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that reaches another person or cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, dismiss, danger = false, busy, disabledReason, onConfirm, onClose } = props;
  const { t } = useTranslation('ui');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="small"
      busy={busy}
      urgent
      actions={
        <>
          <Button onClick={onClose} disabled={busy === true} autoFocus={danger}>
            {dismiss ?? t('cancel')}
          </Button>
          <Button
            kind={danger ? 'danger' : 'primary'}
            busy={busy}
            disabledReason={disabledReason}
            onClick={onConfirm}
            autoFocus={!danger}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
