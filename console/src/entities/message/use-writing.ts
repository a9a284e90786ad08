import { useState } from 'react';
import { messageCalls } from '../../../../contracts/messages/calls.js';
import { ApiError } from '../../lib/api/api-error.js';
import { call } from '../../lib/api/client.js';
import { useQueryClient } from '@tanstack/react-query';
import { refreshConcerned } from '../../lib/api/topics.js';
import { upload } from '../../lib/api/upload.js';
import type { Outgoing } from './message-rules.js';

interface About {
  /** Absent: the message is about no reservation. */
  readonly reservation_id?: string;
  /** Absent: the message is about no absence report. */
  readonly absence_report_id?: string;
  readonly boater_id: string;
}

/** The text that is being typed and the messages that were sent from this page. */
export interface Writing {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Files that go with the text. */
  readonly files: readonly File[];
  readonly setFiles: (files: readonly File[]) => void;
  /** All messages sent from this page, oldest first. The list includes those that the server already returns. */
  readonly outgoing: readonly Outgoing[];
  /** Sends the text and the files and empties both. A message has one file, so each further file is one of its own. */
  readonly write: () => void;
  readonly retry: (key: string) => void;
  /** True if leaving the page would lose typed text or a message that the server has not accepted. */
  readonly unsaved: boolean;
}

/**
 * Sends messages. Each message appears in the conversation at once, and a refused message stays there with a retry
 * button. A retry reuses the first command id, so the message cannot arrive twice. Several messages can be sent at the
 * same time. This state belongs to the page, because typed text must survive a change of tab.
 */
export function useWriting({ reservation_id, absence_report_id, boater_id }: About): Writing {
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const client = useQueryClient();
  const [all, setAll] = useState<readonly Outgoing[]>([]);

  const change = (key: string, next: Partial<Outgoing>) =>
    setAll((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one)));

  const post = ({ key, text, file }: Pick<Outgoing, 'key' | 'text' | 'file'>) => {
    const { chat_view, ...record } = subjectOf({ reservation_id, absence_report_id });
    if (file === null) {
      return call(messageCalls.create, { boater_id, text, chat_view, ...record }, { commandId: key });
    }
    const onProgress = (share: number) => change(key, { share });
    return upload(messageCalls.attach, { boater_id, text, ...record }, file, { commandId: key, onProgress });
  };

  const send = async (message: Pick<Outgoing, 'key' | 'text' | 'file'>) => {
    const { key } = message;
    try {
      const { id } = await post(message);
      change(key, { state: 'sent', id });
      refreshConcerned(client, [{ topic: 'messages', ids: [reservation_id ?? absence_report_id ?? boater_id] }]);
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      change(key, { state: 'failed', refused });
    }
  };

  return {
    text,
    setText,
    files,
    setFiles,
    outgoing: all,
    unsaved: text.trim() !== '' || files.length > 0 || all.some(({ state }) => state !== 'sent'),
    write: () => {
      const texts = files.length === 0 ? [text.trim()] : files.map((_, index) => (index === 0 ? text.trim() : ''));
      const messages = texts.map((said, index) => newMessage(said, files[index] ?? null));
      setAll((before) => [...before, ...messages]);
      setText('');
      setFiles([]);
      // One after the other, so that they arrive in their order.
      void messages.reduce<Promise<void>>((before, message) => before.then(() => send(message)), Promise.resolve());
    },
    retry: (key) => {
      const failed = all.find((one) => one.key === key);
      if (failed === undefined) return;
      change(key, { state: 'sending', refused: null, share: 0 });
      void send(failed);
    },
  };
}

function newMessage(text: string, file: File | null): Outgoing {
  const key = crypto.randomUUID();
  return { key, text, file, share: 0, at: new Date().toISOString(), state: 'sending', id: null, refused: null };
}

function subjectOf({ reservation_id, absence_report_id }: Omit<About, 'boater_id'>) {
  if (reservation_id !== undefined) return { reservation_id, chat_view: 'Reservation' as const };
  if (absence_report_id !== undefined) return { absence_report_id, chat_view: 'AbsenceReport' as const };
  return { chat_view: 'General' as const };
}
