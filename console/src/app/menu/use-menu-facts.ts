import { useLoad } from '../../lib/api/use-load.js';
import { useSession } from '../../lib/session/session-context.js';
import { mailOutboxCalls } from '../../../../contracts/operations/calls.js';
import { reservationCalls } from '../../../../contracts/reservations/calls.js';
import type { MenuEntry } from './menu-rules.js';

/** Whether this installation keeps its mails for staff to read; null until loaded, or without permission. */
export function useKeepsMails(): boolean | null {
  const { mayDo } = useSession();
  // The links in these mails let their reader act as the boater.
  const enabled = mayDo({ kind: 'staff', needs: { area: 'reservations', level: 'EDITOR' } });
  const { data, error } = useLoad(mailOutboxCalls.getall, { page_size: 1 }, { topics: [], enabled });
  if (data !== undefined) return true;
  if (!enabled) return false;
  return error?.status === 404 ? false : null;
}

/** Number of reservations that wait for the marina; undefined until loaded, or without permission. */
export function useOurMoves(menu: readonly MenuEntry[]): number | undefined {
  const { edition } = useSession();
  const { data } = useLoad(
    reservationCalls.getall,
    { filter: { edition, action_required: 'MARINA' as const }, page_size: 1 },
    {
      topics: [{ topic: 'reservations' }],
      enabled: menu.some((entry) => entry.counts === 'our_moves' && entry.locked === null),
    },
  );
  return data?.total;
}
