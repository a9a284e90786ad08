import { useTranslation } from 'react-i18next';
import { sessionCalls } from '../../../../../contracts/identity/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { chooseLanguage, currentLanguage } from '../../../lib/i18n/i18n.js';
import { isLanguage, languages } from '../../../lib/i18n/language.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { useToast } from '../../../ui/toast/toast-context.js';

/** The language of the console and of the mails to this user. It takes effect at once and is saved with the account. */
export function LanguageChoice() {
  const { t } = useTranslation('identity');
  const toast = useToast();
  const { send } = useSend(sessionCalls.language, {
    onRefused: () => toast({ kind: 'wrong', text: t('languageFailed') }),
  });
  const choose = (language: string | null | undefined) => {
    if (!isLanguage(language)) return;
    void chooseLanguage(language);
    void send({ language });
  };
  return (
    <SelectInput
      label={t('trade:language')}
      hint={t('languageHint')}
      value={currentLanguage()}
      onChange={choose}
      options={languages.map((value) => ({ value, label: languageName(value) }))}
    />
  );
}
