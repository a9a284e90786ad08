import { moveReason } from '../../../contracts/berths/vocabulary-schemas.js';
import { closureReasons, lossCauses, releaseReasons } from '../../../contracts/berths/vocabulary.js';
import type { AllocationReleased, StaySegment } from '../../../contracts/berths/events.js';
import type { AllocationWhy } from '../../../contracts/berths/matches.js';
import { type AuditValue, list, record, text, word } from '../../platform/audit-trail/audit-values.js';
import type { AuditFact, ExplainedView, RecordRef } from '../../platform/audit-trail/audit-views.js';
import type { BerthPlanEvent } from '../domain/berth-plan-events.js';

const fields = [
  'berth',
  'extends_over',
  'nights',
  'swapped_with',
  'moved_from',
  'free_from',
  'resident_back',
  'why_berth',
  'reason',
  'reservation',
  'boater',
  'vessel',
  'closure_reason',
  'closure_words',
  'open_from',
  'both_berths',
] as const;
type Field = (typeof fields)[number];
type Facts = readonly AuditFact<Field>[];

/**
 * How the history view shows berth plan events. A marina's whole plan is one stream, so each event appears in the
 * history of the berth and of the reservation that it changed.
 */
export const berthPlanAuditView: ExplainedView<BerthPlanEvent, Field> = {
  kind: 'berth',
  events: {
    BerthAllocated: 'berths',
    AllocationMoved: 'berths',
    AllocationDatesChanged: 'dates',
    AllocationReleased: 'berths',
    ResidentBerthed: 'berths',
    ResidentMoved: 'berths',
    ResidentDatesChanged: 'dates',
    ResidentLeft: 'berths',
    AbsenceOpenedOnPlan: 'absences',
    AbsenceDatesChangedOnPlan: 'absences',
    AbsenceClosedOnPlan: 'absences',
    // The reservation's own event names its boat.
    BoatNamedInPlan: 'silent',
    BerthsClosed: 'berths',
    BerthsReopened: 'berths',
    // The berths' and piers' own events cover these.
    BerthEnteredPlan: 'silent',
    BerthChangedInPlan: 'silent',
    PierRenamedInPlan: 'silent',
    BerthLeftPlan: 'silent',
  },
  fields,
  sets: {
    release_reason: releaseReasons,
    loss_cause: lossCauses,
    move_reason: moveReason.options,
    chosen_by: ['staff', 'match', 'plan'],
    closure_reason: closureReasons,
  },
  records: (event) => recordsOf(event as BerthPlanEvent),
  people: ({ data }) => ('boater_id' in data ? [data.boater_id] : []),
  mentions: (event) => mentionedBy(event as BerthPlanEvent),
  variant: (event) => variantOf(event as BerthPlanEvent),
  explain: (event) => explained(event as BerthPlanEvent),
};

function mentionedBy({ type, data }: BerthPlanEvent): Readonly<Record<string, AuditValue>> {
  if ('berth_ids' in data) {
    const berths = list(data.berth_ids.map((id) => record('berth', id)));
    return berths === null ? {} : { berths };
  }
  if (!('berth_id' in data)) return {};
  const berth: AuditValue = { is: 'record', kind: 'berth', id: data.berth_id };
  const berths = type === 'AllocationMoved' ? list(mainBerths(data.segments).map((id) => record('berth', id))) : null;
  return berths === null ? { berth } : { berth, berths };
}

function variantOf({ type, data }: BerthPlanEvent): 'swapped' | 'split' | null {
  if (type !== 'AllocationMoved') return null;
  if (data.swapped_with !== undefined) return 'swapped';
  return mainBerths(data.segments).length > 1 ? 'split' : null;
}

/** Each once, in the order of the stay. */
const mainBerths = (segments: readonly StaySegment[]): string[] => [
  ...new Set(segments.map(({ berth_id }) => berth_id)),
];

function recordsOf({ type, data }: BerthPlanEvent): readonly RecordRef[] {
  if (type === 'PierRenamedInPlan') return [{ kind: 'pier', id: data.pier_id }];
  if ('berth_ids' in data) return data.berth_ids.map((id) => ({ kind: 'berth', id }));
  const berths = new Set([data.berth_id]);
  if (type === 'AllocationMoved') {
    berths.add(data.previous_berth_id);
    for (const { berth_id, extends_over } of [...(data.previous_segments ?? []), ...data.segments]) {
      for (const id of [berth_id, ...extends_over]) berths.add(id);
    }
  }
  if (type === 'ResidentMoved') berths.add(data.previous_berth_id);
  const records: RecordRef[] = [...berths].map((id) => ({ kind: 'berth', id }));
  if ('reservation_id' in data) records.push({ kind: 'reservation', id: data.reservation_id });
  if ('absence_id' in data) records.push({ kind: 'absence', id: data.absence_id });
  if ('vessel_id' in data && data.vessel_id !== undefined) records.push({ kind: 'vessel', id: data.vessel_id });
  return records;
}

function explained(event: BerthPlanEvent): { before: Facts; after: Facts } {
  const { type, data } = event;
  switch (type) {
    case 'BerthAllocated':
      return came([...berthFacts(data), nights(data), whyFact(data.why), ...stayOf(data), ...bothFact(data.both)]);
    case 'AllocationMoved': {
      const { previous_segments: before = [], segments: after, swapped_with } = data;
      const split = before.length > 1 || (before.length === 1 && after.length > 1);
      return {
        before: split ? [segmentsFact(before)] : [berthFact(data.previous_berth_id)],
        after: [
          ...(split ? [segmentsFact(after)] : berthFacts(data)),
          ...(swapped_with === undefined ? [] : [swapFact(swapped_with)]),
          { field: 'moved_from', value: { is: 'date', date: data.from_date } },
          whyFact(data.why),
          { field: 'reason', value: word('move_reason', data.reason) },
          ...bothFact(data.both),
        ],
      };
    }
    case 'AllocationDatesChanged': {
      const before = { start_date: data.previous_start_date, end_date: data.previous_end_date };
      return { before: [nights(before)], after: [nights(data), ...bothFact(data.both)] };
    }
    case 'AllocationReleased':
      return {
        before: [berthFact(data.berth_id), nights(data)],
        after: [freeFrom(data.released_from), { field: 'reason', value: releasedBecause(data) }],
      };
    case 'ResidentBerthed':
      return came([berthFact(data.berth_id), nights(data), ...residentFacts(data), ...bothFact(data.both)]);
    case 'ResidentMoved':
      return {
        before: [berthFact(data.previous_berth_id)],
        after: [
          berthFact(data.berth_id),
          ...(data.swapped_with === undefined
            ? []
            : [{ field: 'swapped_with' as const, value: record('vessel', data.swapped_with) }]),
          { field: 'moved_from', value: { is: 'date', date: data.from_date } },
          ...residentFacts(data),
        ],
      };
    case 'ResidentDatesChanged': {
      const [first] = data.previous_segments;
      const last = data.previous_segments.at(-1);
      const before = { start_date: first?.start_date ?? data.start_date, end_date: last?.end_date ?? null };
      return { before: [nights(before)], after: [nights(data), ...residentFacts(data)] };
    }
    case 'ResidentLeft':
      return { before: [berthFact(data.berth_id), ...residentFacts(data)], after: [freeFrom(data.left_on)] };
    case 'AbsenceOpenedOnPlan':
    case 'AbsenceDatesChangedOnPlan':
      return came([
        berthFact(data.berth_id),
        nights(data),
        { field: 'vessel', value: record('vessel', data.vessel_id) },
      ]);
    case 'AbsenceClosedOnPlan':
      return came([
        berthFact(data.berth_id),
        { field: 'resident_back', value: { is: 'date', date: data.closed_from } },
      ]);
    case 'BerthsClosed':
      return came([
        nights(data),
        { field: 'closure_reason', value: word('closure_reason', data.reason) },
        ...(data.words === '' ? [] : [{ field: 'closure_words' as const, value: text(data.words) }]),
      ]);
    case 'BoatNamedInPlan':
      return came([]);
    case 'BerthsReopened':
      return came([{ field: 'open_from', value: { is: 'date', date: data.from_date } }]);
    case 'BerthEnteredPlan':
    case 'BerthChangedInPlan':
    case 'PierRenamedInPlan':
    case 'BerthLeftPlan':
      return came([]);
    default:
      return type satisfies never;
  }
}

const came = (after: Facts): { before: Facts; after: Facts } => ({ before: [], after });

function berthFact(id: string): AuditFact<Field> {
  return { field: 'berth', value: record('berth', id) };
}

function berthFacts({ berth_id, extends_over }: Pick<StaySegment, 'berth_id' | 'extends_over'>): Facts {
  const over: AuditValue | null = list(extends_over.map((id) => record('berth', id)));
  return [berthFact(berth_id), { field: 'extends_over', value: over }];
}

function swapFact(reservation_id: string): AuditFact<Field> {
  return { field: 'swapped_with', value: record('reservation', reservation_id) };
}

/** Every berth of a stay with its neighbours and nights, e.g. "A1 + A2: 3 – 5 July 2027, 2 nights". */
function segmentsFact(segments: readonly StaySegment[]): AuditFact<Field> {
  const shown = segments.map(({ berth_id, extends_over, start_date, end_date }): AuditValue => ({
    is: 'joined',
    parts: [
      { is: 'record', kind: 'berth', id: berth_id },
      ...extends_over.flatMap((id): AuditValue[] => [
        { is: 'text', text: ' + ' },
        { is: 'record', kind: 'berth', id },
      ]),
      { is: 'text', text: ': ' },
      { is: 'nights', start_date, end_date },
    ],
  }));
  return { field: 'berth', value: list(shown) };
}

function nights(range: { readonly start_date: string; readonly end_date: string | null }): AuditFact<Field> {
  return { field: 'nights', value: { is: 'nights', start_date: range.start_date, end_date: range.end_date } };
}

/** Why staff let the boat have two berths. */
function bothFact(both: { readonly reason: string } | undefined): Facts {
  return both === undefined ? [] : [{ field: 'both_berths', value: text(both.reason) }];
}

function freeFrom(date: string): AuditFact<Field> {
  return { field: 'free_from', value: { is: 'date', date } };
}

function stayOf({ reservation_id }: { readonly reservation_id: string }): Facts {
  return [{ field: 'reservation', value: record('reservation', reservation_id) }];
}

function residentFacts({ boater_id, vessel_id }: { readonly boater_id: string; readonly vessel_id: string }): Facts {
  return [
    { field: 'boater', value: record('boater', boater_id) },
    { field: 'vessel', value: record('vessel', vessel_id) },
  ];
}

/** Who chose the berth, and how many fitted. */
function whyFact({ chosen_by, candidates_total }: AllocationWhy): AuditFact<Field> {
  const chosen = word('chosen_by', chosen_by);
  const total: AuditValue = { is: 'count', of: 'fitting_berths', count: candidates_total };
  return { field: 'why_berth', value: chosen_by === 'staff' ? chosen : list([chosen, total]) };
}

function releasedBecause({ reason, cause }: AllocationReleased['data']) {
  return cause === undefined ? word('release_reason', reason) : word('loss_cause', cause);
}
