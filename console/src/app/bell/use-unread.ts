import { useLoad } from '../../lib/api/use-load.js';
import type { Topic } from '../../lib/api/topics.js';
import { useSession } from '../../lib/session/session-context.js';
import { useMenu } from '../menu/menu-context.js';
import { messageCalls } from '../../../../contracts/messages/calls.js';

/** The ten latest conversations, without the product's own notices (spec 1 §9). */
export const chatsQuestion = { page_size: 10, remove_notifications: true };
export const chatTopics: readonly Topic[] = [{ topic: 'messages' }];

/** Number of unread messages from boaters; 0 without the chat feature. Each caller runs its own query. */
export function useUnread(): number {
  const { marina } = useSession();
  const chat = marina?.marina_settings.permissions.chat === true;
  const enabled = useMenu().some((entry) => entry.id === 'reservations') && chat;
  const { data } = useLoad(messageCalls.getall, chatsQuestion, { topics: chatTopics, enabled });
  return enabled ? (data?.unread_total ?? 0) : 0;
}
