import type { BerthKind, BerthOrder, BerthPlanState, PlannedBerth } from './berth-plan-state.js';
import { byText } from '../../../contracts/vocabulary/sorting.js';

/** Sorted by size, pier name and number; cached until a berth changes. */
export function inOrder(state: BerthPlanState): BerthOrder {
  state.order ??= orderOf([...state.berths.values()].filter((berth) => !berth.left).sort(bySize));
  return state.order;
}

function orderOf(berths: readonly PlannedBerth[]): BerthOrder {
  const column = (of: (berth: PlannedBerth) => number) => Int32Array.from(berths, of);
  const kinds = new Map<string, number>();
  const kind = Uint8Array.from(berths, (berth) => {
    const key = JSON.stringify(kindOf(berth));
    const known = kinds.get(key) ?? kinds.size;
    kinds.set(key, known);
    return known;
  });
  return {
    berths,
    kinds: [...kinds.keys()].map((key) => JSON.parse(key) as BerthKind),
    kind,
    place: column(({ place }) => place),
    loa: column(({ max_loa }) => max_loa),
    beam: column(({ max_beam }) => max_beam),
    draft: column(({ max_draft }) => max_draft),
    min_length: column(({ min_length }) => min_length),
    min_beam: column(({ min_beam }) => min_beam),
    min_draft: column(({ min_draft }) => min_draft),
  };
}

function kindOf({ facts }: PlannedBerth): BerthKind {
  const { active, offered, instant_booking, boat_types, smart_extension } = facts;
  return { active, offered, instant_booking, boat_types, extends: smart_extension !== null };
}

function bySize(a: PlannedBerth, b: PlannedBerth): number {
  return (
    a.max_loa - b.max_loa ||
    a.max_beam - b.max_beam ||
    a.max_draft - b.max_draft ||
    byText(a.facts.pier_name, b.facts.pier_name) ||
    a.facts.number - b.facts.number ||
    byText(a.facts.berth_id, b.facts.berth_id)
  );
}
