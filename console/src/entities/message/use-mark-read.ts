import { useEffect, useRef, useState } from 'react';
import { messageCalls } from '../../../../contracts/messages/calls.js';
import type { Message } from '../../../../contracts/messages/message.js';
import { useSend } from '../../lib/api/use-send.js';
import { firstUnread, toMarkRead } from './message-rules.js';

interface About {
  /** Absent: the messages are about no single reservation. */
  readonly reservation_id?: string;
  readonly boater_id: string;
  readonly messages: readonly Message[];
}

/** Messages count as read after they were in view for this time. */
const IN_VIEW_MS = 1000;

interface Marking {
  /** Id of the message below the line "new". The line keeps its place after the messages are marked as read. */
  readonly newFrom: string | null;
  /** Leaves a message unread that the user marked so. */
  readonly keepUnread: (id: string) => void;
}

/** Marks the messages as read once the page has been visible for a second. */
export function useMarkRead({ reservation_id, boater_id, messages }: About): Marking {
  const visible = useVisible();
  const { send } = useSend(messageCalls.read, {
    topics: [
      { topic: 'messages', ids: [reservation_id ?? boater_id] },
      ...(reservation_id === undefined ? [] : [{ topic: 'reservations' as const, ids: [reservation_id] }]),
    ],
  });
  const [newFrom, setNewFrom] = useState<string | null>(null);
  const marked = useRef(new Set<string>());
  const unread = toMarkRead(messages).join(' ');
  useEffect(() => {
    if (!visible || unread === '') return undefined;
    const ids = unread.split(' ').filter((id) => !marked.current.has(id));
    if (ids.length === 0) return undefined;
    setNewFrom((before) => before ?? ids[0] ?? null);
    const timer = setTimeout(() => {
      for (const id of ids) marked.current.add(id);
      void send({ boater_id, message_ids: ids }).then((answer) => {
        // The call failed, so the messages are still unread. The next run of this effect tries again.
        if (answer === null) for (const id of ids) marked.current.delete(id);
      });
    }, IN_VIEW_MS);
    return () => clearTimeout(timer);
  }, [visible, unread, boater_id, send]);
  return { newFrom: newFrom ?? firstUnread(messages), keepUnread: (id) => void marked.current.add(id) };
}

/** Whether the browser currently shows this page. */
function useVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
}
