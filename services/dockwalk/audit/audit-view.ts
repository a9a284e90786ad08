import { conflictChoices, conflictKinds, differenceKinds } from '../../../contracts/dockwalk/vocabulary.js';
import { type AuditValue, metres, personal, record, text, word } from '../../platform/audit-trail/audit-values.js';
import type { AuditFact, ExplainedView } from '../../platform/audit-trail/audit-views.js';
import type { WalkBookEvent } from '../domain/walk-book.js';
import type { SeenInBerth, WalkEvent, WalkEventOf } from '../domain/walk-events.js';

const fields = [
  'walk_pier',
  'walk_difference',
  'walk_seen',
  'walk_measured',
  'walk_planned',
  'walk_conflict',
  'walk_choice',
  'walk_note',
  'walk_reason',
] as const;
type Field = (typeof fields)[number];
type Facts = readonly AuditFact<Field>[];

const nothing = ['EMPTY', 'UNKNOWN'] as const;

/**
 * How the history shows dock walks. Differences, decisions, notes and photos are in the history of their berth; the
 * checks that found nothing have no entries, since a walk makes hundreds of them.
 */
export const walkAuditView: ExplainedView<WalkEvent, Field> = {
  kind: 'berth',
  events: {
    DockWalkStarted: 'comings',
    BerthChecked: 'silent',
    BerthNoted: 'silent',
    BerthPhotographed: 'comings',
    PierWalked: 'comings',
    CheckConflicted: 'comings',
    ConflictDecided: 'comings',
    ConflictDropped: 'silent',
    DifferenceFound: 'comings',
    DifferenceWithdrawn: 'silent',
    DifferenceLeftToDesk: 'silent',
    DifferenceResolved: 'silent',
    DifferenceDismissed: 'comings',
    DockWalkSaved: 'comings',
  },
  fields,
  sets: {
    walk_difference: differenceKinds,
    walk_conflict: conflictKinds,
    walk_choice: conflictChoices,
    walk_seen: nothing,
  },
  records: ({ data }) => ('berth_id' in data ? [{ kind: 'berth', id: data.berth_id }] : []),
  explain: ({ type, data }) => ({ before: [], after: factsOf({ type, data } as WalkEvent) }),
};

function factsOf({ type, data }: WalkEvent): Facts {
  switch (type) {
    case 'DifferenceFound':
      return differenceFacts(data);
    case 'DifferenceDismissed':
      return [{ field: 'walk_reason', value: personal(data.reason) }];
    case 'CheckConflicted':
      return [{ field: 'walk_conflict', value: word('walk_conflict', data.kind) }];
    case 'ConflictDecided':
      return [
        { field: 'walk_choice', value: word('walk_choice', data.choice) },
        ...(data.note === null ? [] : [{ field: 'walk_note' as const, value: text(data.note) }]),
      ];
    case 'PierWalked':
      return [{ field: 'walk_pier', value: record('pier', data.pier_id) }];
    default:
      return [];
  }
}

function differenceFacts({ kind, seen, boat_name, planned }: WalkEventOf<'DifferenceFound'>['data']): Facts {
  const measured = seen.answer === 'BOAT' ? seen.measured : null;
  return [
    { field: 'walk_difference', value: word('walk_difference', kind) },
    { field: 'walk_seen', value: seenValue(seen, boat_name) },
    ...(measured === null ? [] : [{ field: 'walk_measured' as const, value: metres(measured) }]),
    ...(planned === null ? [] : [{ field: 'walk_planned' as const, value: boatValue(planned) }]),
  ];
}

function seenValue(seen: SeenInBerth, boat_name: string | null): AuditValue | null {
  if (seen.answer === 'EMPTY') return word('walk_seen', 'EMPTY');
  return boatValue(seen) ?? text(boat_name) ?? word('walk_seen', 'UNKNOWN');
}

function boatValue({ vessel_id, reservation_id }: { vessel_id: string | null; reservation_id: string | null }) {
  return record('vessel', vessel_id) ?? record('reservation', reservation_id);
}

/** The book of walks has no entries of its own: the walks show when they start. */
export const walkBookAuditView: ExplainedView<WalkBookEvent> = {
  kind: 'dock_walk',
  events: { DockWalkOpened: 'silent' },
  fields: [],
  records: () => [],
  explain: () => ({ before: [], after: [] }),
};
