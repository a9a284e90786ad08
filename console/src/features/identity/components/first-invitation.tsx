import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invitation } from '../../../../../contracts/identity/user-call-schemas.js';
import { userCalls } from '../../../../../contracts/identity/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { currentLanguage } from '../../../lib/i18n/i18n.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import { languages } from '../../../../../contracts/vocabulary/languages.js';
import { useFieldProblem, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { SelectField } from '../../../ui/fields/select-field.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { OwnPasswordInput } from '../../../ui/fields/own-password-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { useToast } from '../../../ui/toast/toast-context.js';

/** A manager may do everything in the marina, as a primary user, and invites the others. */
const permissions = { residents: 'EDITOR', reservations: 'EDITOR', marina_settings: 'ALLOWED' } as const;

interface FirstInvitationProps {
  marina: { readonly id: string; readonly name: string };
}

/** Invites a manager to a marina, which the administrator need not work in. */
export function FirstInvitation({ marina }: FirstInvitationProps) {
  const { t } = useTranslation('identity/marinas');
  const toast = useToast();
  const problemWords = useProblemWords();
  const fieldProblem = useFieldProblem();
  const [problem, setProblem] = useState<string | null>(null);
  // Whoever gives the settings of a marina repeats the own password.
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const defaults = {
    email: '',
    first_name: '',
    last_name: '',
    language: currentLanguage(),
    role: 'primary' as const,
    permissions,
  };
  const form = useContractForm(invitation, { defaults });
  const { control, handleSubmit, applyProblem, reset } = form;
  const { send, isPending } = useSend(userCalls.add, {
    marina: marina.id,
    topics: [{ topic: 'users' }],
    onDone: (_answer, { email }) => {
      toast({ kind: 'done', text: t('invited', { email, marina: marina.name }) });
      reset(defaults);
      setPassword('');
    },
    onRefused: (error) => {
      const ofPassword = fieldProblem(error, 'password');
      setWrong(ofPassword);
      setProblem(ofPassword !== undefined || applyProblem(error) ? null : problemWords(error));
    },
  });
  const submit = handleSubmit((user) => {
    setProblem(null);
    setWrong(undefined);
    return send(password === '' ? user : { ...user, password });
  });
  return (
    <form
      noValidate
      style={{ maxWidth: 860 }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Card>
        <Section title={t('inviteManager')} note={t('inviteManagerNote')}>
          <FieldsGrid>
            <TextField
              control={control}
              name="email"
              label={t('trade:email')}
              type="email"
              autoComplete="off"
              required
            />
            <TextField control={control} name="first_name" label={t('trade:firstName')} required />
            <TextField control={control} name="last_name" label={t('trade:lastName')} required />
            <SelectField
              control={control}
              name="language"
              label={t('trade:language')}
              options={languages.map((code) => ({ value: code, label: languageName(code) }))}
            />
            <OwnPasswordInput value={password} error={wrong} onChange={setPassword} />
          </FieldsGrid>
          {problem !== null && (
            <Banner tone="wrong" live>
              {problem}
            </Banner>
          )}
          <div>
            <Button type="submit" busy={isPending}>
              {t('sendInvitation')}
            </Button>
          </div>
        </Section>
      </Card>
    </form>
  );
}
