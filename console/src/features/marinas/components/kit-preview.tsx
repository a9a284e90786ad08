import { useTranslation } from 'react-i18next';
import type { MarinaFile } from '../../../../../contracts/marinas/files.js';
import type { SettingsPage } from '../../../../../contracts/marinas/settings-call-schemas.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

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
  files: readonly MarinaFile[];
  note: string;
}

/** The mail as a boater gets it: the words as typed, the files in their order. */
export function KitPreview({ page, files, note }: KitPreviewProps) {
  const { t } = useTranslation('marinas');
  const { name, office_email } = page.marina;
  return (
    <Card>
      <Section title={t('whatBoaterGets')}>
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
      </Section>
    </Card>
  );
}
