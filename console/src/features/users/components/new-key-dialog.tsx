import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newApiKey } from '../../../../../contracts/identity/api-key-call-schemas.js';
import { apiKeyCalls } from '../../../../../contracts/identity/calls.js';
import { apiScopes } from '../../../../../contracts/vocabulary/api-scopes.js';
import { useSend } from '../../../lib/api/use-send.js';
import { DialogForm } from '../../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.js';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { scopeWord } from '../model/scope-word.js';

const durations = ['30', '90', '365', '730'] as const;

/** Makes a key, and shows it once. */
export function NewKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('users/security');
  const [key, setKey] = useState<string | null>(null);
  const sending = useSend(apiKeyCalls.create, {
    topics: [{ topic: 'users' }],
    onDone: (answer) => setKey(answer.key),
  });
  const form = useDialogForm(newApiKey, {
    initial: { name: '', scopes: ['feed:read'], valid_days: 365 },
    sending,
    send: sending.send,
  });
  const scopes = form.typed('scopes') ?? [];
  if (key !== null) {
    return (
      <Dialog
        open
        title={t('keyMade')}
        onClose={onClose}
        actions={
          <Button kind="primary" onClick={onClose}>
            {t('keyKept')}
          </Button>
        }
      >
        <Banner tone="our_move">{t('keyOnce')}</Banner>
        <TextInput label={t('key')} value={key} spellCheck={false} onChange={() => undefined} />
      </Dialog>
    );
  }
  return (
    <DialogForm form={form} title={t('newKey')} confirm={t('make')} onClose={onClose}>
      <TextField
        control={form.control}
        name="name"
        label={t('trade:name')}
        hint={t('nameHint')}
        maxLength={60}
        errorWords={{ apiKeyName: t('nameMissing') }}
      />
      <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
        <legend>{t('scopes')}</legend>
        {apiScopes.map((scope) => (
          <TickInput
            key={scope}
            look="check"
            label={t(scopeWord(scope))}
            value={scopes.includes(scope)}
            onChange={(on) => {
              const chosen = apiScopes.filter((each) => (each === scope ? on === true : scopes.includes(each)));
              form.change('scopes', chosen);
            }}
          />
        ))}
        {form.formState.errors.scopes !== undefined && <p role="alert">{t('scopesMissing')}</p>}
      </fieldset>
      <SelectInput
        label={t('validFor')}
        value={String(form.typed('valid_days'))}
        options={durations.map((value) => ({ value, label: t('common:days', { count: Number(value) }) }))}
        onChange={(value) => form.change('valid_days', Number(value))}
      />
    </DialogForm>
  );
}
