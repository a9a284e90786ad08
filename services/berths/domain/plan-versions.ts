import type {
  AllocationMoved,
  BerthAllocated,
  ClosedOut,
  HeldSegment,
  StaySegment,
} from '../../../contracts/berths/events.js';
import type { BerthedVessel } from '../../../contracts/berths/vocabulary-schemas.js';
import type { ClosureReason } from '../../../contracts/berths/vocabulary.js';
import type { BerthPlanEvent, PlanBerth } from './berth-plan-events.js';
import { type BerthPlanState, type Closure, endDay, measuresOf } from './berth-plan-state.js';
import { fromSnapshot, type Snapshot } from './berth-plan-snapshot.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { OPEN_END } from './nights.js';

/**
 * The berth plan as versions of its parts: every berth, pier name, stay, residency and absence keeps what it was after
 * each of its events. The plan at a past moment is put together from the versions that held then, so its cost does not
 * grow with the years in between.
 */

export const partKinds = ['berth', 'pier', 'stay', 'residency', 'absence', 'closure'] as const;
export type PartKind = (typeof partKinds)[number];

/** What a part was after an event. */
interface Version<T> {
  /** UTC instant of the event. */
  readonly at: string;
  /** The event's revision in the plan's stream. */
  readonly revision: number;
  /** Null: the part had ended without any night, or the berth had left the plan. */
  readonly was: T | null;
}

interface StayFacts {
  readonly reservation_id: string;
  readonly vessel: BerthedVessel;
  readonly segments: readonly StaySegment[];
  readonly released: boolean;
  readonly vessel_id: string | null;
  readonly own: boolean;
}

interface ResidencyFacts {
  readonly boater_id: string;
  readonly vessel_id: string;
  readonly vessel: BerthedVessel;
  readonly segments: readonly HeldSegment[];
}

interface AbsenceFacts {
  readonly residency_id: string;
  readonly start_date: string;
  readonly end_date: string;
}

/** A closure, with the nights of each berth that it closed; those that were opened again at once are left out. */
interface ClosureFacts {
  readonly start_date: string;
  readonly end_date: string | null;
  readonly reason: ClosureReason;
  readonly words: string;
  readonly own_words?: NonNullable<Closure['own_words']> | undefined;
  readonly tell: boolean;
  readonly tell_at?: string | undefined;
  readonly berth_ids: readonly string[];
  readonly displaced: readonly ClosedOut[];
  readonly staying?: readonly string[] | undefined;
  readonly undone: boolean;
  readonly berths: readonly { readonly berth_id: string; readonly end_date: string | null }[];
}

interface PartFacts {
  readonly berth: PlanBerth;
  readonly pier: { readonly name: string };
  readonly stay: StayFacts;
  readonly residency: ResidencyFacts;
  readonly absence: AbsenceFacts;
  readonly closure: ClosureFacts;
}

interface PartOf<K extends PartKind> {
  readonly part: K;
  readonly id: string;
  /** First night and day after the last night of all versions; all nights for berths and piers. Day numbers. */
  readonly start: number;
  readonly end: number;
  /** Oldest first. */
  readonly versions: readonly Version<PartFacts[K]>[];
}

export type PlanPart = { readonly [K in PartKind]: PartOf<K> }[PartKind];

interface PartRef {
  readonly part: PartKind;
  readonly id: string;
}

/** The parts that an event changes. */
export function partsOf({ type, data }: BerthPlanEvent): readonly PartRef[] {
  switch (type) {
    case 'BerthEnteredPlan':
    case 'BerthChangedInPlan':
    case 'BerthLeftPlan':
      return [{ part: 'berth', id: data.berth_id }];
    case 'PierRenamedInPlan':
      return [{ part: 'pier', id: data.pier_id }];
    case 'BerthAllocated':
    case 'AllocationMoved':
    case 'AllocationDatesChanged':
    case 'AllocationReleased':
    case 'BoatNamedInPlan':
      return [{ part: 'stay', id: data.allocation_id }];
    case 'ResidentBerthed':
    case 'ResidentMoved':
      return [{ part: 'residency', id: data.allocation_id }];
    case 'ResidentDatesChanged':
    case 'ResidentLeft':
      return [
        { part: 'residency', id: data.allocation_id },
        ...data.absence_ids.map((id): PartRef => ({ part: 'absence', id })),
      ];
    case 'AbsenceOpenedOnPlan':
    case 'AbsenceDatesChangedOnPlan':
    case 'AbsenceClosedOnPlan':
      return [{ part: 'absence', id: data.absence_id }];
    case 'BerthsClosed':
    case 'BerthsReopened':
      return [{ part: 'closure', id: data.closure_id }];
    default:
      return type satisfies never;
  }
}

/** When an event was recorded, and its revision in the plan's stream. */
export type Recorded = Omit<Version<never>, 'was'>;

/** The part after one more of its events. */
export function partAfter(before: PlanPart | undefined, ref: PartRef, event: BerthPlanEvent, when: Recorded): PlanPart {
  const was = factsAfter(before, ref.part, event);
  const [start, end] = nightsOf(ref.part, was);
  return {
    ...ref,
    start: Math.min(before?.start ?? start, start),
    end: Math.max(before?.end ?? end, end),
    versions: [...(before?.versions ?? []), { ...when, was }],
  } as PlanPart;
}

type Facts = PartFacts[PartKind] | null;

function berthedStay(data: BerthAllocated['data']): StayFacts {
  const { reservation_id, vessel, berth_id, extends_over, start_date, end_date } = data;
  const { vessel_id = null, own_berth: own = false } = data;
  const segments = [{ berth_id, extends_over, start_date, end_date }];
  return { reservation_id, vessel, segments, released: false, vessel_id, own };
}

function movedStay(stay: StayFacts | null, data: AllocationMoved['data']): StayFacts | null {
  if (stay === null) return null;
  const named = data.vessel === undefined && data.vessel_id === undefined ? stay.vessel_id : (data.vessel_id ?? null);
  const { vessel = stay.vessel, segments, own_berth: own = false } = data;
  return { ...stay, vessel, segments, released: false, vessel_id: named, own };
}

function factsAfter(before: PlanPart | undefined, part: PartKind, { type, data }: BerthPlanEvent): Facts {
  switch (type) {
    case 'BerthEnteredPlan':
    case 'BerthChangedInPlan':
      return data;
    case 'BerthLeftPlan':
      return null;
    case 'PierRenamedInPlan':
      return { name: data.pier_name };
    case 'BerthAllocated':
      return berthedStay(data);
    case 'AllocationMoved':
      return movedStay(latest(before, 'stay'), data);
    case 'BoatNamedInPlan': {
      const stay = latest(before, 'stay');
      return stay && { ...stay, vessel_id: data.vessel_id };
    }
    case 'AllocationDatesChanged': {
      const stay = latest(before, 'stay');
      return stay && { ...stay, segments: data.segments };
    }
    case 'AllocationReleased': {
      const stay = latest(before, 'stay');
      const spent = (stay?.segments ?? []).flatMap((one) => endedBy(one, data.released_from) ?? []);
      return stay === null || spent.length === 0 ? null : { ...stay, segments: spent, released: true };
    }
    case 'ResidentBerthed': {
      const { boater_id, vessel_id, vessel, berth_id, start_date, end_date } = data;
      return { boater_id, vessel_id, vessel, segments: [{ berth_id, start_date, end_date }] };
    }
    case 'ResidentMoved':
    case 'ResidentDatesChanged': {
      if (part === 'absence') return within(latest(before, 'absence'), data);
      const residency = latest(before, 'residency');
      return residency && { ...residency, segments: data.segments };
    }
    case 'ResidentLeft': {
      if (part === 'absence') return endedBy(latest(before, 'absence'), data.left_on);
      const residency = latest(before, 'residency');
      const held = (residency?.segments ?? []).flatMap((one) => endedBy(one, data.left_on) ?? []);
      return residency === null || held.length === 0 ? null : { ...residency, segments: held };
    }
    case 'AbsenceOpenedOnPlan':
    case 'AbsenceDatesChangedOnPlan':
      return { residency_id: data.allocation_id, start_date: data.start_date, end_date: data.end_date };
    case 'AbsenceClosedOnPlan':
      return endedBy(latest(before, 'absence'), data.closed_from);
    case 'BerthsClosed': {
      const { closure_id: _id, ...closure } = data;
      const berths = data.berth_ids.map((berth_id) => ({ berth_id, end_date: data.end_date }));
      return { ...closure, berths, undone: false };
    }
    case 'BerthsReopened': {
      const closure = latest(before, 'closure');
      const opened = (closure?.berths ?? []).flatMap((one) => {
        if (!data.berth_ids.includes(one.berth_id)) return [one];
        const nights = endedBy({ start_date: closure?.start_date ?? '', end_date: one.end_date }, data.from_date);
        return nights === null ? [] : [{ berth_id: one.berth_id, end_date: nights.end_date }];
      });
      return closure && { ...closure, berths: opened, undone: data.undone };
    }
    default:
      return type satisfies never;
  }
}

/** The nights before `day`; null if none remain. */
function endedBy<T extends { readonly start_date: string; readonly end_date: string | null }>(
  nights: T | null,
  day: string,
): T | null {
  if (nights === null || day <= nights.start_date) return null;
  return nights.end_date !== null && nights.end_date <= day ? nights : { ...nights, end_date: day };
}

/** The nights of an absence within a residency's; null if none remain. */
function within(
  absence: AbsenceFacts | null,
  { start_date, end_date }: { readonly start_date: string; readonly end_date: string | null },
): AbsenceFacts | null {
  const ended = end_date === null ? absence : endedBy(absence, end_date);
  if (ended === null || ended.end_date <= start_date) return null;
  return ended.start_date < start_date ? { ...ended, start_date } : ended;
}

function latest<K extends PartKind>(part: PlanPart | undefined, kind: K): PartFacts[K] | null {
  return part?.part === kind ? ((part as unknown as PartOf<K>).versions.at(-1)?.was ?? null) : null;
}

function nightsOf(part: PartKind, was: Facts): readonly [start: number, end: number] {
  if (part === 'berth' || part === 'pier') return [0, OPEN_END];
  if (was === null) return [OPEN_END, 0];
  const first = 'segments' in was ? was.segments[0] : was;
  const last = 'segments' in was ? was.segments.at(-1) : was;
  if (first === undefined || last === undefined || !('start_date' in first) || !('end_date' in last))
    return [OPEN_END, 0];
  return [dayNumber(first.start_date), endDay(last.end_date)];
}

/** The version that held at an instant (UTC ISO 8601 with milliseconds); undefined before the first. */
export function versionAt<T>(versions: readonly Version<T>[], at: string): Version<T> | undefined {
  return versions.findLast((version) => version.at <= at);
}

type Rows = {
  -readonly [K in 'berths' | 'allocations' | 'residencies' | 'absences' | 'closures']: Snapshot[K][number][];
};

/**
 * The plan at an instant, from the parts whose nights a query is about and all berths and piers. It has every berth, and
 * the stays of those parts only.
 */
export function planAt(parts: readonly PlanPart[], at: string): BerthPlanState {
  const rows: Rows = { berths: [], allocations: [], residencies: [], absences: [], closures: [] };
  const entered = (part: PlanPart): number => (part.part === 'berth' ? (part.versions[0]?.revision ?? 0) : 0);
  const renamed = new Map(
    parts.flatMap((one) => (one.part === 'pier' ? [[one.id, versionAt(one.versions, at)] as const] : [])),
  );
  for (const one of [...parts].sort((part, other) => entered(part) - entered(other))) addRow(rows, one, at, renamed);
  const held = new Set(rows.residencies.map(([id]) => id));
  const absences = rows.absences.filter(([, residency]) => held.has(residency));
  return fromSnapshot({ ...rows, absences, kept_both: [], ended: [] });
}

type PierVersion = Version<PartFacts['pier']>;

function addRow(rows: Rows, one: PlanPart, at: string, renamed: ReadonlyMap<string, PierVersion | undefined>): void {
  switch (one.part) {
    case 'pier':
      return;
    case 'berth': {
      const last = versionAt(one.versions, at);
      const known = one.versions.findLast(({ at: when, was }) => when <= at && was !== null);
      if (last === undefined || known?.was == null) return;
      const facts = withPierName(known.was, known.revision, renamed.get(known.was.pier_id));
      rows.berths.push({ facts, left: last.was === null });
      return;
    }
    case 'stay': {
      const was = versionAt(one.versions, at)?.was;
      if (was == null) return;
      const { reservation_id, released, vessel_id, own } = was;
      rows.allocations.push([one.id, reservation_id, ...sizes(was), released, vessel_id, own, rowsOf(was)]);
      return;
    }
    case 'residency': {
      const was = versionAt(one.versions, at)?.was;
      if (was == null) return;
      const { boater_id, vessel_id, segments } = was;
      const held = segments.map(
        ({ berth_id, start_date, end_date }) => [berth_id, dayNumber(start_date), endDay(end_date)] as const,
      );
      rows.residencies.push([one.id, boater_id, vessel_id, ...sizes(was), held]);
      return;
    }
    case 'absence': {
      const was = versionAt(one.versions, at)?.was;
      if (was == null) return;
      rows.absences.push([one.id, was.residency_id, dayNumber(was.start_date), dayNumber(was.end_date)]);
      return;
    }
    case 'closure': {
      const was = versionAt(one.versions, at)?.was;
      if (was == null) return;
      const { start_date, end_date, berths, own_words, tell_at, ...facts } = was;
      const start = dayNumber(start_date);
      const closed = berths.map(({ berth_id, end_date: last }) => [berth_id, start, endDay(last)] as const);
      rows.closures.push({
        ...facts,
        ...(own_words && { own_words }),
        ...(tell_at === undefined ? {} : { tell_at }),
        id: one.id,
        start,
        end: endDay(end_date),
        berths: closed,
      });
      return;
    }
    default:
      one satisfies never;
  }
}

function sizes({ vessel }: { readonly vessel: BerthedVessel }) {
  const { length, beam, draft, type } = measuresOf(vessel);
  return [length, beam, draft, type] as const;
}

function rowsOf({ segments }: StayFacts) {
  return segments.map(
    ({ berth_id, extends_over, start_date, end_date }) =>
      [berth_id, extends_over, dayNumber(start_date), dayNumber(end_date)] as const,
  );
}

/** A pier's new name reaches its berths without an event of their own. */
function withPierName(facts: PlanBerth, revision: number, renamed: PierVersion | undefined): PlanBerth {
  return renamed?.was == null || renamed.revision < revision ? facts : { ...facts, pier_name: renamed.was.name };
}
