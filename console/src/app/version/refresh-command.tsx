import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { REFRESH_PAGE } from '../../../../contracts/vocabulary/console-commands.js';
import { isOwnPosition } from '../../lib/api/last-seen-position.js';
import { hasUnsavedInput } from '../../lib/forms/use-unsaved.js';
import { followHints } from '../../lib/realtime/recent-changes.js';
import { useToast } from '../../ui/toast/toast-context.js';
import { isFollowed, markFollowed } from './followed-commands.js';

interface RefreshCommandProps {
  readonly reload?: () => void;
}

/**
 * Follows the command of an administrator to reload the page. A page with unsaved input, or one that is sending, asks
 * instead. The page that sent the command stays as it is.
 */
export function RefreshCommand({ reload = reloadPage }: RefreshCommandProps) {
  const { t } = useTranslation('app');
  const toast = useToast();
  const client = useQueryClient();
  useEffect(
    () =>
      followHints(({ topic, ids, position }) => {
        if (topic !== 'commands') return;
        const fresh = ids.filter((id) => id.startsWith(`${REFRESH_PAGE} `) && !isFollowed(id));
        markFollowed(fresh);
        if (fresh.length === 0 || isOwnPosition(position)) return;
        if (hasUnsavedInput() || isTyping() || client.isMutating() > 0) {
          toast({
            kind: 'news',
            text: t('reloadAsked'),
            action: { label: t('newVersionLoad'), run: reload },
            stays: true,
          });
        } else reload();
      }),
    [client, reload, t, toast],
  );
  return null;
}

function reloadPage(): void {
  window.location.reload();
}

/** Some fields, such as a search, keep no record of what is typed. */
function isTyping(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLTextAreaElement || activeElement instanceof HTMLInputElement;
}
