import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { overseerCalls } from '../../../../../contracts/identity/calls.js';
import { oversight } from '../../../../../contracts/identity/overseer-call-schemas.js';
import { associationCodes } from '../../../../../contracts/marinas/vocabulary.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { currentLanguage } from '../../../lib/i18n/i18n.js';
import { useFieldProblem, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { OwnPasswordInput } from '../../../ui/fields/own-password-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { useToast } from '../../../ui/toast/toast-context.js';

const CHAIN = 'chain';

/** Makes a user a manager of a chain or an association; a person without an account is invited. */
export function OversightDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('identity/marinas');
  const toast = useToast();
  const problemWords = useProblemWords();
  const fieldProblem = useFieldProblem();
  const [what, setWhat] = useState<string>(CHAIN);
  const [unknown, setUnknown] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const form = useContractForm(oversight, {
    defaults: { email: '', language: currentLanguage(), chain_manager: true, association_code: null },
  });
  const { control, handleSubmit, applyProblem } = form;
  // Read while rendering, since the form tracks only what a render reads.
  const { isDirty } = form.formState;
  const { send, isPending } = useSend(overseerCalls.set, {
    topics: [{ topic: 'users' }],
    onDone: (_answer, { email }) => {
      toast({ kind: 'done', text: t(unknown ? 'overseerInvited' : 'overseerMade', { email }) });
      onClose();
    },
    onRefused: (error) => {
      const ofPassword = fieldProblem(error, 'password');
      setWrong(ofPassword);
      if (error.error_type === 'USER_NOT_FOUND' && !unknown) setUnknown(true);
      else setProblem(ofPassword !== undefined || applyProblem(error) ? null : problemWords(error));
    },
  });
  const submit = handleSubmit((person) => {
    setProblem(null);
    setWrong(undefined);
    const association_code = associationCodes.find((code) => code === what) ?? null;
    return send({
      ...person,
      chain_manager: what === CHAIN,
      association_code,
      ...(password === '' ? {} : { password }),
    });
  });
  return (
    <FormDialog
      open
      title={t('newOverseer')}
      confirm={t(unknown ? 'sendInvitation' : 'makeOverseer')}
      busy={isPending}
      problem={problem}
      dirty={isDirty || password !== ''}
      onClose={onClose}
      onConfirm={() => void submit()}
    >
      <TextField control={control} name="email" label={t('email')} type="email" autoComplete="off" required autoFocus />
      {unknown && (
        <>
          <Banner tone="news" live>
            {t('overseerUnknown')}
          </Banner>
          <TextField control={control} name="first_name" label={t('firstName')} required />
          <TextField control={control} name="last_name" label={t('lastName')} required />
        </>
      )}
      <SelectInput
        label={t('oversees')}
        value={what}
        hint={t(what === CHAIN ? 'chainManagerHint' : 'associationManagerHint')}
        options={[
          { value: CHAIN, label: t('chainManager') },
          ...associationCodes.map((code) => ({ value: code, label: t('associationManager', { code }) })),
        ]}
        onChange={(value) => setWhat(value ?? CHAIN)}
      />
      <OwnPasswordInput value={password} error={wrong} onChange={setPassword} />
    </FormDialog>
  );
}
