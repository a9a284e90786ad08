import { useLoad } from '../../lib/api/use-load.js';
import { useSession } from '../../lib/session/session-context.js';
import { mailOutboxCalls } from '../../../../contracts/operations/calls.js';
import { reservationCalls } from '../../../../contracts/reservations/calls.js';
import type { MenuEntry } from './menu-rules.js';

/** Whether this installation keeps its mails for staff to read; null: not known yet, or not for this person to know. */
export function useKeepsMails(): boolean | null {
  const { mayDo } = useSession();
  // What they say lets their reader answer for the boater.
  const enabled = mayDo({ kind: 'staff', needs: { area: 'reservations', level: 'EDITOR' } });
  const { data, error } = useLoad(mailOutboxCalls.getall, { page_size: 1 }, { topics: [], enabled });
  if (data !== undefined) return true;
  if (!enabled) return false;
  return error?.status === 404 ? false : null;
}

/** How many reservations wait for us; undefined: not known, or not for this person to see. */
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
