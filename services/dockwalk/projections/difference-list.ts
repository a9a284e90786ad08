import type { DifferenceKind, DifferenceState } from '../../../contracts/dockwalk/vocabulary.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { PlannedBoat, SeenInBerth, WalkEvent } from '../domain/walk-events.js';
import { walkRecord } from '../records/walk-records.js';

interface SettledBy {
  readonly id: string;
  readonly name: string | null;
}

/** How the dock differed from the plan at one berth. */
export interface DifferenceDocument {
  readonly marina_id: string | null;
  readonly session_id: string;
  readonly berth_id: string;
  readonly pier_id: string;
  readonly kind: DifferenceKind;
  readonly seen: SeenInBerth;
  /** Of a boat that nobody knew. */
  readonly boat_name: string | null;
  readonly planned: PlannedBoat | null;
  readonly at: string;
  readonly by: SettledBy;
  readonly state: DifferenceState;
  readonly reason: string | null;
  readonly settled_at: string | null;
  readonly settled_by: SettledBy | null;
}

/** Differences of all walks, one document each. */
export const differenceList: Projection<DifferenceDocument, WalkEvent> = {
  name: 'dock-walk-differences',
  version: 2,
  indexes: [{ fields: ['marina_id', 'state', 'at'] }, { fields: ['session_id', 'at'] }],
  documentIds: ({ data, stream }) =>
    walkRecord.idsIn({ stream }).length > 0 && 'difference_id' in data ? [data.difference_id] : [],
  apply: (document, logged) => {
    const event = { type: logged.type, data: logged.data } as WalkEvent;
    const { marina_id, actor } = logged.metadata;
    const who = { id: actor.id, name: actor.name };
    if (event.type === 'DifferenceFound') {
      const { difference_id: _, tap_id: _tap, to_desk, by, ...found } = event.data;
      const open = { state: to_desk ? ('TO_DESK' as const) : ('OPEN' as const), reason: null };
      const name = by === actor.id ? actor.name : null;
      return { marina_id, ...found, by: { id: by, name }, ...open, settled_at: null, settled_by: null };
    }
    return document && changed(document, event, who);
  },
  personal: {
    field: 'session_id',
    forget: (document) => ({ ...document, boat_name: null, reason: null }),
  },
  staff: {
    ids: ['by.id', 'settled_by.id'],
    forget: (document, user_id) => ({
      ...document,
      by: unnamed(document.by, user_id),
      settled_by: document.settled_by && unnamed(document.settled_by, user_id),
    }),
  },
};

function unnamed(who: SettledBy, user_id: string): SettledBy {
  return who.id === user_id ? { ...who, name: null } : who;
}

function changed(
  document: DifferenceDocument,
  event: WalkEvent,
  who: SettledBy,
): DifferenceDocument | null | undefined {
  switch (event.type) {
    case 'DifferenceWithdrawn':
      return null;
    case 'DifferenceLeftToDesk':
      return { ...document, state: 'TO_DESK' };
    case 'DifferenceResolved':
      return { ...document, state: 'RESOLVED', settled_at: event.data.at, settled_by: null };
    case 'DifferenceDismissed': {
      const { at, reason } = event.data;
      return { ...document, state: 'DISMISSED', reason, settled_at: at, settled_by: who };
    }
    default:
      return undefined;
  }
}
