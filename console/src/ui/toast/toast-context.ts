import { createContext, useContext } from 'react';

export interface Toast {
  /** `done` and `news` go by themselves after some seconds; `wrong` stays until it is closed. */
  kind: 'done' | 'news' | 'wrong';
  text: string;
  action?: { label: string; run: () => void } | undefined;
}

export const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Says in passing what has happened. What needs an answer belongs in a dialog, what belongs to a field at the field. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}
