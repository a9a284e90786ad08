import { auditCalls } from '../../../../../contracts/audit/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';

/** The user and time of the last change; null where unknown. */
export function useLastChange(id: string, wanted: boolean): { readonly by: string; readonly at: string } | null {
  const { data } = useLoad(
    auditCalls.ofReservation,
    { reservation_id: id, page_size: 1 },
    { topics: [{ topic: 'reservations', ids: [id] }], enabled: wanted },
  );
  const last = wanted ? data?.items[0] : undefined;
  return last === undefined ? null : { by: last.actor.name, at: last.at };
}
