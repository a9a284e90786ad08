import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userCalls } from '../../../../../contracts/identity/calls.js';
import type { MarinaUser } from '../../../../../contracts/identity/user.js';
import type { Grant } from '../../../../../contracts/identity/vocabulary.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useUser } from '../../../lib/session/session-context.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { hindranceOf, isLocked, valuesOf } from '../model/grants.js';
import { fullName } from '../model/full-name.js';

/** One permission of a user. A choice is saved at once, can be undone from the message, and goes back if it is refused. */
export function PermissionToggle({ user, grant }: { readonly user: MarinaUser; readonly grant: Grant }) {
  const { t } = useTranslation('users');
  const me = useUser();
  const toast = useToast();
  const problemWords = useProblemWords();
  const actual: string = user.permissions[grant];
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => setChosen(null), [actual]);
  const name = fullName(user);
  const { send } = useSend(userCalls.edit, {
    topics: [{ topic: 'users' }],
    onRefused: (error) => {
      setChosen(null);
      toast({ kind: 'wrong', text: t('savingFailed', { reason: problemWords(error) }) });
    },
  });
  const save = (value: string) =>
    send({
      edit_user_id: user.id,
      first_name: user.first_name,
      last_name: user.last_name,
      permissions: { ...user.permissions, [grant]: value },
    });
  const choose = async (value: string | null) => {
    if (value === null || value === actual) return;
    setChosen(value);
    if ((await save(value)) === null) return;
    toast({
      kind: 'done',
      text: t(`saved_${grant}`, { name, value: t(`value_${value as 'VIEWER'}`) }),
      action: { label: t('undo'), run: () => void save(actual) },
    });
  };
  const hindrance = hindranceOf(me, user);
  const locked = isLocked(me, user, grant);
  return (
    <ToggleInput
      label={t('permissionOf', { permission: t(`grant_${grant}`), name })}
      labelHidden
      value={chosen ?? actual}
      onChange={(value) => void choose(value ?? null)}
      disabled={locked || hindrance !== null}
      options={valuesOf[grant].map((value) => ({ value, label: t(`value_${value}`) }))}
    />
  );
}
