import { useState } from 'react';
import { messageCalls } from '../../../../contracts/messages/calls.js';
import { ApiError } from '../../lib/api/api-error.js';
import { call } from '../../lib/api/client.js';
import { useQueryClient } from '@tanstack/react-query';
import { refreshConcerned } from '../../lib/api/topics.js';
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
  /** All messages sent from this page, oldest first. The list includes those that the server already returns. */
  readonly outgoing: readonly Outgoing[];
  readonly write: (text: string) => void;
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
  const client = useQueryClient();
  const [all, setAll] = useState<readonly Outgoing[]>([]);

  const change = (key: string, next: Partial<Outgoing>) =>
    setAll((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one)));

  const send = async ({ key, text }: Pick<Outgoing, 'key' | 'text'>) => {
    try {
      const body = { boater_id, text, ...subjectOf({ reservation_id, absence_report_id }) };
      const { id } = await call(messageCalls.create, body, { commandId: key });
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
    outgoing: all,
    unsaved: text.trim() !== '' || all.some(({ state }) => state !== 'sent'),
    write: (text) => {
      const key = crypto.randomUUID();
      setAll((before) => [
        ...before,
        { key, text, at: new Date().toISOString(), state: 'sending', id: null, refused: null },
      ]);
      void send({ key, text });
    },
    retry: (key) => {
      const failed = all.find((one) => one.key === key);
      if (failed === undefined) return;
      change(key, { state: 'sending', refused: null });
      void send(failed);
    },
  };
}

function subjectOf({ reservation_id, absence_report_id }: Omit<About, 'boater_id'>) {
  if (reservation_id !== undefined) return { reservation_id, chat_view: 'Reservation' as const };
  if (absence_report_id !== undefined) return { absence_report_id, chat_view: 'AbsenceReport' as const };
  return { chat_view: 'General' as const };
}
