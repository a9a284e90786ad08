import { useLoad } from '../../lib/api/use-load.js';
import { useSession } from '../../lib/session/session-context.js';
import { useUnread } from '../bell/use-unread.js';
import { reservationCalls } from '../../../../contracts/reservations/calls.js';
import type { MenuCounted, MenuEntry } from './menu-rules.js';
import { matchingCalls } from '../../../../contracts/reservations/matching-calls.js';

/** The numbers that entries show; without those that are not loaded or not permitted. */
export type MenuCounts = Readonly<Partial<Record<MenuCounted, number>>>;

export function useMenuCounts(menu: readonly MenuEntry[]): MenuCounts {
  const { edition, mayDo } = useSession();
  const shows = (counted: MenuCounted) => menu.some((entry) => entry.counts === counted && entry.locked === null);
  const ourMoves = useLoad(
    reservationCalls.getall,
    { filter: { edition, action_required: 'MARINA' as const }, page_size: 1 },
    { topics: [{ topic: 'reservations' }], enabled: shows('our_moves') },
  );
  // Of the other groups the answer has only the number.
  const placing = useLoad(
    matchingCalls.list,
    { group: 'lost' as const, page_size: 1 },
    { topics: [{ topic: 'reservations' }], enabled: shows('without_berth') && mayDo(matchingCalls.list.access) },
  );
  const unread = useUnread();
  const counts: Partial<Record<MenuCounted, number>> = {};
  if (ourMoves.data !== undefined) counts.our_moves = ourMoves.data.total;
  if (placing.data !== undefined) {
    counts.without_berth = Object.values(placing.data.groups).reduce((sum, { total }) => sum + total, 0);
  }
  if (shows('unread_messages')) counts.unread_messages = unread.messages;
  if (shows('unread_notifications')) counts.unread_notifications = unread.notifications;
  return counts;
}
