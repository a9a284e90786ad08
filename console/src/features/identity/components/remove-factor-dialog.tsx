import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactorCalls } from '../../../../../contracts/identity/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { PasswordField } from './password-field.js';

/** Asks for the password and a code before the second factor is removed. */
export function RemoveFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('identity/two-factor');
  const toast = useToast();
  const problemWords = useProblemWords();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { send, isPending, error } = useSend(secondFactorCalls.remove, {
    topics: [{ topic: 'users' }],
    onDone: () => {
      toast({ kind: 'done', text: t('removed') });
      onClose();
    },
  });
  const at = (field: string) => error?.errors.some(({ path }) => path === field) === true;
  return (
    <ConfirmDialog
      open
      danger
      title={t('removeTitle')}
      confirm={t('remove')}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => void send({ password, code })}
    >
      <p>{t('removeText')}</p>
      <PasswordField
        label={t('yourPassword')}
        autoComplete="current-password"
        value={password}
        error={at('password') ? t('passwordWrong') : undefined}
        onChange={(typed) => setPassword(typed ?? '')}
      />
      <TextInput
        label={t('appCode')}
        hint={t('codeHint')}
        autoComplete="one-time-code"
        value={code}
        error={at('code') ? t('codeWrong') : undefined}
        onChange={(typed) => setCode(typed ?? '')}
      />
      {error !== null && error.errors.length === 0 && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
