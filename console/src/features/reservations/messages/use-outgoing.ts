import { useState } from 'react';
import { messageApi } from '../../../../../contracts/messages/api.js';
import type { Message } from '../../../../../contracts/messages/message.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { call } from '../../../lib/api/client.js';
import { useQueryClient } from '@tanstack/react-query';
import { refreshConcerned } from '../../../lib/api/topics.js';
import { type Outgoing, stillOutgoing } from './message-rules.js';

interface About {
  readonly reservation_id: string;
  readonly boater_id: string;
  /** What the server has told so far. */
  readonly known: readonly Message[];
}

/**
 * Messages on their way. Each stands in the conversation at once; one that was refused stays there with a button, and a
 * retry is sent under its first id, so that it cannot arrive twice. Several may be under way at a time.
 */
export function useOutgoing({ reservation_id, boater_id, known }: About) {
  const client = useQueryClient();
  const [all, setAll] = useState<readonly Outgoing[]>([]);

  const change = (key: string, next: Partial<Outgoing>) =>
    setAll((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one)));

  const send = async ({ key, text }: Pick<Outgoing, 'key' | 'text'>) => {
    try {
      const body = { boater_id, reservation_id, text, chat_view: 'Reservation' as const };
      const { id } = await call(messageApi.create, body, { commandId: key });
      change(key, { state: 'sent', id });
      refreshConcerned(client, [{ topic: 'messages', ids: [reservation_id] }]);
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      change(key, { state: 'failed', refused });
    }
  };

  return {
    outgoing: stillOutgoing(all, known),
    write: (text: string) => {
      const key = crypto.randomUUID();
      setAll((before) => [
        ...before,
        { key, text, at: new Date().toISOString(), state: 'sending', id: null, refused: null },
      ]);
      void send({ key, text });
    },
    retry: (key: string) => {
      const failed = all.find((one) => one.key === key);
      if (failed === undefined) return;
      change(key, { state: 'sending', refused: null });
      void send(failed);
    },
  };
}
