import { useTranslation } from 'react-i18next';
import { messageCalls } from '../../../../contracts/messages/calls.js';
import { placeholdersIn } from '../../../../contracts/messages/rules/template-text.js';
import { editMessage, type Message } from '../../../../contracts/messages/message.js';

import type { Topic } from '../../lib/api/topics.js';
import { useSend } from '../../lib/api/use-send.js';
import { DialogForm } from '../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../ui/forms/use-dialog-form.js';
import { NoteField } from '../../ui/fields/note-field.js';
import { MESSAGE_TEXT_MAX } from '../../../../contracts/vocabulary/message-text.js';

interface EditMessageDialogProps {
  readonly message: Message;
  readonly topics: readonly Topic[];
  readonly onClose: () => void;
}

/** Changes the text of the user's own message. */
export function EditMessageDialog({ message, topics, onClose }: EditMessageDialogProps) {
  const { t } = useTranslation('entities/message');
  const sending = useSend(messageCalls.edit, { topics, onDone: onClose });
  const form = useDialogForm(editMessage, {
    initial: { message_id: message.id, text: message.text },
    sending,
    send: sending.send,
  });
  const changed = (form.typed('text') ?? '').trim();
  const hindrance =
    changed === ''
      ? t('writeFirst')
      : changed === message.text
        ? t('nothingChanged')
        : placeholdersIn(changed).length > 0
          ? t('replacePlaceholders')
          : null;
  return (
    <DialogForm
      form={form}
      title={t('editMessage')}
      confirm={t('saveMessage')}
      dismiss={t('keepMessage')}
      disabledReason={hindrance}
      onClose={onClose}
    >
      <NoteField
        control={form.control}
        name="text"
        label={t('trade:text')}
        hint={t('editHint')}
        max={MESSAGE_TEXT_MAX}
        autoFocus
      />
    </DialogForm>
  );
}
