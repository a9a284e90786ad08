import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { settingsCalls } from '../../../../../contracts/marinas/calls.js';
import { isForReader, kitNote } from '../../../../../contracts/marinas/rules/approval-kit.js';
import { approvalKit } from '../../../../../contracts/marinas/reservation-settings.js';
import type { SettingsPage } from '../../../../../contracts/marinas/settings-call-schemas.js';
import { approvalKitSchedules } from '../../../../../contracts/marinas/vocabulary.js';
import { type Language, languages } from '../../../../../contracts/vocabulary/languages.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import { NoteField } from '../../../ui/fields/note-field.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useSaveSection } from '../model/use-save-section.js';
import { useSettingsForm } from '../model/use-settings-form.js';
import { useUploads } from '../model/use-uploads.js';
import { ColleagueNotice } from './colleague-notice.js';
import { DropBox } from './drop-box.js';
import { FileRows } from './file-rows.js';
import { KitPreview } from './kit-preview.js';
import { SaveBar } from './save-bar.js';
import { Note } from './setting-row.js';

const schema = z.object({ approval_kit: approvalKit });

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
});
const Stack = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });
const Choice = styled('label')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 10px',
  cursor: 'pointer',
  '& input': { width: 18, height: 18, accentColor: role.sea, margin: '1px 0 0' },
  '& small': { ...type.second, color: role.ink2, gridColumn: 2 },
});

/** When boaters get the approval kit, its files and the words of its mail (spec 3 §3). */
export function KitTab({ page }: { page: SettingsPage }) {
  const { t, i18n } = useTranslation('marinas');
  const save = useSaveSection();
  const uploads = useUploads('APPROVAL_KIT');
  const [language, setLanguage] = useState<Language>(languages.find((code) => code === i18n.resolvedLanguage) ?? 'en');
  /** The language of the readers of files that are added; empty: all. */
  const [readers, setReaders] = useState('');
  const files = page.files.filter(({ requested_type }) => requested_type === 'APPROVAL_KIT');
  const values = { approval_kit: page.approval_kit };
  const settings = useSettingsForm({
    name: 'kit',
    schema,
    values,
    revision: page.revision,
    send: (_section, body, revision) => save(settingsCalls.approvalKit, body, revision),
    busyElsewhere: uploads.running.length > 0,
  });
  const { control, typed, form } = settings;
  const schedule = typed.approval_kit.schedule;
  const seen = files.filter((file) => isForReader(file, language));
  const choices = languages.map((value) => ({ value, label: languageName(value) }));
  const choose = (value: string | null | undefined) => setLanguage(languages.find((code) => code === value) ?? 'en');
  return (
    <>
      <ColleagueNotice form={settings} values={values} />
      <Columns>
        <Stack>
          <Card>
            <Section title={t('whenKit')}>
              <div role="radiogroup" aria-label={t('whenKit')} style={{ display: 'grid', gap: 12 }}>
                {approvalKitSchedules.map((value) => (
                  <Choice key={value}>
                    <input
                      type="radio"
                      name="kit-schedule"
                      checked={schedule === value}
                      onChange={() => form.setValue('approval_kit.schedule', value)}
                    />
                    {t(`schedule_${value}`)}
                    <small>{t(`scheduleAt_${value}`)}</small>
                  </Choice>
                ))}
              </div>
              <Note>{t('kitLater')}</Note>
            </Section>
          </Card>
          <Card>
            <Section title={t('trade:files')} note={t('filesNote')}>
              <FileRows files={files} sending={uploads.sending} onRemoveSending={uploads.remove} ordered languages />
              <SelectInput
                label={t('readersOfNewFiles')}
                value={readers}
                options={[{ value: '', label: t('allLanguages') }, ...choices]}
                onChange={(value) => setReaders(value ?? '')}
              />
              <DropBox label={t('addFiles')} several onFiles={(chosen) => uploads.start(chosen, readers)} />
            </Section>
          </Card>
          <Card>
            <Section title={t('kitWords')}>
              <SelectInput label={t('trade:language')} value={language} options={choices} onChange={choose} />
              <NoteField
                key={language}
                control={control}
                name={`approval_kit.notes.${language}`}
                label={t('noteToBoater')}
                rows={4}
                hint={t('noteHint')}
              />
            </Section>
          </Card>
        </Stack>
        <KitPreview
          page={page}
          kit={{ note: kitNote(typed.approval_kit.notes ?? {}, language), files: seen }}
          language={{ value: language, options: choices, onChange: choose }}
          unsaved={settings.mine.length > 0}
        />
      </Columns>
      <SaveBar form={settings} uploading={uploads.running.map(({ file }) => file.name)} />
    </>
  );
}
