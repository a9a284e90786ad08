import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { configurationCalls } from '../../../../../contracts/marinas/calls.js';
import { legalTextForm } from '../../../../../contracts/marinas/configuration.js';
import type { LegalText } from '../../../../../contracts/marinas/public-call-schemas.js';
import type { LegalTextKind } from '../../../../../contracts/marinas/vocabulary.js';
import type { Language } from '../../../../../contracts/vocabulary/languages.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useDiscardGuard } from '../../../lib/forms/use-discard-guard.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { useFieldWordsOfPage } from '../../../ui/fields/field-words-context.js';
import { NoteInput } from '../../../ui/fields/note-input.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Row } from '../../../ui/layout/row.js';
import { Banner } from '../../../ui/page/banner.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { asParagraphs, asText, moved } from '../model/section-text.js';

/** Forty paragraphs of a section at most, as the contract has them. */
const LONGEST = 20_000;

const Sections = styled('ol')({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 14 });
const Item = styled('li')({ display: 'grid', gap: 8, padding: 14, border: `1px solid ${role.line}`, borderRadius: 8 });

interface Draft {
  readonly key: number;
  readonly title: string;
  readonly text: string;
}

interface LegalTextFormProps {
  kind: LegalTextKind;
  language: Language;
  /** The version that the new one begins with. */
  text: LegalText;
  /** True: a new version was published. */
  onEnd: (published: boolean) => void;
}

/** Writes a new version of a legal text, section by section. It holds for everybody once it is published. */
export function LegalTextForm({ kind, language, text, onEnd }: LegalTextFormProps) {
  const { t } = useTranslation('administration/configuration');
  const toast = useToast();
  const problemWords = useProblemWords();
  const words = useFieldWordsOfPage();
  const [title, setTitle] = useState(text.title);
  const [sections, setSections] = useState<readonly Draft[]>(() =>
    text.sections.map((section, key) => ({ key, title: section.title, text: asText(section.paragraphs) })),
  );
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const written = {
    title,
    sections: sections.map((section) => ({ title: section.title, paragraphs: asParagraphs(section.text) })),
  };
  const changed = JSON.stringify(written) !== JSON.stringify({ title: text.title, sections: text.sections });
  const guard = useDiscardGuard(changed);
  const { send, isPending } = useSend(configurationCalls.publish, {
    topics: [{ topic: 'marinas' }],
    onDone: () => {
      toast({ kind: 'done', text: t('published') });
      setAsking(false);
      onEnd(true);
    },
    onRefused: (error) => {
      setAsking(false);
      setProblem(problemWords(error));
    },
  });
  const change = (key: number, patch: Partial<Draft>) =>
    setSections((before) => before.map((section) => (section.key === key ? { ...section, ...patch } : section)));
  const check = () => {
    const parsed = legalTextForm.safeParse(written);
    const found = parsed.success
      ? {}
      : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.slice(0, 3).join('.'), message]));
    setErrors(found);
    setProblem(null);
    if (parsed.success) setAsking(true);
  };
  const errorAt = (path: string) => (errors[path] === undefined ? undefined : words(errors[path]));
  return (
    <form
      noValidate
      lang={language}
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
      style={{ display: 'grid', gap: 14, maxWidth: 760 }}
    >
      <TextInput
        label={t('textTitle')}
        value={title}
        maxLength={200}
        error={errorAt('title')}
        onChange={(value) => setTitle(value ?? '')}
      />
      <Sections>
        {sections.map((section, index) => (
          <Item key={section.key}>
            <TextInput
              label={t('sectionTitle', { number: index + 1 })}
              value={section.title}
              maxLength={200}
              error={errorAt(`sections.${index}.title`)}
              onChange={(value) => change(section.key, { title: value ?? '' })}
            />
            <NoteInput
              label={t('sectionText', { number: index + 1 })}
              hint={t('sectionHint')}
              value={section.text}
              max={LONGEST}
              error={errorAt(`sections.${index}.paragraphs`)}
              onChange={(value) => change(section.key, { text: value ?? '' })}
            />
            <Row gap={8} wrap>
              <Button
                size="small"
                aria-label={t('upOf', { number: index + 1 })}
                disabled={index === 0}
                onClick={() => setSections(moveDraft(sections, index, -1))}
              >
                {t('up')}
              </Button>
              <Button
                size="small"
                aria-label={t('downOf', { number: index + 1 })}
                disabled={index === sections.length - 1}
                onClick={() => setSections(moveDraft(sections, index, 1))}
              >
                {t('down')}
              </Button>
              <Button
                size="small"
                kind="quiet"
                aria-label={t('removeOf', { number: index + 1 })}
                disabled={sections.length === 1}
                onClick={() => setSections(sections.filter(({ key }) => key !== section.key))}
              >
                {t('remove')}
              </Button>
            </Row>
          </Item>
        ))}
      </Sections>
      {problem !== null && (
        <Banner tone="wrong" live>
          {problem}
        </Banner>
      )}
      <Row gap={8} wrap>
        <Button
          onClick={() =>
            setSections([...sections, { key: Math.max(0, ...sections.map(({ key }) => key)) + 1, title: '', text: '' }])
          }
        >
          {t('addSection')}
        </Button>
        <Button type="submit" kind="primary" disabledReason={changed ? undefined : t('nothingChanged')}>
          {t('publish')}
        </Button>
        <Button kind="quiet" onClick={() => onEnd(false)}>
          {t('actions:cancel')}
        </Button>
      </Row>
      <ConfirmDialog
        open={asking}
        title={t('publishTitle')}
        confirm={t('publish')}
        busy={isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => void send({ kind, language, text: written })}
      >
        {t('publishText')}
      </ConfirmDialog>
      <DiscardDialog open={guard.asking} onDiscard={guard.discard} onKeep={guard.stay} />
    </form>
  );
}

function moveDraft(sections: readonly Draft[], from: number, by: 1 | -1): Draft[] {
  const withParagraphs = sections.map((section) => ({ ...section, paragraphs: [] }));
  return moved(withParagraphs, from, by).map(({ key, title, text }) => ({ key, title, text }));
}
