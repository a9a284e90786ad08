import { useState } from 'react';
import { messageCalls } from '../../../../contracts/messages/calls.js';
import { ApiError } from '../../lib/api/api-error.js';
import { call } from '../../lib/api/client.js';
import { useQueryClient } from '@tanstack/react-query';
import { refreshConcerned } from '../../lib/api/topics.js';
import type { Outgoing } from './message-rules.js';

interface About {
  readonly reservation_id: string;
  readonly boater_id: string;
}

/** The message being written to a boater, and the messages being sent. */
export interface Writing {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** All messages sent from here, oldest first, including those that the server already returns. */
  readonly outgoing: readonly Outgoing[];
  readonly write: (text: string) => void;
  readonly retry: (key: string) => void;
  /** Leaving would lose text: some is typed, or the server has not accepted it yet. */
  readonly unsaved: boolean;
}

/**
 * The messages being sent. Each appears in the conversation at once; a refused one stays there with a button. A retry
 * reuses the first id, so that the message cannot arrive twice. Several can be sent at a time. This state belongs to
 * the page, not to the conversation's tab: switching to the details must not lose typed text.
 */
export function useWriting({ reservation_id, boater_id }: About): Writing {
  const [text, setText] = useState('');
  const client = useQueryClient();
  const [all, setAll] = useState<readonly Outgoing[]>([]);

  const change = (key: string, next: Partial<Outgoing>) =>
    setAll((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one)));

  const send = async ({ key, text }: Pick<Outgoing, 'key' | 'text'>) => {
    try {
      const body = { boater_id, reservation_id, text, chat_view: 'Reservation' as const };
      const { id } = await call(messageCalls.create, body, { commandId: key });
      change(key, { state: 'sent', id });
      refreshConcerned(client, [{ topic: 'messages', ids: [reservation_id] }]);
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
