import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiKeyCalls } from '../../../../../contracts/identity/calls.js';
import { type ApiScope, apiScopes } from '../../../../../contracts/vocabulary/api-scopes.js';
import { useSend } from '../../../lib/api/use-send.js';
import { differs } from '../../../lib/forms/differs.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { scopeWord } from '../model/scope-word.js';

const durations = ['30', '90', '365', '730'] as const;

/** The choices that a new key starts with. */
const usual: { readonly scopes: readonly ApiScope[]; readonly days: string } = { scopes: ['feed:read'], days: '365' };

/** Makes a key, and shows it once. */
export function NewKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('users/security');
  const problemWords = useProblemWords();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState(usual.scopes);
  const [days, setDays] = useState(usual.days);
  const [tried, setTried] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  const { send, isPending, error } = useSend(apiKeyCalls.create, {
    topics: [{ topic: 'users' }],
    onDone: (answer) => setKey(answer.key),
  });
  const submit = () => {
    setTried(true);
    if (name.trim() === '' || scopes.length === 0) return;
    void send({ name: name.trim(), scopes: [...scopes], valid_days: Number(days) });
  };
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
    <FormDialog
      open
      title={t('newKey')}
      dirty={name !== '' || days !== usual.days || differs(scopes, usual.scopes)}
      confirm={t('make')}
      busy={isPending}
      problem={error === null ? null : problemWords(error)}
      onClose={onClose}
      onConfirm={submit}
    >
      <TextInput
        label={t('name')}
        hint={t('nameHint')}
        maxLength={60}
        value={name}
        error={tried && name.trim() === '' ? t('nameMissing') : undefined}
        onChange={(typed) => setName(typed ?? '')}
      />
      <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
        <legend>{t('scopes')}</legend>
        {apiScopes.map((scope) => (
          <TickInput
            key={scope}
            look="check"
            label={t(scopeWord(scope))}
            value={scopes.includes(scope)}
            onChange={(on) =>
              setScopes(apiScopes.filter((each) => (each === scope ? on === true : scopes.includes(each))))
            }
          />
        ))}
        {tried && scopes.length === 0 && <p role="alert">{t('scopesMissing')}</p>}
      </fieldset>
      <SelectInput
        label={t('validFor')}
        value={days}
        options={durations.map((value) => ({ value, label: t('days', { count: Number(value) }) }))}
        onChange={(value) => setDays(value ?? usual.days)}
      />
    </FormDialog>
  );
}
