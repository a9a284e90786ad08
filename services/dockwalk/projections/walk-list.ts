import type { Projection } from '../../platform/consuming/projection.js';
import type { WalkEvent } from '../domain/walk-events.js';
import { walkRecord } from '../records/walk-records.js';

export interface WalkerSeen {
  readonly user_id: string;
  readonly device_id: string;
  readonly pier_id: string | null;
  readonly last_tap_at: string;
}

/** A walk in the list of walks, with its counts. */
export interface WalkDocument {
  readonly marina_id: string;
  readonly status: 'STARTED' | 'SAVED';
  readonly started_at: string;
  readonly started_by: string;
  readonly saved_at: string | null;
  readonly saved_by: string | null;
  /** Berths of the marina when the walk was saved; null before. */
  readonly berths: number | null;
  readonly checked: number;
  readonly differs: number;
  readonly open: number;
  readonly conflicts: number;
  /** The phones, each where it was last seen. */
  readonly walkers: readonly WalkerSeen[];
  /** Names of staff by id, as the log has them. */
  readonly names: Readonly<Record<string, string | null>>;
  /** Their ids, to find the walks of one of them. */
  readonly people: readonly string[];
}

/** Most phones that a walk remembers. */
const MOST_WALKERS = 50;

/** Walks, one document each. */
export const walkList: Projection<WalkDocument, WalkEvent> = {
  name: 'dock-walks',
  version: 2,
  indexes: [{ fields: ['marina_id', 'started_at'] }],
  wholeStream: walkRecord.prefix,
  documentIds: walkRecord.idsIn,
  apply: (document, logged) => {
    const event = { type: logged.type, data: logged.data } as WalkEvent;
    const { id, name } = logged.metadata.actor;
    if (event.type === 'DockWalkStarted') return started(event.data, { [id]: name });
    if (document === undefined) return undefined;
    const names = { ...document.names, [id]: name };
    return { ...changed(document, event), names, people: Object.keys(names) };
  },
  staff: {
    ids: ['people'],
    forget: (document, user_id) => ({ ...document, names: { ...document.names, [user_id]: null } }),
  },
};

function started(
  { marina_id, at, by }: Extract<WalkEvent, { type: 'DockWalkStarted' }>['data'],
  names: WalkDocument['names'],
): WalkDocument {
  const counts = { berths: null, checked: 0, differs: 0, open: 0, conflicts: 0 };
  const unsaved = { status: 'STARTED' as const, saved_at: null, saved_by: null };
  return {
    marina_id,
    started_at: at,
    started_by: by,
    ...unsaved,
    ...counts,
    walkers: [],
    names,
    people: Object.keys(names),
  };
}

function changed(document: WalkDocument, event: Exclude<WalkEvent, { type: 'DockWalkStarted' }>): WalkDocument {
  const { differs, open, conflicts } = document;
  switch (event.type) {
    case 'BerthChecked':
      return { ...document, checked: event.data.checked, walkers: walkersAfter(document, event.data) };
    case 'BerthNoted':
    case 'BerthPhotographed':
    case 'PierWalked':
      return { ...document, walkers: walkersAfter(document, event.data) };
    case 'CheckConflicted':
      return { ...document, conflicts: conflicts + 1 };
    case 'ConflictDecided':
      return { ...document, conflicts: conflicts - 1, checked: event.data.checked };
    case 'ConflictDropped':
      return { ...document, conflicts: conflicts - 1 };
    case 'DifferenceFound':
      return { ...document, differs: differs + 1, open: open + 1 };
    case 'DifferenceWithdrawn':
      return { ...document, differs: differs - 1, open: open - 1 };
    case 'DifferenceLeftToDesk':
      return document;
    case 'DifferenceResolved':
    case 'DifferenceDismissed':
      return { ...document, open: open - 1 };
    case 'DockWalkSaved': {
      const { berths, at, by } = event.data;
      return { ...document, status: 'SAVED', berths, saved_at: at, saved_by: by };
    }
    default:
      return event satisfies never;
  }
}

function walkersAfter(
  { walkers }: WalkDocument,
  { by, device_id, pier_id, at }: { by: string; device_id: string; pier_id: string; at: string },
): readonly WalkerSeen[] {
  const same = (walker: WalkerSeen) => walker.user_id === by && walker.device_id === device_id;
  const before = walkers.find(same);
  if (before !== undefined && before.last_tap_at > at) return walkers;
  const now = { user_id: by, device_id, pier_id, last_tap_at: at };
  return [now, ...walkers.filter((walker) => !same(walker))].slice(0, MOST_WALKERS);
}
