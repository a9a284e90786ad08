import { useTranslation } from 'react-i18next';
import { settingsCalls } from '../../../../../contracts/marinas/calls.js';
import type { MarinaFile } from '../../../../../contracts/marinas/files.js';
import type { SettingsPage } from '../../../../../contracts/marinas/settings-call-schemas.js';
import type { Language } from '../../../../../contracts/vocabulary/languages.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';

const Letter = styled('div')({
  display: 'grid',
  gap: 10,
  padding: 16,
  borderRadius: 8,
  border: `1px solid ${role.line}`,
  backgroundColor: role.ground,
  overflowWrap: 'anywhere',
});

interface KitPreviewProps {
  page: SettingsPage;
  /** The files and text that a reader of this language receives. */
  kit: { note: string; files: readonly MarinaFile[] };
  language: {
    value: Language;
    options: readonly { value: string; label: string }[];
    onChange: (value: string | null | undefined) => void;
  };
  /** The test has what is saved. */
  unsaved: boolean;
}

/** The mail as a boater of the language gets it: the words as typed, the files in their order. */
export function KitPreview({ page, kit: { note, files }, language, unsaved }: KitPreviewProps) {
  const { t } = useTranslation('marinas');
  const toast = useToast();
  const problemWords = useProblemWords();
  const { name, office_email } = page.marina;
  const test = useSend(settingsCalls.testKit, {
    topics: [],
    onDone: ({ sent_to }) => toast({ kind: 'done', text: t('testSent', { email: sent_to }) }),
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  return (
    <Card>
      <Section title={t('whatBoaterGets')}>
        <SelectInput label={t('languageOfReader')} {...language} />
        <Letter>
          <p style={{ ...type.second, color: role.ink2 }}>
            {office_email === null ? t('mailFrom', { name }) : t('mailFromOffice', { name, email: office_email })}
          </p>
          <p style={type.section}>{t('previewSubject')}</p>
          {note.trim() === '' ? (
            <p style={{ color: role.ink2 }}>{t('noWordsYet')}</p>
          ) : (
            <p style={{ whiteSpace: 'pre-line' }}>{note}</p>
          )}
          {files.length === 0 ? (
            <p style={{ color: role.ink2 }}>{t('noFilesYet')}</p>
          ) : (
            <ul style={{ ...type.second, color: role.ink2, margin: 0, paddingLeft: 16 }}>
              {files.map((file) => (
                <li key={file.id}>{file.name}</li>
              ))}
            </ul>
          )}
        </Letter>
        <div>
          <Button
            busy={test.isPending}
            disabledReason={unsaved ? t('saveBeforeTest') : null}
            onClick={() => void test.send({ language: language.value })}
          >
            {t('actions:sendMeATest')}
          </Button>
        </div>
        <p style={{ ...type.second, color: role.ink2 }}>{unsaved ? t('saveBeforeTest') : t('testGoesTo')}</p>
      </Section>
    </Card>
  );
}
