import { berthCalls } from '../../../../../contracts/berths/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';

export interface PierChoice {
  readonly id: string;
  readonly name: string;
}

/** The piers that rules of the list may name; none for users who may not see them. A marina has far fewer than 100. */
export function usePiers(): readonly PierChoice[] {
  const may = useMay(berthCalls.listPiers.access);
  const { data } = useLoad(
    berthCalls.listPiers,
    { page_size: 100 },
    { topics: [{ topic: 'berths' }], enabled: may, keepPrevious: true },
  );
  return data?.items ?? [];
}
