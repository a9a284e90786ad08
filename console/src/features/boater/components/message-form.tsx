import { styled } from '../../../ui/theme/styled.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MESSAGE_TEXT_MAX } from '../../../../../contracts/messages/vocabulary.js';
import { boaterReservationCalls } from '../../../../../contracts/reservations/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { NoteInput } from '../../../ui/fields/note-input.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { boaterTopics } from '../api/boater-topics.js';
import { keepDraft, keptDraft } from '../model/kept-draft.js';
import { Quiet } from './boater-card.js';
import { Wrong } from './wrong.js';

const Form = styled('form')({ display: 'grid', gap: 10 });

interface MessageFormProps {
  token: string;
  reservationId: string;
  marina: string;
}

/** Sends a message to the marina. The text survives a reload and is cleared only after it was sent. */
export function MessageForm({ token, reservationId, marina }: MessageFormProps) {
  const { t } = useTranslation('boater');
  const problemWords = useProblemWords();
  const toast = useToast();
  const draft = `boater_message:${reservationId}`;
  const [text, setText] = useState(() => keptDraft(draft));
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
  if (error?.error_type === 'FORBIDDEN' && text.trim() === '') return <Quiet>{t('messagesOff', { marina })}</Quiet>;
  const said = text.trim();
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (said !== '') void send({ text: said });
      }}
    >
      <NoteInput
        label={t('messageLabel', { marina })}
        value={text}
        max={MESSAGE_TEXT_MAX}
        onChange={(wanted) => write(wanted ?? '')}
      />
      {error !== null && (
        <Wrong>{error.error_type === 'FORBIDDEN' ? t('messagesOff', { marina }) : problemWords(error)}</Wrong>
      )}
      <div>
        <Button type="submit" busy={isPending} disabledReason={said === '' ? t('messageEmpty') : null}>
          {t('messageSend')}
        </Button>
      </div>
    </Form>
  );
}
