import { messageCalls } from '../../../../contracts/messages/calls.js';
import { notificationCalls } from '../../../../contracts/notifications/calls.js';
import { useLoad } from '../../lib/api/use-load.js';
import type { Topic } from '../../lib/api/topics.js';
import { useSession } from '../../lib/session/session-context.js';
import { useMenu } from '../menu/menu-context.js';
import { notificationTopics } from './use-notification-marks.js';

/** The ten latest conversations, unread ones first, without the product's own notices (spec 1 §9). */
export const chatsQuestion = { page_size: 10, remove_notifications: true, unread_first: true };
export const chatTopics: readonly Topic[] = [{ topic: 'messages' }];

/** What the user has not read, by the tabs of the bell. */
export interface Unread {
  readonly messages: number;
  readonly notifications: number;
}

/**
 * The numbers of the user's unread messages and notifications; 0 without the chat feature. The bell, the title of the
 * window and the menu entry Messages count messages; the dashboard's entry and the tab of the bell count notifications.
 */
export function useUnread(): Unread {
  const { marina } = useSession();
  const chat = marina?.marina_settings.permissions.chat === true;
  const enabled = useMenu().some((entry) => entry.id === 'messages') && chat;
  const chats = useLoad(messageCalls.getall, chatsQuestion, { topics: chatTopics, enabled });
  const news = useLoad(notificationCalls.getall, { page_size: 1 }, { topics: notificationTopics, enabled });
  return {
    messages: enabled ? (chats.data?.unread_total ?? 0) : 0,
    notifications: enabled ? (news.data?.unread_total ?? 0) : 0,
  };
}
