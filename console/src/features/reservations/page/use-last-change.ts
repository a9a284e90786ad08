import { auditCalls } from '../../../../../contracts/audit/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';

/** Who changed a reservation last and when, for those who may read its history; null where it is not known. */
export function useLastChange(id: string, wanted: boolean): { readonly by: string; readonly at: string } | null {
  const may = useMay(auditCalls.getall.access);
  const { data } = useLoad(
    auditCalls.getall,
    { filter: { kind: 'reservation', id }, sort: 'newest', page: 1, page_size: 1 },
    { topics: [{ topic: 'reservations', ids: [id] }], enabled: wanted && may },
  );
  const last = wanted ? data?.items[0] : undefined;
  return last === undefined ? null : { by: last.actor.name, at: last.at };
}
