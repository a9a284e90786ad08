import { manyBerthsCalls } from '../../../../../contracts/berths/calls.js';
import type { BerthChanges } from '../../../../../contracts/berths/many-berths.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSame } from '../../../lib/forms/use-same.js';
import type { BerthFieldName, BerthValues } from '../model/berth-values.js';

const topics: readonly Topic[] = [{ topic: 'berths' }, { topic: 'occupancy' }];

/** The typed changes that may put a boat out of the berth. */
export function decidingChanges(mine: readonly BerthFieldName[], typed: Partial<BerthValues>): BerthChanges {
  const changes: { -readonly [K in keyof BerthChanges]: BerthChanges[K] } = {};
  for (const name of mine) {
    if (name === 'max_loa' || name === 'max_beam' || name === 'max_draft') {
      const size = typed[name];
      if (size != null && size > 0) changes[name] = size;
    } else if (name === 'boat_types') changes.boat_types = typed.boat_types;
    else if (name === 'active') changes.active = typed.active;
  }
  return changes;
}

/** The stays, now and later, that the typed changes would put out of the berth; undefined while that is not known. */
export function useAffectedStays(berthId: string | null, mine: readonly BerthFieldName[], typed: Partial<BerthValues>) {
  const changes = useSame(decidingChanges(mine, typed));
  const asked = berthId !== null && Object.keys(changes).length > 0;
  const { data, isPlaceholderData } = useLoad(
    manyBerthsCalls.checkUpdate,
    { berth_ids: [berthId ?? ''], changes },
    { topics, enabled: asked, keepPrevious: true },
  );
  if (!asked) return [];
  return isPlaceholderData ? undefined : data?.items;
}
