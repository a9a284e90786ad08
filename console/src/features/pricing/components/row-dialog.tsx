import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';
import { useEditing } from '../model/editing-context.js';

interface RowDialogProps {
  readonly title: string;
  readonly size?: 'large';
  readonly onClose: () => void;
  /** Removes the row from the draft, before the dialog closes. Absent: the row cannot be removed here. */
  readonly onRemove?: () => void;
  readonly removeLabel?: string;
  /** Why the row cannot be removed. */
  readonly removeHindrance?: string | null;
  readonly children: ReactNode;
}

/** The dialog of one row of the price list. Its fields change the draft at once, like those of the page. */
export function RowDialog({ title, size, onClose, onRemove, removeLabel, removeHindrance, children }: RowDialogProps) {
  const { t } = useTranslation('pricing');
  const { locked } = useEditing();
  return (
    <Dialog
      open
      {...(size === undefined ? {} : { size })}
      title={title}
      onClose={onClose}
      aside={
        onRemove !== undefined &&
        !locked && (
          <Button
            kind="danger"
            disabledReason={removeHindrance ?? null}
            onClick={() => {
              onRemove();
              onClose();
            }}
          >
            {removeLabel ?? t('actions:remove')}
          </Button>
        )
      }
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
