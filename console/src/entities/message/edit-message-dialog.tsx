import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageCalls } from '../../../../contracts/messages/calls.js';
import { placeholdersIn } from '../../../../contracts/messages/rules/template-text.js';
import type { Message } from '../../../../contracts/messages/message.js';
import type { Topic } from '../../lib/api/topics.js';
import { useSend } from '../../lib/api/use-send.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../ui/dialogs/form-dialog.js';
import { NoteInput } from '../../ui/fields/note-input.js';
import { MESSAGE_TEXT_MAX } from '../../../../contracts/vocabulary/message-text.js';

interface EditMessageDialogProps {
  readonly message: Message;
  readonly topics: readonly Topic[];
  readonly onClose: () => void;
}

/** Changes the text of the user's own message. */
export function EditMessageDialog({ message, topics, onClose }: EditMessageDialogProps) {
  const { t } = useTranslation('entities/message');
  const problemWords = useProblemWords();
  const [text, setText] = useState(message.text);
  const { send, isPending, error } = useSend(messageCalls.edit, { topics, onDone: onClose });
  const changed = text.trim();
  const hindrance =
    changed === ''
      ? t('writeFirst')
      : changed === message.text
        ? t('nothingChanged')
        : placeholdersIn(changed).length > 0
          ? t('replacePlaceholders')
          : null;
  return (
    <FormDialog
      open
      title={t('editMessage')}
      dirty={text !== message.text}
      confirm={t('saveMessage')}
      dismiss={t('keepMessage')}
      busy={isPending}
      disabledReason={hindrance}
      problem={error === null ? null : problemWords(error)}
      onClose={onClose}
      onConfirm={() => void send({ message_id: message.id, text: changed })}
    >
      <NoteInput
        label={t('messageText')}
        hint={t('editHint')}
        value={text}
        onChange={(value) => setText(value ?? '')}
        max={MESSAGE_TEXT_MAX}
        autoFocus
      />
    </FormDialog>
  );
}
