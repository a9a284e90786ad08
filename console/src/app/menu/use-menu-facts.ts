import { useLoad } from '../../lib/api/use-load.js';
import { useSession } from '../../lib/session/session-context.js';
import { notificationCalls } from '../../../../contracts/notifications/calls.js';
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
  // The bell loads the same.
  const news = useLoad(
    notificationCalls.getall,
    { page_size: 1 },
    { topics: [{ topic: 'notifications' }], enabled: shows('news') && mayDo(notificationCalls.getall.access) },
  );
  const counts: Partial<Record<MenuCounted, number>> = {};
  if (ourMoves.data !== undefined) counts.our_moves = ourMoves.data.total;
  if (placing.data !== undefined) {
    counts.without_berth = Object.values(placing.data.groups).reduce((sum, { total }) => sum + total, 0);
  }
  if (news.data !== undefined) counts.news = news.data.unread_total;
  return counts;
}
