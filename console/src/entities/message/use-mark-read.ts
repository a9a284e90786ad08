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

/**
 * Marks the messages as read once the page is visible. Returns the id of the message below the line "new". The line
 * keeps its place after the messages are marked as read.
 */
export function useMarkRead({ reservation_id, boater_id, messages }: About): string | null {
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
    if (!visible || unread === '') return;
    const ids = unread.split(' ').filter((id) => !marked.current.has(id));
    if (ids.length === 0) return;
    for (const id of ids) marked.current.add(id);
    setNewFrom((before) => before ?? ids[0] ?? null);
    void send({ boater_id, message_ids: ids }).then((answer) => {
      // The call failed, so the messages are still unread. The next run of this effect tries again.
      if (answer === null) for (const id of ids) marked.current.delete(id);
    });
  }, [visible, unread, boater_id, send]);
  return newFrom ?? firstUnread(messages);
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
