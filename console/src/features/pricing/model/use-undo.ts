import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../ui/toast/toast-context.js';
import { useEditing } from './editing-context.js';
import type { PlanForm } from './plan-form.js';

/**
 * Replaces the form by one with many changes, says what happened, and offers to take it back until the next change, which
 * taking back would lose.
 */
export function useUndo(): (next: PlanForm, text: string) => void {
  const { t } = useTranslation('pricing');
  const { form, replace } = useEditing();
  const toast = useToast();
  const offered = useRef<{ after: PlanForm; close: () => void } | null>(null);
  useEffect(() => {
    if (offered.current === null || offered.current.after === form) return;
    offered.current.close();
    offered.current = null;
  }, [form]);
  return (next, text) => {
    const before = form;
    offered.current?.close();
    replace(next);
    const close = toast({ kind: 'done', text, action: { label: t('actions:undo'), run: () => replace(before) } });
    offered.current = { after: next, close };
  };
}
