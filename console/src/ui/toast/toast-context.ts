import { createContext, useContext } from 'react';

export interface Toast {
  /** `done` and `news` disappear after some seconds; `wrong` stays until it is closed. */
  kind: 'done' | 'news' | 'wrong';
  text: string;
  action?: { label: string; run: () => void } | undefined;
}

export const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Shows a brief message about what has happened. Questions belong in a dialog, field errors at the field. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}
