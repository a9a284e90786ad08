import { CountUnreadByReservation } from '../../../contracts/messages/queries.js';
import type { QueryBus } from '../../platform/buses/buses.js';

/** Adds the user's unread messages to the rows of a page, in one query for all of them. */
export async function withUnread<Row extends { readonly id: string }>(
  queries: QueryBus,
  rows: readonly Row[],
  user_id: string,
): Promise<(Row & { unread_messages: number })[]> {
  const counted = new CountUnreadByReservation({ reservation_ids: rows.map(({ id }) => id), user_id });
  const unread = await queries.execute(counted);
  return rows.map((row) => ({ ...row, unread_messages: unread.get(row.id) ?? 0 }));
}
