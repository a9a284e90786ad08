import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { overseerCalls } from '../../../../../contracts/identity/calls.js';
import { oversight } from '../../../../../contracts/identity/overseer-call-schemas.js';
import { associationCodes } from '../../../../../contracts/marinas/vocabulary.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useSend } from '../../../lib/api/use-send.js';
import { DialogForm } from '../../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.js';
import { useDone } from '../../../ui/forms/use-done.js';
import { currentLanguage } from '../../../lib/i18n/i18n.js';
import { OwnPasswordField } from '../../../ui/fields/own-password-field.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { Banner } from '../../../ui/page/banner.js';

const CHAIN = 'chain';

/** Makes a user a manager of a chain or an association; a person without an account is invited. */
export function OversightDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('identity/marinas');
  const done = useDone(onClose);
  /** The refusal because nobody has the address. The form then also asks for the names. */
  const [unknown, setUnknown] = useState<ApiError | null>(null);
  const sending = useSend(overseerCalls.set, {
    topics: [{ topic: 'users' }],
    onDone: (_answer, { email }) => done(t(unknown === null ? 'overseerMade' : 'overseerInvited', { email })),
    onRefused: (error) => {
      if (error.error_type === 'USER_NOT_FOUND') setUnknown((before) => before ?? error);
    },
  });
  const form = useDialogForm(oversight, {
    initial: {
      email: '',
      language: currentLanguage(),
      password: undefined,
      chain_manager: true,
      association_code: null,
    },
    sending: { ...sending, error: sending.error === unknown ? null : sending.error },
    send: ({ password, ...person }) => sending.send(password === undefined ? person : { ...person, password }),
  });
  const { control } = form;
  const what = form.typed('association_code') ?? CHAIN;
  return (
    <DialogForm
      form={form}
      title={t('newOverseer')}
      confirm={t(unknown === null ? 'makeOverseer' : 'sendInvitation')}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="email"
        label={t('trade:email')}
        type="email"
        autoComplete="off"
        required
        autoFocus
      />
      {unknown !== null && (
        <>
          <Banner tone="news" live>
            {t('overseerUnknown')}
          </Banner>
          <TextField control={control} name="first_name" label={t('trade:firstName')} required />
          <TextField control={control} name="last_name" label={t('trade:lastName')} required />
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
        onChange={(value) => {
          form.change('chain_manager', value === CHAIN);
          form.change('association_code', associationCodes.find((code) => code === value) ?? null);
        }}
      />
      <OwnPasswordField control={control} name="password" />
    </DialogForm>
  );
}
