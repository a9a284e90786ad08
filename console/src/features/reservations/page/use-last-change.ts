import { auditCalls } from '../../../../../contracts/audit/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';

/** The user and time of the last change, for users who may read the history; null where unknown. */
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
