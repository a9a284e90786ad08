import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useUnsaved } from '../../lib/forms/use-unsaved.js';
import { Dialog, type DialogProps } from './dialog.js';
import { DiscardDialog } from './discard-dialog.js';

interface InputDialogProps extends Omit<DialogProps, 'actions'> {
  /** Whether the dialog has input that closing would lose. */
  dirty: boolean;
  /** The buttons, the main one last. `close` closes the dialog as Escape does. */
  actions: (close: () => void) => ReactNode;
}

/** A dialog with fields. While it is `dirty`, closing it asks first; "keep editing" goes back to the last field. */
export function InputDialog({ open, dirty, onClose, actions, children, ...window }: InputDialogProps) {
  const [asking, setAsking] = useState(false);
  const last = useRef<HTMLElement | null>(null);
  const kept = useRef(false);
  useUnsaved(open && dirty);
  // Runs after the question has closed, which puts the focus back on what had it before, such as the cross.
  useEffect(() => {
    if (asking || !kept.current) return;
    kept.current = false;
    if (last.current?.isConnected === true) last.current.focus();
  }, [asking]);

  const close = () => (dirty ? setAsking(true) : onClose());
  const remember = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    // The event also comes from lists and calendars that a field opens outside the dialog.
    if (target instanceof HTMLElement && currentTarget.contains(target)) last.current = target;
  };
  return (
    <>
      <Dialog {...window} open={open} onClose={close} actions={actions(close)}>
        <div style={{ display: 'contents' }} onFocus={remember}>
          {children}
        </div>
      </Dialog>
      <DiscardDialog
        open={open && asking}
        onDiscard={() => {
          setAsking(false);
          onClose();
        }}
        onKeep={() => {
          kept.current = true;
          setAsking(false);
        }}
      />
    </>
  );
}
