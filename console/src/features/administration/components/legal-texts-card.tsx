import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { configurationCalls, legalTextCalls } from '../../../../../contracts/marinas/calls.js';
import { type LegalTextKind, legalTextKinds } from '../../../../../contracts/marinas/vocabulary.js';
import type { AnswerOf } from '../../../../../contracts/vocabulary/call.js';
import { type Language, languages } from '../../../../../contracts/vocabulary/languages.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import { Button } from '../../../ui/buttons/button.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { textWidth, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { LegalTextForm } from './legal-text-form.js';

interface LegalTextsCardProps {
  texts: AnswerOf<typeof configurationCalls.get>['texts'];
  onPublished: () => void;
}

/** The legal texts by language, each with all its versions. */
export function LegalTextsCard({ texts, onPublished }: LegalTextsCardProps) {
  const { t, i18n } = useTranslation('administration/configuration');
  const [kind, setKind] = useState<LegalTextKind>('terms_of_service');
  const [language, setLanguage] = useState<Language>(languages.find((code) => code === i18n.resolvedLanguage) ?? 'en');
  const known = texts.find((text) => text.kind === kind && text.language === language);
  return (
    <Card>
      <Section title={t('texts')} note={t('textsNote')}>
        <FieldsGrid>
          <SelectInput
            label={t('trade:text')}
            value={kind}
            options={legalTextKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
            onChange={(value) => setKind(legalTextKinds.find((one) => one === value) ?? kind)}
          />
          <SelectInput
            label={t('trade:language')}
            value={language}
            options={languages.map((value) => ({ value, label: languageName(value) }))}
            onChange={(value) => setLanguage(languages.find((one) => one === value) ?? language)}
          />
        </FieldsGrid>
        <LegalTextView
          key={`${kind} ${language} ${known?.version ?? 0}`}
          kind={kind}
          language={language}
          onPublished={onPublished}
        />
      </Section>
    </Card>
  );
}

interface LegalTextViewProps {
  kind: LegalTextKind;
  language: Language;
  onPublished: () => void;
}

function LegalTextView({ kind, language, onPublished }: LegalTextViewProps) {
  const { t } = useTranslation('administration/configuration');
  const formats = useFormats();
  const [version, setVersion] = useState<number | null>(null);
  const [writing, setWriting] = useState(false);
  const asked = { kind, language, ...(version === null ? {} : { version }) };
  const { data, error, isFetching, refetch } = useLoad(legalTextCalls.text, asked, {
    topics: [{ topic: 'marinas' }],
    keepPrevious: true,
  });
  if (error !== null) {
    return <LoadFailed load={{ error, isFetching, refetch }} />;
  }
  if (data === undefined) return <LoadingLines lines={6} />;
  const nameOf = (one: { version: number; published_at: string | null }) =>
    one.published_at === null
      ? t('versionBrought')
      : t('versionOf', { version: one.version, time: formats.instant(one.published_at) });
  if (writing) {
    return (
      <LegalTextForm
        kind={kind}
        language={language}
        text={data.text}
        onEnd={(published) => {
          setWriting(false);
          if (published) onPublished();
        }}
      />
    );
  }
  const newest = data.versions[0]?.version === data.version;
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 }}>
        <SelectInput
          label={t('version')}
          value={String(data.version)}
          options={data.versions.map((one) => ({ value: String(one.version), label: nameOf(one) }))}
          onChange={(value) => setVersion(Number(value ?? data.version))}
        />
        <Button onClick={() => setWriting(true)}>{t(newest ? 'writeNew' : 'writeFromThis')}</Button>
      </div>
      <article lang={language} style={{ maxWidth: textWidth, display: 'grid', gap: 10 }}>
        <h3 style={{ ...type.section, margin: 0 }}>{data.text.title}</h3>
        <ol style={{ margin: 0, paddingLeft: 26, display: 'grid', gap: 10, listStyle: 'decimal' }}>
          {data.text.sections.map(({ title, paragraphs }) => (
            <li key={title}>
              <strong>{title}</strong>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} style={{ margin: '2px 0 0', color: role.ink2 }}>
                  {paragraph}
                </p>
              ))}
            </li>
          ))}
        </ol>
      </article>
    </>
  );
}
