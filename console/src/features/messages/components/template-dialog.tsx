import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { templateCalls } from '../../../../../contracts/messages/calls.js';
import { type MessageTemplate, type TemplateForm, templateForm } from '../../../../../contracts/messages/template.js';
import {
  chatFlows,
  placeholders,
  TEMPLATE_NAME_MAX,
  TEMPLATE_TEXT_MAX,
} from '../../../../../contracts/messages/vocabulary.js';
import { useSend } from '../../../lib/api/use-send.js';
import { DialogForm } from '../../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.js';
import { useDone } from '../../../ui/forms/use-done.js';
import { currentLanguage } from '../../../lib/i18n/i18n.js';
import { languages } from '../../../lib/i18n/language.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import { useFieldWords } from '../../../lib/i18n/use-problem-words.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { NoteInput } from '../../../ui/fields/note-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { useBoundField } from '../../../ui/fields/use-bound-field.js';
import { AddIcon } from '../../../ui/icons.js';
import { firstLanguage, formOf, languageOfProblem, withoutBlanks, withPlaceholder } from '../model/template-form.js';
import { TemplateConflict } from './template-conflict.js';

interface TemplateDialogProps {
  /** Null: a new one. */
  readonly template: MessageTemplate | null;
  readonly onClose: () => void;
}

/** Creates a template or changes one, in each language. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { t } = useTranslation(['messages', 'entities/message']);
  const done = useDone(onClose);
  const [language, setLanguage] = useState(() => firstLanguage(template, currentLanguage()));
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
  const answers = {
    topics: [{ topic: 'message_templates' as const }],
    onDone: (_: unknown, { name }: TemplateForm) => done(t('templateSaved', { name })),
  };
  const create = useSend(templateCalls.create, answers);
  const update = useSend(templateCalls.update, { ...answers, revision: () => basis.current });
  const sending = template === null ? create : update;
  const conflict = sending.error?.stale === true ? sending.error : null;
  const form = useDialogForm(templateForm, {
    initial: formOf(template),
    sending: { isPending: sending.isPending, error: conflict === null ? sending.error : null },
    send: (typed) => {
      const written = { ...typed, texts: withoutBlanks(typed.texts) };
      return template === null ? create.send(written) : update.send({ template_id: template.id, ...written });
    },
    onInvalid: (errors) => setLanguage((shown) => languageOfProblem(errors) ?? shown),
  });
  const { control } = form;
  const texts = form.typed('texts') ?? {};
  const text = useBoundField<string | null | undefined, z.input<typeof templateForm>, TemplateForm>({
    control,
    name: `texts.${language}`,
    label: t('templateText', { language: languageName(language) }),
    hint: t('templateTextHint'),
  });
  const fieldWords = useFieldWords();
  const missing = form.formState.errors.texts?.message;
  const insert = (placeholder: (typeof placeholders)[number]) => {
    const { selectionStart: from, selectionEnd: to } = field.current ?? { selectionStart: null, selectionEnd: null };
    const before = texts[language] ?? '';
    text.onChange(withPlaceholder(before, placeholder, from, to).slice(0, TEMPLATE_TEXT_MAX));
    setCaret({ at: (from ?? before.length) + placeholder.length + 2 });
  };
  return (
    <DialogForm
      form={form}
      title={template === null ? t('createTemplate') : t('changeTemplate')}
      confirm={t('saveTemplate')}
      onClose={onClose}
    >
      {conflict !== null && (
        <TemplateConflict
          error={conflict}
          busy={update.isPending}
          onTakeTheirs={onClose}
          onKeepMine={(revision) => {
            basis.current = revision ?? basis.current;
            form.submit();
          }}
        />
      )}
      <TextField
        control={control}
        name="name"
        label={t('trade:name')}
        maxLength={TEMPLATE_NAME_MAX}
        required
        autoFocus
      />
      <SelectInput
        label={t('templateAbout')}
        value={form.typed('about') ?? 'all'}
        options={['all' as const, ...chatFlows].map((value) => ({ value, label: t(`templateAbout_${value}`) }))}
        onChange={(value) =>
          form.change(
            'about',
            chatFlows.find((flow) => flow === value),
          )
        }
      />
      <SelectInput
        label={t('trade:language')}
        hint={t('templateLanguageHint')}
        value={language}
        options={languages.map((value) => ({
          value,
          label:
            (texts[value] ?? '').trim() === ''
              ? languageName(value)
              : t('languageWritten', { language: languageName(value) }),
        }))}
        onChange={(value) => setLanguage(languages.find((one) => one === value) ?? 'en')}
      />
      <NoteInput
        {...text}
        rows={6}
        max={TEMPLATE_TEXT_MAX}
        error={text.error ?? (missing === undefined ? undefined : fieldWords(missing))}
        inputRef={(element) => {
          text.inputRef?.(element);
          field.current = element instanceof HTMLTextAreaElement ? element : null;
        }}
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
    </DialogForm>
  );
}
