import type { ReactNode } from 'react';
import { later } from '../floats/later.js';

export interface DialogWindowProps {
  /** Called by Escape, the cross and a click outside; not while `busy`. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the one that does it last. */
  actions?: ReactNode;
  size?: 'small' | 'normal' | 'large' | undefined;
  /** Work is under way: the dialog stays. */
  busy?: boolean | undefined;
  /** A question that must be answered: `alertdialog`, and a click outside does not close it. */
  urgent?: boolean | undefined;
}

export interface DialogProps extends DialogWindowProps {
  open: boolean;
}

const DialogWindow = later(async () => (await import('./dialog-window.js')).DialogWindow);

/** A question or a small form over the page. Focus stays inside and returns to where it was. */
export function Dialog({ open, ...window }: DialogProps) {
  return open ? <DialogWindow {...window} /> : null;
}
