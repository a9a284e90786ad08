import { useFormats } from '../../../lib/format/use-formats.js';
import { freeTogether } from '../model/berth-nights.js';
import { useBars } from '../model/use-bars.js';

/** Nights ahead over which the wizard counts. */
const NIGHTS = 60;

/** On how many of the next nights all berths are free; null while that is not known. */
export function useFreeTogether(berthIds: readonly string[], enabled: boolean) {
  const { today } = useFormats();
  const start = today();
  const { data } = useBars(berthIds, start, NIGHTS, enabled);
  if (!enabled || data === undefined) return null;
  return { nights: freeTogether(data.bars, berthIds, start, NIGHTS), of: NIGHTS };
}
