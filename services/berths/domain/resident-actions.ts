import type { HeldSegment } from '../../../contracts/berths/events.js';
import type { PlanActionKind } from '../../../contracts/berths/vocabulary.js';
import type { BerthPlanEvent } from './berth-plan-events.js';
import { type BerthPlanState, nameOf } from './berth-plan-state.js';
import type { CausedEvent } from './caused-event.js';
import type {
  RecordedAbsence,
  RecordedHeldNights,
  RecordedResidency,
} from '../../../contracts/berths/plan-history-queries.js';

type ResidentEvent = Extract<
  BerthPlanEvent,
  { type: 'ResidentBerthed' | 'ResidentMoved' | 'ResidentDatesChanged' | 'ResidentLeft' }
>;
type AbsenceEvent = Extract<
  BerthPlanEvent,
  { type: 'AbsenceOpenedOnPlan' | 'AbsenceDatesChangedOnPlan' | 'AbsenceClosedOnPlan' }
>;
interface Caused<E extends BerthPlanEvent> extends CausedEvent {
  readonly event: E;
}

/** The last changes that stand in the way of undoing earlier ones. */
export interface ChangesOfResidents {
  /** Of each residency, by id. */
  readonly residency: ReadonlyMap<string, CausedEvent>;
  /** Of each residency or one of its absences, by id of the residency. */
  readonly whole: ReadonlyMap<string, CausedEvent>;
  /** Of each absence, by id. */
  readonly absence: ReadonlyMap<string, CausedEvent>;
}

export const residencyKinds = {
  BERTHED: 'RESIDENT_BERTHED',
  MOVED: 'RESIDENT',
  CHANGED_DATES: 'RESIDENT_DATES',
  LEFT: 'RESIDENT_LEFT',
} as const satisfies Record<RecordedResidency['did'], PlanActionKind>;

export const absenceKinds = {
  OPENED: 'ABSENCE_OPENED',
  CHANGED_DATES: 'ABSENCE_DATES',
  CLOSED: 'ABSENCE_CLOSED',
} as const satisfies Record<RecordedAbsence['did'], PlanActionKind>;

/** @param events oldest first */
export function changesOfResidents(events: readonly CausedEvent[]): ChangesOfResidents {
  const residency = new Map<string, CausedEvent>();
  const whole = new Map<string, CausedEvent>();
  const absence = new Map<string, CausedEvent>();
  for (const one of events) {
    const { event } = one;
    if (isOfResident(event)) {
      residency.set(event.data.allocation_id, one);
      whole.set(event.data.allocation_id, one);
      // A move takes the absence along, which keeps its nights.
      if (event.type === 'ResidentDatesChanged' || event.type === 'ResidentLeft') {
        for (const id of event.data.absence_ids) absence.set(id, one);
      }
    } else if (isOfAbsence(event)) {
      whole.set(event.data.allocation_id, one);
      absence.set(event.data.absence_id, one);
    }
  }
  return { residency, whole, absence };
}

/** What the events of one action did to residencies: one, or two that exchanged their berths. */
export function residenciesOf(
  state: BerthPlanState,
  events: readonly CausedEvent[],
  latest: ChangesOfResidents,
): RecordedResidency[] {
  const changes = events.filter((one): one is Caused<ResidentEvent> => isOfResident(one.event));
  const each = Map.groupBy(changes, ({ event }) => event.data.allocation_id);
  return [...each.values()].flatMap((some) => residencyOf(state, some, latest) ?? []);
}

function residencyOf(
  state: BerthPlanState,
  changes: readonly Caused<ResidentEvent>[],
  latest: ChangesOfResidents,
): RecordedResidency | null {
  const first = changes[0]?.event;
  const last = changes.at(-1);
  if (first === undefined || last === undefined) return null;
  const { allocation_id, boater_id, vessel_id } = last.event.data;
  const did = didOf(first, last.event);
  const before = first.type === 'ResidentBerthed' ? [] : (first.data.previous_segments ?? null);
  const since = (did === 'MOVED' ? latest.residency : latest.whole).get(allocation_id);
  const named = (some: readonly HeldSegment[]) => some.map((segment) => namedNights(state, segment));
  return {
    did,
    allocation_id,
    boater_id,
    vessel_id,
    vessel: (last.event.type === 'ResidentLeft' ? last.event.data.vessel : undefined) ?? null,
    before: before === null ? null : named(before),
    after: named(segmentsAfter(last.event)),
    absences: changes.flatMap(
      ({ event }) => ('previous_absences' in event.data ? event.data.previous_absences : []) ?? [],
    ),
    changed_since: sinceOf(since, last),
  };
}

/** What the events of one action did to an absence; null: they are not about one. */
export function absenceOf(
  state: BerthPlanState,
  events: readonly CausedEvent[],
  latest: ChangesOfResidents,
): RecordedAbsence | null {
  const last = events.findLast((one): one is Caused<AbsenceEvent> => isOfAbsence(one.event));
  if (last === undefined) return null;
  const { type, data } = last.event;
  const { absence_id, allocation_id, berth_id, vessel_id } = data;
  const about = { absence_id, allocation_id, vessel_id };
  const named = (nights: { start_date: string; end_date: string }) => [namedNights(state, { berth_id, ...nights })];
  const changed_since = sinceOf(latest.absence.get(absence_id), last);
  if (type === 'AbsenceOpenedOnPlan') return { did: 'OPENED', ...about, before: [], after: named(data), changed_since };
  const { previous_nights } = data;
  const before = previous_nights === undefined ? null : named(previous_nights);
  if (type === 'AbsenceDatesChangedOnPlan') {
    return { did: 'CHANGED_DATES', ...about, before, after: named(data), changed_since };
  }
  const start_date = previous_nights?.start_date ?? data.closed_from;
  const kept = start_date < data.closed_from ? named({ start_date, end_date: data.closed_from }) : [];
  return { did: 'CLOSED', ...about, before, after: kept, changed_since };
}

export function labelOf(state: BerthPlanState, berth_id: string): string {
  const berth = state.berths.get(berth_id);
  return berth === undefined ? '' : nameOf(berth);
}

function isOfResident(event: BerthPlanEvent): event is ResidentEvent {
  const { type } = event;
  return (
    type === 'ResidentBerthed' || type === 'ResidentMoved' || type === 'ResidentDatesChanged' || type === 'ResidentLeft'
  );
}

function isOfAbsence(event: BerthPlanEvent): event is AbsenceEvent {
  const { type } = event;
  return type === 'AbsenceOpenedOnPlan' || type === 'AbsenceDatesChangedOnPlan' || type === 'AbsenceClosedOnPlan';
}

function didOf(first: ResidentEvent, last: ResidentEvent): RecordedResidency['did'] {
  if (last.type === 'ResidentLeft') return 'LEFT';
  if (first.type === 'ResidentBerthed') return 'BERTHED';
  return first.type === 'ResidentMoved' && last.type === 'ResidentMoved' ? 'MOVED' : 'CHANGED_DATES';
}

function segmentsAfter(event: ResidentEvent): readonly HeldSegment[] {
  switch (event.type) {
    case 'ResidentBerthed':
      return [event.data];
    case 'ResidentMoved':
    case 'ResidentDatesChanged':
      return event.data.segments;
    case 'ResidentLeft': {
      const { previous_segments = [], left_on } = event.data;
      return previous_segments.flatMap((held) =>
        held.start_date >= left_on
          ? []
          : [{ ...held, end_date: held.end_date !== null && held.end_date < left_on ? held.end_date : left_on }],
      );
    }
  }
}

function namedNights(state: BerthPlanState, { berth_id, start_date, end_date }: HeldSegment): RecordedHeldNights {
  return { berth_id, label: labelOf(state, berth_id), start_date, end_date };
}

function sinceOf(latest: CausedEvent | undefined, own: CausedEvent): RecordedResidency['changed_since'] {
  return latest === undefined || latest.action_id === own.action_id ? null : { by: latest.by, at: latest.at };
}
