import { auditCalls } from '../../../../../contracts/audit/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';

interface LastChange {
  readonly by: string;
  readonly at: string;
  /** The change with its author, for example "Approved by Maëlle Kervadec, staff". */
  readonly words: string;
}

/** The last change of a reservation; null where unknown. */
export function useLastChange(id: string, wanted: boolean): LastChange | null {
  const { data } = useLoad(
    auditCalls.ofReservation,
    { reservation_id: id, page_size: 1 },
    { topics: [{ topic: 'reservations', ids: [id] }], enabled: wanted },
  );
  const last = wanted ? data?.items[0] : undefined;
  return last === undefined ? null : { by: last.actor.name, at: last.at, words: last.words };
}
