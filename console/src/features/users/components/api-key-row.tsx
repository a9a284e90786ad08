import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiKey } from '../../../../../contracts/identity/api-key-call-schemas.js';
import { apiKeyCalls } from '../../../../../contracts/identity/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Second } from '../../../ui/layout/second.js';
import { ItemRow } from '../../../ui/list/item-rows.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { scopeWord } from '../model/scope-word.js';

/** One key: what it opens, until when, and when it was last used. */
export function ApiKeyRow({ apiKey }: { readonly apiKey: ApiKey }) {
  const { t } = useTranslation('users/security');
  const formats = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const [asks, setAsks] = useState(false);
  const { id, name, scopes, expires_at, last_used_on, revoked_at, maker_may } = apiKey;
  const { send, isPending } = useSend(apiKeyCalls.revoke, {
    topics: [{ topic: 'users' }],
    onDone: () => {
      setAsks(false);
      toast({ kind: 'done', text: t('revoked', { name }) });
    },
    onRefused: (error) => {
      setAsks(false);
      toast({ kind: 'wrong', text: problemWords(error) });
    },
  });
  const over = new Date(expires_at) <= new Date();
  const state =
    revoked_at !== null
      ? t('isRevoked', { date: formats.date(formats.dayOf(revoked_at)) })
      : t(over ? 'isOver' : 'until', { date: formats.date(formats.dayOf(expires_at)) });
  return (
    <ItemRow>
      <div>
        <strong>{name}</strong>
        <Second as="p">{scopes.map((scope) => t(scopeWord(scope))).join(' · ')}</Second>
        <Second as="p">
          {state}
          {' · '}
          {last_used_on === null ? t('neverUsed') : t('lastUsed', { date: formats.date(last_used_on) })}
        </Second>
        {revoked_at === null && !over && !maker_may && <Second as="p">{t('makerLeft')}</Second>}
      </div>
      {revoked_at === null && !over && (
        <Button kind="quiet" aria-label={t('revokeKey', { name })} onClick={() => setAsks(true)}>
          {t('revoke')}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        danger
        title={t('revokeTitle', { name })}
        confirm={t('revoke')}
        busy={isPending}
        onClose={() => setAsks(false)}
        onConfirm={() => void send({ api_key_id: id })}
      >
        {t('revokeText')}
      </ConfirmDialog>
    </ItemRow>
  );
}
