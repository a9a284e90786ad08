import { Row } from '../../../ui/layout/row.js';
import { Stack } from '../../../ui/layout/stack.js';
import { styled } from '../../../ui/theme/styled.js';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageCalls } from '../../../../../contracts/messages/calls.js';
import { UploadProgress } from '../../../entities/document/upload-progress.js';
import { ChosenFile } from '../../../entities/message/chosen-file.js';
import { filesToAdd, type RefusedFile } from '../../../entities/message/chosen-files.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useUpload } from '../../../lib/api/use-upload.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { NoteInput } from '../../../ui/fields/note-input.js';
import { AttachIcon } from '../../../ui/icons.js';
import { unseen } from '../../../ui/theme/measures.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { boaterTopics } from '../api/boater-topics.js';
import { keepDraft, keptDraft } from '../model/kept-draft.js';
import { Quiet } from './boater-card.js';
import { Wrong } from './wrong.js';
import { MESSAGE_TEXT_MAX } from '../../../../../contracts/vocabulary/message-text.js';
import { boaterReservationCalls } from '../../../../../contracts/reservations/boater-calls.js';

const Picker = styled('input')(unseen);

interface MessageFormProps {
  token: string;
  reservationId: string;
  marina: string;
}

/** Sends a message to the marina, with a file. The text survives a reload and is cleared only after it was sent. */
export function MessageForm({ token, reservationId, marina }: MessageFormProps) {
  const { t } = useTranslation(['boater', 'entities/message']);
  const problemWords = useProblemWords();
  const toast = useToast();
  const picker = useRef<HTMLInputElement>(null);
  const draft = `boater_message:${reservationId}`;
  const [text, setText] = useState(() => keptDraft(draft));
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const write = (wanted: string): void => {
    setText(wanted);
    keepDraft(draft, wanted);
  };
  const { send, isPending, error } = useSend(boaterReservationCalls.message, {
    token,
    topics: boaterTopics,
    onDone: (_receipt, sent) => {
      // Text typed while the message was being sent is kept.
      if (keptDraft(draft).trim() === sent.text) write('');
      toast({ kind: 'done', text: t('messageSentToast') });
    },
  });
  const upload = useUpload(messageCalls.attachAsBoater, {
    token,
    topics: boaterTopics,
    onDone: () => {
      write('');
      toast({ kind: 'done', text: t('messageSentToast') });
    },
  });
  if (error?.error_type === 'FORBIDDEN' && text.trim() === '') return <Quiet>{t('messagesOff', { marina })}</Quiet>;
  const said = text.trim();
  const choose = (chosen: readonly File[]) => {
    const { added, refused: wrong } = filesToAdd([], chosen.slice(0, 1));
    setFile(added[0] ?? null);
    setRefused(wrong[0] ?? null);
  };
  const submit = () => {
    if (file !== null) {
      upload.start({ text: said }, file);
      setFile(null);
    } else if (said !== '') void send({ text: said });
  };
  const nothing = said === '' && file === null;
  return (
    <Stack
      as="form"
      gap={10}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <NoteInput
        label={t('messageLabel', { marina })}
        value={text}
        max={MESSAGE_TEXT_MAX}
        onChange={(wanted) => write(wanted ?? '')}
      />
      {file !== null && <ChosenFile file={file} onRemove={() => setFile(null)} />}
      {refused !== null && <Wrong>{t(`entities/message:fileRefused_${refused.why}`, { name: refused.name })}</Wrong>}
      <UploadProgress state={upload.state} onRetry={upload.retry} onStop={upload.stop} />
      {error !== null && (
        <Wrong>{error.error_type === 'FORBIDDEN' ? t('messagesOff', { marina }) : problemWords(error)}</Wrong>
      )}
      <Row gap={10} wrap>
        <Button
          type="submit"
          busy={isPending || upload.state.is === 'sending'}
          disabledReason={nothing ? t('messageEmpty') : null}
        >
          {t('messageSend')}
        </Button>
        <Button icon={<AttachIcon />} onClick={() => picker.current?.click()}>
          {t('messageAttach')}
        </Button>
        <Picker
          ref={picker}
          type="file"
          tabIndex={-1}
          aria-label={t('messageAttach')}
          onChange={(event) => {
            choose([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </Row>
    </Stack>
  );
}
