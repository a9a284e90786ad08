import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { templateCalls } from '../../../../../contracts/messages/calls.js';
import { type MessageTemplate, templateForm } from '../../../../../contracts/messages/template.js';
import {
  chatFlows,
  placeholders,
  TEMPLATE_NAME_MAX,
  TEMPLATE_TEXT_MAX,
} from '../../../../../contracts/messages/vocabulary.js';
import { useSend } from '../../../lib/api/use-send.js';
import { currentLanguage } from '../../../lib/i18n/i18n.js';
import { type Language, languages } from '../../../lib/i18n/language.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import { useFieldWords, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { ConflictNotice } from '../../../ui/conflict-notice.js';
import { NoteInput } from '../../../ui/fields/note-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { AddIcon } from '../../../ui/icons.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { languageOfProblem, problemsOf, withPlaceholder } from '../model/template-form.js';

interface TemplateDialogProps {
  /** Null: a new one. */
  readonly template: MessageTemplate | null;
  readonly onClose: () => void;
}

/** Creates a template or changes one, in each language. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { t } = useTranslation(['messages', 'entities/message']);
  const fieldWords = useFieldWords();
  const problemWords = useProblemWords();
  const toast = useToast();
  const [name, setName] = useState(template?.name ?? '');
  const [about, setAbout] = useState(template?.about ?? undefined);
  const [texts, setTexts] = useState<Readonly<Partial<Record<Language, string>>>>(template?.texts ?? {});
  const [language, setLanguage] = useState<Language>(firstLanguage(template));
  /** Whether the form was sent: from then on its errors are shown. */
  const [sent, setSent] = useState(false);
  const field = useRef<HTMLTextAreaElement | null>(null);
  /** Where the writing goes on after a placeholder. */
  const [caret, setCaret] = useState<{ readonly at: number } | null>(null);
  // The menu puts the focus back on its button when it closes, so the field receives the focus after that.
  useEffect(() => {
    if (caret === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);
  /** The revision that a change replaces. */
  const basis = useRef(template?.revision);
  const form = { name, about, texts };
  const problems = problemsOf(form);
  const answers = {
    topics: [{ topic: 'message_templates' as const }],
    onDone: () => {
      toast({ kind: 'done', text: t('templateSaved', { name: name.trim() }) });
      onClose();
    },
  };
  const create = useSend(templateCalls.create, answers);
  const update = useSend(templateCalls.update, { ...answers, revision: () => basis.current });
  const error = create.error ?? update.error;
  const words = (path: string) => {
    const code = sent ? problems.get(path) : undefined;
    return code === undefined ? undefined : fieldWords(code);
  };
  const changed =
    name !== (template?.name ?? '') ||
    about !== (template?.about ?? undefined) ||
    languages.some((one) => text(texts, one) !== text(template?.texts, one));
  const setText = (value: string) => setTexts({ ...texts, [language]: value });
  const submit = () => {
    setSent(true);
    const checked = templateForm.safeParse(form);
    if (!checked.success) {
      setLanguage(languageOfProblem(problems) ?? language);
      return;
    }
    void (template === null ? create.send(checked.data) : update.send({ template_id: template.id, ...checked.data }));
  };
  const insert = (placeholder: (typeof placeholders)[number]) => {
    const { selectionStart: from, selectionEnd: to } = field.current ?? { selectionStart: null, selectionEnd: null };
    const before = text(texts, language);
    setText(withPlaceholder(before, placeholder, from, to).slice(0, TEMPLATE_TEXT_MAX));
    setCaret({ at: (from ?? before.length) + placeholder.length + 2 });
  };
  return (
    <FormDialog
      open
      title={template === null ? t('createTemplate') : t('changeTemplate')}
      dirty={changed}
      confirm={t('saveTemplate')}
      busy={create.isPending || update.isPending}
      problem={error === null || error.stale ? null : problemWords(error)}
      onClose={onClose}
      onConfirm={submit}
    >
      {error?.stale === true && (
        <ConflictNotice
          by={error.changes.at(-1)?.by.name ?? null}
          differences={[]}
          busy={update.isPending}
          onTakeTheirs={onClose}
          onKeepMine={() => {
            basis.current = error.currentRevision ?? basis.current;
            submit();
          }}
        />
      )}
      <TextInput
        label={t('templateName')}
        value={name}
        maxLength={TEMPLATE_NAME_MAX}
        required
        autoFocus
        error={words('name')}
        onChange={(value) => setName(value ?? '')}
      />
      <SelectInput
        label={t('templateAbout')}
        value={about ?? 'all'}
        options={['all' as const, ...chatFlows].map((value) => ({ value, label: t(`templateAbout_${value}`) }))}
        onChange={(value) => setAbout(chatFlows.find((flow) => flow === value))}
      />
      <SelectInput
        label={t('templateLanguage')}
        hint={t('templateLanguageHint')}
        value={language}
        options={languages.map((value) => ({
          value,
          label:
            text(texts, value).trim() === ''
              ? languageName(value)
              : t('languageWritten', { language: languageName(value) }),
        }))}
        onChange={(value) => setLanguage(languages.find((one) => one === value) ?? 'en')}
      />
      <NoteInput
        label={t('templateText', { language: languageName(language) })}
        hint={t('templateTextHint')}
        rows={6}
        max={TEMPLATE_TEXT_MAX}
        value={text(texts, language)}
        error={words(`texts.${language}`) ?? words('texts')}
        inputRef={(element) => {
          field.current = element instanceof HTMLTextAreaElement ? element : null;
        }}
        onChange={(value) => setText(value ?? '')}
      />
      <div>
        <MenuButton
          label={t('insertPlaceholder')}
          size="small"
          icon={<AddIcon />}
          items={placeholders.map((id) => ({
            id,
            label: t(`entities/message:placeholder_${id}`),
            hint: `{${id}}`,
            run: () => insert(id),
          }))}
        />
      </div>
    </FormDialog>
  );
}

function text(texts: Readonly<Partial<Record<Language, string>>> | undefined, language: Language): string {
  return texts?.[language] ?? '';
}

/** The user's language, where the template has a text in it; else the first that has one. */
function firstLanguage(template: MessageTemplate | null): Language {
  const own = currentLanguage();
  if (template === null || text(template.texts, own) !== '') return own;
  return languages.find((language) => text(template.texts, language) !== '') ?? own;
}
