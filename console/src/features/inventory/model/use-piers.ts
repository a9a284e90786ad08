import { berthCalls } from '../../../../../contracts/berths/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';

/** The piers of the marina by name. A marina has far fewer than one page of them. */
export function usePiers() {
  return useLoad(
    berthCalls.listPiers,
    { page_size: 100 },
    { topics: [{ topic: 'berths' }, { topic: 'occupancy' }, { topic: 'traffic' }], keepPrevious: true },
  );
}
