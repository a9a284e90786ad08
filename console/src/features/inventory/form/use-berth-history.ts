import { auditCalls } from '../../../../../contracts/audit/calls.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';

/** A page of the berth's history, newest first, for users who may read it. */
export function useBerthHistory(berthId: string, page: number, page_size: number) {
  const may = useMay(auditCalls.getall.access);
  const topics: readonly Topic[] = [{ topic: 'berths', ids: [berthId] }, { topic: 'occupancy' }];
  const body = { filter: { kind: 'berth', id: berthId }, sort: 'newest' as const, page, page_size };
  const answer = useLoad(auditCalls.getall, body, { topics, enabled: may, keepPrevious: true });
  return { ...answer, may };
}
