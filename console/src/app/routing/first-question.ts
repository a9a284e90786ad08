import type { QueryClient } from '@tanstack/react-query';
import { reservationCalls } from '../../../../contracts/reservations/calls.js';
import { allows } from '../../../../contracts/vocabulary/access.js';
import { loadOptions } from '../../lib/api/use-load.js';
import { editionOf, principalOf, selfQuestion } from '../../lib/session/session.js';

type Place = Pick<Location, 'pathname' | 'search'>;

/**
 * Asks what the page of this address asks first, before the page is there: who is at the screen, and what a reservation's
 * address names, at once; the list as soon as it is known in which edition. What is wrong with the answers, the session
 * and the page say.
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
