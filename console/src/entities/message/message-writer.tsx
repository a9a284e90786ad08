import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { SendIcon } from '../../ui/icons.js';
import { MESSAGE_TEXT_MAX } from '../../../../contracts/messages/vocabulary.js';
import { Button } from '../../ui/buttons/button.js';
import { NoteInput } from '../../ui/fields/note-input.js';

const Form = styled('form')({ display: 'grid', gap: 8 });
const Foot = styled('div')({ display: 'flex', justifyContent: 'flex-end' });

interface MessageWriterProps {
  /** The text typed so far. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onWrite: (text: string) => void;
  /** Text that explains why the user cannot write; null if the user can. */
  readonly lockedReason: string | null;
}

/** The input below a conversation. The button and Ctrl+Enter or ⌘+Enter send the message. */
export function MessageWriter({ text, onText, onWrite, lockedReason }: MessageWriterProps) {
  const { t } = useTranslation('entities/message');
  const empty = text.trim() === '';
  const send = () => {
    if (empty || lockedReason !== null) return;
    onWrite(text.trim());
    onText('');
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <NoteInput
        label={t('writeMessage')}
        reason={lockedReason}
        hint={lockedReason === null ? t('writeHint') : undefined}
        max={MESSAGE_TEXT_MAX}
        value={text}
        onChange={(value) => onText(value ?? '')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          send();
        }}
      />
      <Foot>
        <Button
          type="submit"
          kind="primary"
          icon={<SendIcon />}
          disabledReason={lockedReason ?? (empty ? t('writeFirst') : null)}
        >
          {t('send')}
        </Button>
      </Foot>
    </Form>
  );
}
