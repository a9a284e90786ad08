import type { DifferenceKind } from '../../../contracts/dockwalk/vocabulary.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { WalkEvent } from '../domain/walk-events.js';
import { walkRecord } from '../records/walk-records.js';

/** A difference between dock and plan, and until when it stood. */
export interface DifferenceMadeDocument {
  readonly marina_id: string | null;
  readonly session_id: string;
  readonly berth_id: string;
  readonly kind: DifferenceKind;
  /** Of a boat that nobody knew. */
  readonly boat_name: string | null;
  /** UTC instant of the tap. */
  readonly at: string;
  /** UTC; null: it stands. */
  readonly ended_at: string | null;
  /** It ended because staff dismissed it as wrong. */
  readonly dismissed: boolean;
}

/** Every difference, also those that were withdrawn, one document each, for what was known at a past moment. */
export const differencesMade: Projection<DifferenceMadeDocument, WalkEvent> = {
  name: 'dock-walk-differences-made',
  version: 1,
  indexes: [{ fields: ['marina_id', 'at'] }],
  documentIds: ({ data, stream }) =>
    walkRecord.idsIn({ stream }).length > 0 && 'difference_id' in data ? [data.difference_id] : [],
  apply: (document, logged) => {
    const event = { type: logged.type, data: logged.data } as WalkEvent;
    switch (event.type) {
      case 'DifferenceFound': {
        const { session_id, berth_id, kind, boat_name, at } = event.data;
        const { marina_id } = logged.metadata;
        return { marina_id, session_id, berth_id, kind, boat_name, at, ended_at: null, dismissed: false };
      }
      case 'DifferenceWithdrawn':
      case 'DifferenceResolved':
        return document && { ...document, ended_at: event.data.at };
      case 'DifferenceDismissed':
        return document && { ...document, ended_at: event.data.at, dismissed: true };
      default:
        return undefined;
    }
  },
  personal: { field: 'session_id', forget: (document) => ({ ...document, boat_name: null }) },
};
