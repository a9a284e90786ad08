import type { QueryClient } from '@tanstack/react-query';
import { reservationCalls } from '../../../../contracts/reservations/calls.js';
import { allows } from '../../../../contracts/vocabulary/access.js';
import { loadOptions } from '../../lib/api/use-load.js';
import { editionOf, principalOf, selfQuestion } from '../../lib/session/session.js';

type Place = Pick<Location, 'pathname' | 'search'>;

/**
 * Runs the first queries of this address before its page has loaded: the session and the reservation named by the
 * address at once, the list as soon as the edition is known. Errors are ignored here; the session and the page report
 * them.
 */
export async function askFirst(client: QueryClient, { pathname, search }: Place): Promise<void> {
  const self = client.query(selfQuestion);
  const id = /^\/reservations\/([0-9a-f-]{36})$/.exec(pathname)?.[1];
  if (id !== undefined) {
    const topics = [{ topic: 'reservations', ids: [id] }] as const;
    await Promise.allSettled([
      self,
      client.query(loadOptions(reservationCalls.get, { reservation_id: id }, { topics })),
    ]);
    return;
  }
  const known = await self.catch(() => null);
  if (known === null || pathname !== '/reservations') return;
  if (!allows(reservationCalls.getall.access, principalOf(known))) return;
  const list = await import('../../features/reservation-list/routes/list-load.js').catch(() => null);
  if (list === null) return;
  await client.query(list.listLoadAt(search, editionOf(known.marina))).catch(() => undefined);
}
