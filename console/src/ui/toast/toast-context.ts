import { createContext, useContext } from 'react';

export interface Toast {
  /** `done` and `news` disappear after some seconds unless they stay; `wrong` stays until it is closed. */
  kind: 'done' | 'news' | 'wrong';
  text: string;
  action?: { label: string; run: () => void } | undefined;
  /** True: it stays until it is closed. */
  stays?: boolean | undefined;
}

/** Shows a toast and returns a function that closes it. */
export type ShowToast = (toast: Toast) => () => void;

export const ToastContext = createContext<ShowToast>(() => () => undefined);

/** Shows a brief message about what has happened. Questions belong in a dialog, field errors at the field. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}
