import { useCallback } from 'react';
import { useToast } from '../toast/toast-context.js';

/** What a dialog does once its call is done: it shows a toast with the text and closes. */
export function useDone(onClose: () => void): (text: string) => void {
  const toast = useToast();
  return useCallback(
    (text: string) => {
      toast({ kind: 'done', text });
      onClose();
    },
    [toast, onClose],
  );
}
