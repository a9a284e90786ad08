import type { Projection } from '../../platform/consuming/projection.js';
import type { SeenInBerth, WalkEvent } from '../domain/walk-events.js';
import { walkRecord } from '../records/walk-records.js';

/** The last answer about a berth on any walk; boats by ids. */
export interface SightingDocument {
  readonly marina_id: string | null;
  readonly session_id: string;
  readonly tap_id: string;
  /** UTC instant of the tap. */
  readonly at: string;
  readonly by: { readonly id: string; readonly name: string | null };
  readonly seen: SeenInBerth;
}

/** What was last seen in each berth, one document each. An answer that was taken back leaves none. */
export const lastSightings: Projection<SightingDocument, WalkEvent> = {
  name: 'dock-walk-sightings',
  version: 1,
  indexes: [{ fields: ['marina_id', 'at'] }],
  documentIds: ({ type, data, stream }) =>
    walkRecord.idsIn({ stream }).length > 0 && 'berth_id' in data && SEES.includes(type) ? [data.berth_id] : [],
  apply: (document, logged) => {
    const event = { type: logged.type, data: logged.data } as WalkEvent;
    const { marina_id, actor } = logged.metadata;
    if (event.type === 'ConflictDecided') {
      return document !== undefined && event.data.forgotten_tap_id === document.tap_id ? null : undefined;
    }
    if (event.type !== 'BerthChecked') return undefined;
    const { session_id, tap_id, at, by, seen } = event.data;
    if (document !== undefined && document.at > at) return undefined;
    if (seen === null) return document && null;
    return { marina_id, session_id, tap_id, at, by: { id: by, name: by === actor.id ? actor.name : null }, seen };
  },
  staff: {
    ids: ['by.id'],
    forget: (document, user_id) =>
      document.by.id === user_id ? { ...document, by: { ...document.by, name: null } } : document,
  },
};

const SEES: readonly string[] = ['BerthChecked', 'ConflictDecided'];
