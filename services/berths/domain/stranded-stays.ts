import type { RemovalRule } from '../../../contracts/berths/vocabulary.js';
import type { PlanBerth } from './berth-plan-events.js';
import { measured } from './berth-plan-evolve.js';
import type { BerthedStay, BerthPlanState, HeldNights, PlannedBerth } from './berth-plan-state.js';
import { OPEN_END } from './nights.js';
import { standingRule } from './placement.js';

/** A visitor's stay, now or later, that breaks a rule in its berth. */
export interface StrandedStay {
  readonly segment: BerthedStay;
  readonly rule: RemovalRule;
}

/**
 * The stays from day `today` on that would no longer fit if berths had these facts, also those of boats that extend
 * over one of them. In the order of the berths, each stay once.
 */
export function strandedBy(state: BerthPlanState, facts: readonly PlanBerth[], today: number): StrandedStay[] {
  const changed = new Map<PlannedBerth, PlannedBerth>();
  for (const one of facts) {
    const known = state.berths.get(one.berth_id);
    if (known !== undefined) changed.set(known, { ...known, ...measured(one) });
  }
  const then = (berth: PlannedBerth): PlannedBerth => changed.get(berth) ?? berth;
  const seen = new Set<BerthedStay>();
  return [...changed.keys()].flatMap((berth) =>
    berth.visits.in(today, OPEN_END).flatMap((segment): StrandedStay[] => {
      if (seen.has(segment)) return [];
      seen.add(segment);
      const rule = standingRule(then(segment.berth), segment.over.map(then), segment.allocation);
      return rule === null ? [] : [{ segment, rule }];
    }),
  );
}

/** The visitors and residents that have these berths on day `today` or later. */
export function boatsAhead(
  berths: readonly PlannedBerth[],
  today: number,
): { readonly visits: readonly BerthedStay[]; readonly residencies: readonly HeldNights[] } {
  const visits = new Set(berths.flatMap((berth) => berth.visits.in(today, OPEN_END)));
  return { visits: [...visits], residencies: berths.flatMap((berth) => berth.residencies.in(today, OPEN_END)) };
}
