import type { SwapResidentsInput } from '../../../contracts/berths/commands.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { refuseFields } from '../../../contracts/vocabulary/refusal.js';
import type { PlanContext, PlanDecision } from './berth-plan-commands.js';
import type { BerthPlanEvent } from './berth-plan-events.js';
import { berthHeldOn, type BerthPlanState, type Residency } from './berth-plan-state.js';
import { joined, movedEvent, refusedBerths, within } from './decide-resident-changes.js';
import { notFound, stayOver } from './plan-refusals.js';

/**
 * Two holders exchange their berths for all nights from today on, or from the later begin. Each takes the berth that the
 * other then has; both move, or neither.
 */
export function swapResidents(state: BerthPlanState, input: SwapResidentsInput, context: PlanContext): PlanDecision {
  const { allocation_id, with_allocation_id, confirm_min_length } = input;
  const [one, other] = [state.residencies.get(allocation_id), state.residencies.get(with_allocation_id)];
  if (one === undefined) return notFound(berthErrors.allocation_not_found, allocation_id);
  if (other === undefined) return notFound(berthErrors.allocation_not_found, with_allocation_id);
  if (one === other) return refuseFields({ path: 'with_allocation_id', code: 'stayTwice' });
  const from = Math.max(dayNumber(context.today), one.start, other.start);
  const events: BerthPlanEvent[] = [];
  for (const [known, twin] of [
    [one, other],
    [other, one],
  ] as const) {
    if (known.end <= from) return stayOver(known);
    const segments = swapped(known, twin, from);
    const refusal = refusedBerths(known, segments, confirm_min_length === true, [one, other]);
    if (refusal !== null) return refusal;
    const makes_way = known === one ? { makes_way: [other.id] } : {};
    events.push(movedEvent(known, segments, from, { ...makes_way, swapped_with: twin.vessel_id }));
  }
  return events;
}

const swapped = (known: Residency, twin: Residency, from: number) =>
  joined([
    ...within(known.segments, known.start, from),
    { berth: berthHeldOn(twin, from), start: from, end: known.end },
  ]);
