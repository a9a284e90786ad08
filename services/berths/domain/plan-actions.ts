import type { StaySegment } from '../../../contracts/berths/events.js';
import type { PlanActionKind } from '../../../contracts/berths/vocabulary.js';
import type { BerthPlanEvent } from './berth-plan-events.js';
import type { BerthPlanState } from './berth-plan-state.js';
import type { CausedEvent } from './caused-event.js';
import {
  absenceKinds,
  absenceOf,
  type ChangesOfResidents,
  changesOfResidents,
  labelOf,
  residencyKinds,
  residenciesOf,
} from './resident-actions.js';
import type {
  RecordedPlanAction,
  RecordedPlanStep,
  RecordedSegment,
} from '../../../contracts/berths/plan-history-queries.js';

type StayEvent = Extract<
  BerthPlanEvent,
  { type: 'BerthAllocated' | 'AllocationMoved' | 'AllocationDatesChanged' | 'AllocationReleased' }
>;

interface StayChange extends CausedEvent {
  readonly event: StayEvent;
}

/**
 * The actions on visitors' stays, on residencies and on absences in these events, newest first. The events are oldest
 * first and reach up to the present plan, which names the berths.
 */
export function planActions(state: BerthPlanState, events: readonly CausedEvent[]): RecordedPlanAction[] {
  return [...eachPlanAction(state, events)].sort(newestFirst);
}

export function newestFirst(one: RecordedPlanAction, other: RecordedPlanAction): number {
  return other.position - one.position;
}

/** The same actions one by one in no order, so that the caller may pause between two. */
export function* eachPlanAction(state: BerthPlanState, events: readonly CausedEvent[]): Generator<RecordedPlanAction> {
  const newest = newestOf(events.filter((one): one is StayChange => isOfStay(one.event)));
  const residents = changesOfResidents(events);
  const actions = new Map<string, CausedEvent[]>();
  for (const one of events) {
    const known = actions.get(one.action_id);
    if (known === undefined) actions.set(one.action_id, [one]);
    else known.push(one);
  }
  for (const some of actions.values()) yield* recorded(state, some, newest, residents);
}

function isOfStay({ type }: BerthPlanEvent): boolean {
  return (
    type === 'BerthAllocated' ||
    type === 'AllocationMoved' ||
    type === 'AllocationDatesChanged' ||
    type === 'AllocationReleased'
  );
}

/** The last change of each reservation's stay. */
function newestOf(changes: readonly StayChange[]): ReadonlyMap<string, StayChange> {
  return new Map(changes.map((change) => [change.event.data.reservation_id, change]));
}

function recorded(
  state: BerthPlanState,
  events: readonly CausedEvent[],
  newest: ReadonlyMap<string, StayChange>,
  residents: ChangesOfResidents,
): RecordedPlanAction[] {
  const changes = events.filter((one): one is StayChange => isOfStay(one.event));
  const byStay = new Map<string, StayChange[]>();
  for (const change of changes) {
    const { allocation_id } = change.event.data;
    byStay.set(allocation_id, [...(byStay.get(allocation_id) ?? []), change]);
  }
  const steps = [...byStay.values()].map((some) => stepOf(state, some, newest));
  const [resident = null, swapped = null] = residenciesOf(state, events, residents);
  const absence = resident === null ? absenceOf(state, events, residents) : null;
  const [first] = events;
  if (first === undefined || (steps.length === 0 && resident === null && absence === null)) return [];
  const { action_id, at, by } = first;
  const kind =
    swapped !== null
      ? 'RESIDENT_SWAP'
      : resident !== null
        ? residencyKinds[resident.did]
        : absence !== null
          ? absenceKinds[absence.did]
          : kindOf(steps, changes);
  const position = events.at(-1)?.position ?? first.position;
  return [{ action_id, kind, at, by, position, steps, resident, swapped, absence }];
}

/** The effect of an action on one stay. Its first event describes the stay before, its last one the stay now. */
function stepOf(
  state: BerthPlanState,
  changes: readonly StayChange[],
  newest: ReadonlyMap<string, StayChange>,
): RecordedPlanStep {
  const first = changes[0]?.event;
  const change = changes.at(-1);
  if (first === undefined || change === undefined) throw new Error('a step has at least one event');
  const { event } = change;
  const { allocation_id, reservation_id } = event.data;
  const named = (segments: readonly StaySegment[]) => segments.map((segment) => namedSegment(state, segment));
  const before = first.type === 'BerthAllocated' ? [] : first.data.previous_segments;
  const after = segmentsAfter(event);
  const latest = newest.get(reservation_id);
  const since = latest === undefined || latest.action_id === change.action_id ? null : latest;
  return {
    did: didOf(first, event, otherNights(before, after)),
    allocation_id,
    reservation_id,
    release_reason: event.type === 'AllocationReleased' ? event.data.reason : null,
    before: before === undefined ? null : named(before),
    after: named(after),
    changed_since: since === null ? null : { by: since.by, at: since.at },
  };
}

function didOf(first: StayEvent, last: StayEvent, otherNights: boolean): RecordedPlanStep['did'] {
  if (first.type === 'BerthAllocated' && last.type !== 'AllocationReleased') return 'ALLOCATED';
  return last.type === 'AllocationMoved' && otherNights ? 'CHANGED_DATES' : did[last.type];
}

/** Whether the whole stay begins or ends on another day. False where an older version did not record it. */
function otherNights(before: readonly StaySegment[] | undefined, after: readonly StaySegment[]): boolean {
  if (before === undefined || before.length === 0) return false;
  return before[0]?.start_date !== after[0]?.start_date || before.at(-1)?.end_date !== after.at(-1)?.end_date;
}

const did = {
  BerthAllocated: 'ALLOCATED',
  AllocationMoved: 'MOVED',
  AllocationDatesChanged: 'CHANGED_DATES',
  AllocationReleased: 'RELEASED',
} as const satisfies Record<StayEvent['type'], RecordedPlanStep['did']>;

function segmentsAfter(event: StayEvent): readonly StaySegment[] {
  switch (event.type) {
    case 'BerthAllocated':
      return [event.data];
    case 'AllocationMoved':
    case 'AllocationDatesChanged':
      return event.data.segments;
    case 'AllocationReleased': {
      const { previous_segments = [], released_from } = event.data;
      return previous_segments.flatMap((segment) =>
        segment.start_date >= released_from
          ? []
          : [{ ...segment, end_date: segment.end_date < released_from ? segment.end_date : released_from }],
      );
    }
  }
}

function namedSegment(state: BerthPlanState, { extends_over, ...segment }: StaySegment): RecordedSegment {
  return { ...segment, label: labelOf(state, segment.berth_id), extends_over };
}

function kindOf(steps: readonly RecordedPlanStep[], changes: readonly StayChange[]): PlanActionKind {
  const [only] = steps;
  if (steps.length > 1 || only === undefined) {
    const together = steps.length === 2 && changes.some(({ event }) => 'makes_way' in event.data);
    return together && exchanged(steps) ? 'SWAP' : 'BULK';
  }
  switch (only.did) {
    case 'ALLOCATED':
      return 'ALLOCATE';
    case 'CHANGED_DATES':
      return 'DATES';
    case 'RELEASED':
      return 'RELEASE';
    case 'MOVED':
      return new Set(only.after.map(({ berth_id }) => berth_id)).size > 1 ? 'SPLIT' : 'MOVE';
  }
}

/** Whether each of two stays has a berth that the other had. Older versions did not record the berths before. */
function exchanged([one, other]: readonly RecordedPlanStep[]): boolean {
  const had = (step: RecordedPlanStep | undefined) => step?.before ?? null;
  if (one === undefined || other === undefined || had(one) === null || had(other) === null) return true;
  const takes = ({ after }: RecordedPlanStep, { before }: RecordedPlanStep) =>
    after.some(({ berth_id }) => before?.some((segment) => segment.berth_id === berth_id));
  return takes(one, other) && takes(other, one);
}
