import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userCalls } from '../../../../../contracts/identity/calls.js';
import type { MarinaUser } from '../../../../../contracts/identity/user.js';
import type { Grant } from '../../../../../contracts/identity/vocabulary.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFieldProblem, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useUser } from '../../../lib/session/session-context.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { givesSettings, hindranceOf, isLocked, valuesOf } from '../model/grants.js';
import { fullName } from '../model/full-name.js';
import { GiveSettingsDialog } from './give-settings-dialog.js';

/** One permission of a user. A choice is saved at once, can be undone from the message, and goes back if it is refused. */
export function PermissionToggle({ user, grant }: { readonly user: MarinaUser; readonly grant: Grant }) {
  const { t } = useTranslation(['users', 'entities/user']);
  const me = useUser();
  const toast = useToast();
  const problemWords = useProblemWords();
  const fieldProblem = useFieldProblem();
  const actual: string = user.permissions[grant];
  const [chosen, setChosen] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [wrong, setWrong] = useState<string | undefined>();
  useEffect(() => setChosen(null), [actual]);
  const name = fullName(user);
  const { send, isPending } = useSend(userCalls.edit, {
    topics: [{ topic: 'users' }],
    onRefused: (error) => {
      setChosen(null);
      const ofPassword = fieldProblem(error, 'password');
      setWrong(ofPassword);
      if (ofPassword !== undefined) return;
      setAsking(false);
      toast({ kind: 'wrong', text: t('savingFailed', { reason: problemWords(error) }) });
    },
  });
  const save = (value: string, password?: string) =>
    send({
      edit_user_id: user.id,
      first_name: user.first_name,
      last_name: user.last_name,
      permissions: { ...user.permissions, [grant]: value },
      ...(password === undefined || password === '' ? {} : { password }),
    });
  const ask = () => {
    setWrong(undefined);
    setAsking(true);
  };
  const asks = (value: string) => grant === 'marina_settings' && givesSettings(undefined, value);
  const choose = async (value: string | null, password?: string) => {
    if (value === null || value === actual) return;
    if (asks(value) && password === undefined) {
      ask();
      return;
    }
    setChosen(value);
    if ((await save(value, password)) === null) return;
    setAsking(false);
    toast({
      kind: 'done',
      text: t(`saved_${grant}`, { name, value: t(`entities/user:value_${value as 'VIEWER'}`) }),
      action: { label: t('actions:undo'), run: () => (asks(actual) ? ask() : void save(actual)) },
    });
  };
  const hindrance = hindranceOf(me, user);
  const locked = isLocked(me, user, grant);
  return (
    <>
      <ToggleInput
        written
        label={t('permissionOf', { permission: t(`entities/user:grant_${grant}`), name })}
        labelHidden
        value={chosen ?? actual}
        onChange={(value) => void choose(value ?? null)}
        disabled={locked || hindrance !== null}
        options={valuesOf[grant].map((value) => ({ value, label: t(`entities/user:value_${value}`) }))}
      />
      {asking && (
        <GiveSettingsDialog
          name={name}
          busy={isPending}
          error={wrong}
          onConfirm={(password) => void choose('ALLOWED', password)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
