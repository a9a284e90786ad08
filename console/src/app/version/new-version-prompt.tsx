import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../ui/toast/toast-context.js';
import { useNewVersion } from './use-new-version.js';

/** Notifies the user once that a newer console is available, and offers to load it. It never reloads by itself. */
export function NewVersionPrompt() {
  const { t } = useTranslation('app');
  const toast = useToast();
  const isNew = useNewVersion();
  const announced = useRef(false);
  useEffect(() => {
    if (!isNew || announced.current) return;
    announced.current = true;
    toast({
      kind: 'news',
      text: t('newVersion'),
      action: { label: t('newVersionLoad'), run: () => window.location.reload() },
    });
  }, [isNew, toast, t]);
  return null;
}
