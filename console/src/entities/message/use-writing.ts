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

/** The draft and the unsent messages of one conversation. */
interface Written {
  readonly text: string;
  readonly files: readonly File[];
  readonly outgoing: readonly Outgoing[];
}
const nothing: Written = { text: '', files: [], outgoing: [] };

/** The drafts of all conversations that a page opens, one after the other. */
export interface Writings {
  readonly of: (about: About) => Writing;
  /** True if one of the conversations holds what leaving the page would lose. */
  readonly unsaved: boolean;
}

/** The writing of a page with one conversation. */
export function useWriting(about: About): Writing {
  return useWritings().of(about);
}

/**
 * Sends messages. Each message appears in the conversation at once, and a refused message stays there with a retry
 * button. A retry reuses the first command id, so the message cannot arrive twice. Several messages can be sent at the
 * same time. This state belongs to the page, because typed text must survive a change of tab or of conversation.
 */
export function useWritings(): Writings {
  const [written, setWritten] = useState<ReadonlyMap<string, Written>>(new Map());
  const client = useQueryClient();

  const of = (about: About): Writing => {
    const id = conversationOf(about);
    const { text, files, outgoing } = written.get(id) ?? nothing;
    const put = (next: (before: Written) => Partial<Written>) =>
      setWritten((all) => {
        const before = all.get(id) ?? nothing;
        return new Map(all).set(id, { ...before, ...next(before) });
      });
    const change = (key: string, next: Partial<Outgoing>) =>
      put((before) => ({ outgoing: before.outgoing.map((one) => (one.key === key ? { ...one, ...next } : one)) }));

    const send = async (message: Pick<Outgoing, 'key' | 'text' | 'file'>) => {
      const { key } = message;
      try {
        const sent = await post(about, message, (share) => change(key, { share }));
        change(key, { state: 'sent', id: sent.id });
        const { reservation_id, absence_report_id, boater_id } = about;
        refreshConcerned(client, [{ topic: 'messages', ids: [reservation_id ?? absence_report_id ?? boater_id] }]);
      } catch (refused) {
        if (!(refused instanceof ApiError)) throw refused;
        change(key, { state: 'failed', refused });
      }
    };

    return {
      text,
      setText: (next) => put(() => ({ text: next })),
      files,
      setFiles: (next) => put(() => ({ files: next })),
      outgoing,
      unsaved: isUnsaved({ text, files, outgoing }),
      write: () => {
        const texts = files.length === 0 ? [text.trim()] : files.map((_, index) => (index === 0 ? text.trim() : ''));
        const messages = texts.map((said, index) => newMessage(said, files[index] ?? null));
        put((before) => ({ text: '', files: [], outgoing: [...before.outgoing, ...messages] }));
        // One after the other, so that they arrive in their order.
        void messages.reduce<Promise<void>>((before, message) => before.then(() => send(message)), Promise.resolve());
      },
      retry: (key) => {
        const failed = outgoing.find((one) => one.key === key);
        if (failed === undefined) return;
        change(key, { state: 'sending', refused: null, share: 0 });
        void send(failed);
      },
    };
  };

  return { of, unsaved: [...written.values()].some(isUnsaved) };
}

/** Typed text, files, or a message that the server has not accepted. */
function isUnsaved({ text, files, outgoing }: Written): boolean {
  return text.trim() !== '' || files.length > 0 || outgoing.some(({ state }) => state !== 'sent');
}

function conversationOf({ boater_id, reservation_id, absence_report_id }: About): string {
  return [boater_id, reservation_id ?? absence_report_id ?? ''].join('/');
}

function post(
  { boater_id, ...about }: About,
  { key, text, file }: Pick<Outgoing, 'key' | 'text' | 'file'>,
  onProgress: (share: number) => void,
) {
  const { chat_view, ...record } = subjectOf(about);
  if (file === null) {
    return call(messageCalls.create, { boater_id, text, chat_view, ...record }, { commandId: key });
  }
  return upload(messageCalls.attach, { boater_id, text, ...record }, file, { commandId: key, onProgress });
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
