import { useTranslation } from 'react-i18next';
import { templateCalls } from '../../../../../contracts/messages/calls.js';
import type { MessageTemplate } from '../../../../../contracts/messages/template.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { useToast } from '../../../ui/toast/toast-context.js';

/** Asks before a template is deleted for all colleagues. */
export function DeleteTemplateDialog({ template, onClose }: { template: MessageTemplate; onClose: () => void }) {
  const { t } = useTranslation('messages');
  const problemWords = useProblemWords();
  const toast = useToast();
  const { name } = template;
  const { send, isPending } = useSend(templateCalls.delete, {
    topics: [{ topic: 'message_templates' }],
    onDone: () => {
      toast({ kind: 'done', text: t('templateDeleted', { name }) });
      onClose();
    },
    onRefused: (error) => {
      toast({ kind: 'wrong', text: problemWords(error) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('deleteTemplateTitle', { name })}
      confirm={t('deleteTemplate')}
      danger
      busy={isPending}
      onConfirm={() => void send({ template_id: template.id })}
      onClose={onClose}
    >
      {t('deleteTemplateText')}
    </ConfirmDialog>
  );
}
