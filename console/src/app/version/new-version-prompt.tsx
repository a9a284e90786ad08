import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../ui/toast/toast-context.js';
import { useNewVersion } from './use-new-version.js';

/** Shows one notice when a newer version of the console is available. The user decides when to load it. */
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
