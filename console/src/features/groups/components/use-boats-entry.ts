import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupBerths } from '../../../../../contracts/reservations/group.js';
import { groupCalls } from '../../../../../contracts/reservations/group-calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';
import { berthsQuestion, type GroupDraft, moved, requiredOf } from '../model/group-draft.js';
import type { PlacedBoat } from './berth-drawing.js';
import { useBoats } from './use-boats.js';
import { useGroupPrices } from './use-group-prices.js';

export const PLAN_TOPICS = [{ topic: 'occupancy' as const }, { topic: 'berths' as const }];

export type BoatsEntry = ReturnType<typeof useBoatsEntry>;

/**
 * The boats of a list while they are entered, with the berths that are proposed for them and what they would cost.
 * @param taken boats that the group has already, whether they still come or not
 * @param coming those of them that still come, which the discount counts
 */
export function useBoatsEntry(draft: GroupDraft, taken = 0, coming = 0) {
  const { t } = useTranslation('groups');
  const mayBerth = useMay(groupCalls.findBerths.access);
  const { boats, setBoats, add, addOne, room: all } = useBoats();
  const [pier, setPier] = useState<string | null>(null);
  const [withBerths, setWithBerths] = useState(false);
  const question = berthsQuestion(draft, boats, pier);
  const asks = withBerths && mayBerth && question !== null;
  const found = useLoad(groupCalls.findBerths, question ?? { boats: [] }, {
    topics: PLAN_TOPICS,
    enabled: asks,
    keepPrevious: true,
  });
  const priced = useGroupPrices(draft, boats, coming);
  const placements = asks && found.data?.placements.length === boats.length ? found.data.placements : [];
  const drawn = placedBoats(boats, placements);
  const berths = new Map(drawn.map(({ key, berth_id }) => [key, berth_id]));
  const refused = placements.filter((placement) => placement.refused !== null).length;
  const free = () => setBoats(boats.map((boat) => ({ ...boat, berth_id: null })));
  const facts = [
    { value: t('boatCount', { count: boats.length }), label: t('entered') },
    ...(placements.length > 0
      ? [{ value: t('berthCount', { count: berths.size - refused }), label: t('together') }]
      : []),
    ...priced.facts,
  ];
  return {
    boats,
    setBoats,
    add,
    addOne,
    room: all - taken,
    mayBerth,
    placements,
    drawn,
    berths,
    pier,
    withBerths,
    priced,
    facts,
    /** Null: nothing is asked, or the answer is on its way. */
    found: asks ? (found.data ?? null) : null,
    looking: asks && found.isFetching,
    incomplete: boats.filter((boat) => requiredOf(boat, draft.offered).length > 0).length,
    needsFacts: question === null,
    /** Why the boats cannot be sent; null: they can. */
    hindrance:
      asks && found.isPlaceholderData ? t('looking') : refused > 0 ? t('someRefused', { count: refused }) : null,
    findBerths: () => {
      setWithBerths(true);
      free();
    },
    berthsLater: () => setWithBerths(false),
    choosePier: (chosen: string | null) => {
      setPier(chosen);
      free();
    },
    move: (key: string, berth_id: string) => setBoats(moved(boats, berths, key, berth_id)),
  };
}

/** The boats that have a berth proposed. */
function placedBoats(boats: ReturnType<typeof useBoats>['boats'], placements: GroupBerths['placements']): PlacedBoat[] {
  return boats.flatMap(({ key, name, length, beam }, index) => {
    const placement = placements[index];
    const berth_id = placement?.berth?.id;
    if (berth_id === undefined || length === null || beam === null) return [];
    return [{ key, name, berth_id, length, beam, refused: placement?.refused != null }];
  });
}
