import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactorCalls } from '../../../../../contracts/identity/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { PasswordField } from './password-field.js';
import { RecoveryCodes } from './recovery-codes.js';

/** Replaces the recovery codes, and shows the new ones once. */
export function NewCodesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('identity/two-factor');
  const problemWords = useProblemWords();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { send, isPending, error } = useSend(secondFactorCalls.recoveryCodes, {
    topics: [{ topic: 'users' }],
    onDone: (answer) => setCodes(answer.recovery_codes),
  });
  const wrong = (field: string) => error?.errors.some(({ path }) => path === field) === true;
  return (
    <ConfirmDialog
      open
      title={t('newCodes')}
      confirm={t(codes === null ? 'newCodes' : 'codesKept')}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => (codes === null ? void send({ password, code }) : onClose())}
    >
      {codes === null ? (
        <>
          <p>{t('newCodesText')}</p>
          <PasswordField
            label={t('yourPassword')}
            autoComplete="current-password"
            value={password}
            error={wrong('password') ? t('passwordWrong') : undefined}
            onChange={(typed) => setPassword(typed ?? '')}
          />
          <TextInput
            label={t('appCode')}
            hint={t('codeHint')}
            autoComplete="one-time-code"
            value={code}
            error={wrong('code') ? t('codeWrong') : undefined}
            onChange={(typed) => setCode(typed ?? '')}
          />
        </>
      ) : (
        <RecoveryCodes codes={codes} />
      )}
      {error !== null && error.errors.length === 0 && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
