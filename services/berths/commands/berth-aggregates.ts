import type { Aggregate } from '../../platform/event-sourcing/aggregate.js';
import type { BerthEvent } from '../domain/berth-events.js';
import { type BerthState, evolve as evolveBerth, initial as noBerth } from '../domain/berth.js';
import type { BerthPlanEvent } from '../domain/berth-plan-events.js';
import {
  evolve as evolvePlan,
  fromSnapshot,
  initial as emptyPlan,
  SNAPSHOT_VERSION,
  toSnapshot,
} from '../domain/berth-plan.js';
import type { BerthPlanState } from '../domain/berth-plan-state.js';
import type { PierEvent } from '../domain/pier-events.js';
import { evolve as evolvePier, initial as noPier, type PierState } from '../domain/pier.js';

export const pierAggregate: Aggregate<PierState, PierEvent> = { prefix: 'pier-', initial: noPier, evolve: evolvePier };

export const berthAggregate: Aggregate<BerthState, BerthEvent> = {
  prefix: 'berth-',
  initial: noBerth,
  evolve: evolveBerth,
};

/** One stream a marina; its id is the marina's. */
export const planAggregate: Aggregate<BerthPlanState, BerthPlanEvent> = {
  prefix: 'berthplan-',
  initial: emptyPlan,
  evolve: evolvePlan,
  snapshot: { version: SNAPSHOT_VERSION, every: 5000, to: toSnapshot, from: fromSnapshot },
};
