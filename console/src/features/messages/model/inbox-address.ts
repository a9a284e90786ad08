import type { ChatSummary } from '../../../../../contracts/messages/message.js';
import { chatFlows, type ChatFlow } from '../../../../../contracts/messages/vocabulary.js';
import { fullName } from '../../../lib/format/full-name.js';

/** The state of the inbox in its address; `chat` is the open conversation. */
export const inboxDefaults = { search: '', unread: false, about: '', size: 25, chat: '' };
export type InboxState = typeof inboxDefaults;

/** Conversations that a further page adds. */
export const MORE = 25;
export const MOST_LISTED = 100;

/** The kind of records in the address; null for all or for an unknown word. */
export function aboutIn({ about }: Pick<InboxState, 'about'>): ChatFlow | null {
  return chatFlows.find((flow) => flow === about) ?? null;
}

export function questionOf(state: Omit<InboxState, 'chat'>) {
  const about = aboutIn(state);
  return {
    remove_notifications: true,
    search: state.search,
    unread_only: state.unread,
    page_size: Math.min(Math.max(state.size, 1), MOST_LISTED),
    ...(about === null ? {} : { about }),
  };
}

/** The open conversation among those listed; null when none is open or listed. */
export function openChat(items: readonly ChatSummary[], { chat }: Pick<InboxState, 'chat'>): ChatSummary | null {
  return items.find(({ id }) => id === chat) ?? null;
}

/** The conversation above or below the open one, for the arrow keys; null at the ends. */
export function neighbour(items: readonly ChatSummary[], chat: string, step: 1 | -1): string | null {
  const at = items.findIndex(({ id }) => id === chat);
  if (at === -1) return items[0]?.id ?? null;
  return items[at + step]?.id ?? null;
}

/** Whom a message of the conversation goes to, and the record that it is about. */
export function aboutOf({ boater, chatFlow: { type, redirect_id } }: Pick<ChatSummary, 'boater' | 'chatFlow'>) {
  const boater_id = boater.id;
  if (type === 'reservation') return { boater_id, reservation_id: redirect_id };
  return type === 'absence_report' ? { boater_id, absence_report_id: redirect_id } : { boater_id };
}

export function nameOf({ boater }: Pick<ChatSummary, 'boater'>): string {
  return fullName(boater);
}
