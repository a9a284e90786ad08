import type { BerthChoice, Match } from '../../../../contracts/berths/matches.js';
import type { RemovalRule } from '../../../../contracts/berths/vocabulary.js';
import { isSizeKnown } from '../../../../contracts/vocabulary/sizes.js';
import { nightsBetween } from '../../../../contracts/vocabulary/dates.js';
import type { ApiError } from '../../lib/api/api-error.js';
import type { Topic } from '../../lib/api/topics.js';
import { useLoad } from '../../lib/api/use-load.js';
import { inChoiceOrder } from './candidate-rules.js';
import type { StayDraft } from './chosen-berth.js';
import { availabilityCalls } from '../../../../contracts/berths/availability-calls.js';

interface MatchedBerths {
  readonly items: readonly Match[];
  readonly total: number;
  readonly removed: Readonly<Partial<Record<RemovalRule, number>>>;
}

export interface BerthPlan {
  /** True while dates or sizes are missing. No plan can be requested yet. */
  readonly waits: boolean;
  /** The free berths that fit, best first. Undefined while they load. */
  readonly matched: MatchedBerths | undefined;
  /** Every active berth with the reasons against it. Undefined until the user opens the list. */
  readonly choices: readonly BerthChoice[] | undefined;
  readonly nights: number;
  /** Number of berths that the plan checked. */
  readonly asked: number;
  readonly error: ApiError | null;
  readonly reload: () => void;
}

/** A change to any berth or stay can change the plan. */
const topics: readonly Topic[] = [{ topic: 'berths' }, { topic: 'occupancy' }];

const told = (size: number): number | null => (isSizeKnown(size) ? size : null);

/** The berth plan for the stay and boat in the form. It is requested only when both are complete. */
export function useBerthPlan(
  { start_date, end_date, allocation_id = null, vessel }: StayDraft,
  wantsAll: boolean,
): BerthPlan {
  const { length, beam, draft, type = null } = vessel;
  const nights = start_date === '' || end_date === '' ? 0 : nightsBetween(start_date, end_date);
  // Beam and draft may not be known yet: then only the length is checked.
  const enabled = nights >= 1 && length >= 0.1 && [beam, draft].every((size) => !isSizeKnown(size) || size >= 0.1);
  const own = allocation_id === null ? {} : { allocation_id };
  const wish = { start_date, end_date, length, beam: told(beam), draft: told(draft), type, ...own };
  const matched = useLoad(availabilityCalls.listMatchedBerths, wish, { topics, enabled, keepPrevious: true });
  const choices = useLoad(availabilityCalls.listAvailableBerths, wish, {
    topics,
    enabled: enabled && wantsAll,
    keepPrevious: true,
  });
  const removed = Object.values(matched.data?.removed ?? {}).reduce((sum, count) => sum + count, 0);
  return {
    waits: !enabled,
    matched: enabled ? matched.data : undefined,
    choices: choices.data === undefined ? undefined : inChoiceOrder(choices.data.items, length),
    nights,
    asked: (matched.data?.total ?? 0) + removed,
    error: matched.error ?? choices.error,
    reload: () => {
      void matched.refetch();
      if (wantsAll) void choices.refetch();
    },
  };
}
