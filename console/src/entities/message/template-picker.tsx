import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { templateCalls } from '../../../../contracts/messages/calls.js';
import { placeholdersIn } from '../../../../contracts/messages/rules/template-text.js';
import type { FilledTemplate, MessageTemplate } from '../../../../contracts/messages/template.js';
import { call } from '../../lib/api/client.js';
import { useLoad } from '../../lib/api/use-load.js';
import { languageName } from '../../lib/i18n/language-name.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { useMay } from '../../lib/session/may.js';
import { MenuButton } from '../../ui/buttons/menu-button.js';
import { FileIcon } from '../../ui/icons.js';
import { Stack } from '../../ui/layout/stack.js';
import { Banner } from '../../ui/page/banner.js';
import { useToast } from '../../ui/toast/toast-context.js';
import { offeredTemplates, withTemplate } from './message-rules.js';
import type { ThreadSubject } from './thread-subject.js';
import type { Writing } from './use-writing.js';
import { MESSAGE_TEXT_MAX } from '../../../../contracts/vocabulary/message-text.js';

interface TemplatePickerProps {
  readonly subject: ThreadSubject;
  readonly writing: Pick<Writing, 'text' | 'setText'>;
  /** Called once a template is in the text, where the work goes on. */
  readonly onFilled: () => void;
  /** False in a dialog, which a way to the templates would close with what was typed. */
  readonly withSettings?: boolean;
}

/** Puts one of the marina's templates into the text, with the record's facts and in the boater's language. */
export function TemplatePicker({ subject, writing, onFilled, withSettings = true }: TemplatePickerProps) {
  const { t } = useTranslation('entities/message');
  const problemWords = useProblemWords();
  const toast = useToast();
  const navigate = useNavigate();
  const mayKeep = useMay(templateCalls.create.access) && withSettings;
  const [busy, setBusy] = useState(false);
  const [filled, setFilled] = useState<FilledTemplate | null>(null);
  const { data } = useLoad(templateCalls.getall, undefined, { topics: [{ topic: 'message_templates' }] });
  const templates = offeredTemplates(data?.items ?? [], subject);
  const left = placeholdersIn(writing.text);
  const choose = async ({ id }: MessageTemplate) => {
    setBusy(true);
    try {
      const answer = await call(templateCalls.fill, { template_id: id, ...recordOf(subject) });
      const text = withTemplate(writing.text, answer.text);
      if (text.length > MESSAGE_TEXT_MAX) {
        toast({ kind: 'wrong', text: t('templateTooLong') });
        return;
      }
      writing.setText(text);
      setFilled(answer);
      onFilled();
    } catch (error) {
      toast({ kind: 'wrong', text: problemWords(error) });
    } finally {
      setBusy(false);
    }
  };
  const items = [
    ...templates.map((template) => ({ id: template.id, label: template.name, run: () => void choose(template) })),
    ...(mayKeep ? [{ id: 'manage', label: t('manageTemplates'), run: () => void navigate('/message_templates') }] : []),
  ];
  const otherLanguage =
    filled !== null && filled.boater_language !== filled.language && writing.text !== ''
      ? t('templateLanguage', { language: languageName(filled.language) })
      : null;
  return (
    <Stack gap={8} justify="start" shrinks>
      {items.length > 0 && (
        <MenuButton label={t('templates')} kind="quiet" size="small" icon={<FileIcon />} busy={busy} items={items} />
      )}
      {left.length > 0 && (
        <Banner tone="waiting" title={t('placeholdersLeft')} live>
          {t('placeholdersLeftText', { facts: left.map((name) => `${t(`placeholder_${name}`)} {${name}}`).join('; ') })}
        </Banner>
      )}
      <div role="status">{otherLanguage}</div>
    </Stack>
  );
}

function recordOf(subject: ThreadSubject) {
  const { kind, boater_id } = subject;
  if (kind === 'reservation') return { boater_id, reservation_id: subject.reservation_id };
  return kind === 'absence_report' ? { boater_id, absence_report_id: subject.absence_report_id } : { boater_id };
}
