import type { PierRecord } from '../../../contracts/berths/records.js';
import type { BerthPlanState, PlannedBerth } from './berth-plan-state.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isClosedOn } from './closures.js';
import { occupantOn, type StillThere } from './occupant.js';

/** What a pier's berths have in common. */
export type PierCounts = Pick<
  PierRecord,
  'number_of_berths' | 'closed' | 'active' | 'offered' | 'instant_booking_berths' | 'occupied' | 'usual_sizes'
>;

export const NO_BERTHS: PierCounts = {
  number_of_berths: 0,
  active: 0,
  offered: 0,
  instant_booking_berths: 0,
  occupied: 0,
  closed: 0,
  usual_sizes: null,
};

/** Counts of the berths in the plan by pier id, with the boats of the night that begins on `date`, those that are still there included. */
export function pierCounts(plan: BerthPlanState, date: string, still?: StillThere): ReadonlyMap<string, PierCounts> {
  const berths = [...plan.berths.values()].filter((berth) => !berth.left);
  const piers = Map.groupBy(berths, ({ facts }) => facts.pier_id);
  return new Map([...piers].map(([id, there]) => [id, countsOf(there, date, still)]));
}

function countsOf(berths: readonly PlannedBerth[], date: string, still: StillThere | undefined): PierCounts {
  const count = (holds: (berth: PlannedBerth) => boolean) => berths.filter(holds).length;
  return {
    number_of_berths: berths.length,
    active: count(({ facts }) => facts.active),
    offered: count(({ facts }) => facts.offered),
    instant_booking_berths: count(({ facts }) => facts.instant_booking),
    occupied: count((berth) => occupantOn(berth, date, still) !== null),
    closed: count((berth) => isClosedOn(berth, dayNumber(date))),
    usual_sizes: usualSizes(berths),
  };
}

/** The sizes that most berths have; of equally common ones, those of the berth that entered the plan first. */
function usualSizes(berths: readonly PlannedBerth[]): PierCounts['usual_sizes'] {
  const alike = Map.groupBy(berths, ({ facts }) => `${facts.max_loa} ${facts.max_beam} ${facts.max_draft}`);
  const [usual] = [...alike.values()].sort((one, other) => other.length - one.length);
  const first = usual?.[0]?.facts;
  if (usual === undefined || first === undefined) return null;
  const { max_loa, max_beam, max_draft, min_length, min_beam, min_draft } = first;
  return { max_loa, max_beam, max_draft, min_length, min_beam, min_draft, berths: usual.length };
}
