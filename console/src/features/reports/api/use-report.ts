import { reportCalls } from '../../../../../contracts/reports/calls.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { pageOf, type ReportAddress, type ReportScope } from '../model/report-address.js';

/** What reports are counted from. */
const topics: readonly Topic[] = [{ topic: 'reservations' }, { topic: 'traffic' }, { topic: 'berths' }];

/** Loads a report of the marina, or for administrators of the chosen marinas. */
export function useReport(scope: ReportScope, address: ReportAddress, everywhere: boolean) {
  const { marina_ids, ...own } = scope;
  const body = { ...own, ...pageOf(address) };
  const ofMarina = useLoad(reportCalls.get, body, { topics, keepPrevious: true, enabled: !everywhere });
  const ofMarinas = useLoad(
    reportCalls.getAdmin,
    { ...body, ...(marina_ids === undefined ? {} : { marina_ids }) },
    { topics, keepPrevious: true, enabled: everywhere },
  );
  return everywhere ? ofMarinas : ofMarina;
}
