import { lazyWithRetry } from '../floats/lazy-with-retry.js';
import type { DialogWindowProps } from './dialog-window.js';

export interface DialogProps extends DialogWindowProps {
  open: boolean;
}

const DialogWindow = lazyWithRetry(async () => (await import('./dialog-window.js')).DialogWindow);

/** A question or a small form over the page. It traps the focus and restores it on closing. */
export function Dialog({ open, ...window }: DialogProps) {
  return open ? <DialogWindow {...window} /> : null;
}
