import type { Projection } from '../../platform/consuming/projection.js';
import type { SeenInBerth, WalkEvent } from '../domain/walk-events.js';
import { walkRecord } from '../records/walk-records.js';

/** One answer about a berth on a walk; boats by ids. */
export interface SightingMadeDocument {
  readonly marina_id: string | null;
  readonly session_id: string;
  readonly berth_id: string;
  /** UTC instant of the tap. */
  readonly at: string;
  readonly by: { readonly id: string; readonly name: string | null };
  /** Null: the answer before it was taken back. */
  readonly seen: SeenInBerth | null;
  /** UTC; since when the answer does not count, because the desk chose another one. Null: it counts. */
  readonly forgotten_at: string | null;
}

/** Every answer about berths, one document each, for what was known at a past moment. */
export const sightingsMade: Projection<SightingMadeDocument, WalkEvent> = {
  name: 'dock-walk-sightings-made',
  version: 1,
  indexes: [{ fields: ['marina_id', 'at'] }],
  documentIds: ({ type, data, stream }) => {
    if (walkRecord.idsIn({ stream }).length === 0) return [];
    const event = { type, data } as WalkEvent;
    if (event.type === 'BerthChecked') return [event.data.tap_id];
    const forgotten = event.type === 'ConflictDecided' ? event.data.forgotten_tap_id : null;
    return forgotten === null ? [] : [forgotten];
  },
  apply: (document, logged) => {
    const event = { type: logged.type, data: logged.data } as WalkEvent;
    const { marina_id, actor } = logged.metadata;
    if (event.type === 'ConflictDecided') return document && { ...document, forgotten_at: event.data.at };
    if (event.type !== 'BerthChecked') return undefined;
    const { session_id, berth_id, at, by, seen } = event.data;
    const name = by === actor.id ? actor.name : null;
    return { marina_id, session_id, berth_id, at, by: { id: by, name }, seen, forgotten_at: null };
  },
  staff: {
    ids: ['by.id'],
    forget: (document, user_id) =>
      document.by.id === user_id ? { ...document, by: { ...document.by, name: null } } : document,
  },
};
